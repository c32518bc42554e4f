import { formatPhone, type Language } from "@tribun/domain";
import { html } from "hono/html";
import { euros } from "../../providers/documents/order-mail.ts";
import type { FoundCheckout } from "./find.ts";
import type { Markup } from "./page.ts";
import { checkoutTexts } from "./texts.ts";

/** The order as a match ticket: what is bought, what is due, what follows each month. */
export function ticket({ order, tariff }: FoundCheckout, language: Language): Markup {
  const t = checkoutTexts(language);
  const { payment } = order;
  const gb = tariff.dataGb + order.bonusGb;
  const rows: readonly (readonly [string, string])[] = [
    [t.order, order.number],
    [t.tariff, `${tariff.name}, ${t.term(tariff.commitmentMonths)}`],
    [t.msisdn, formatPhone(order.msisdn)],
    [t.sim, order.simType === "esim" ? t.esim : t.physical],
    ...fee(t.opening, payment.initialOpeningFee, language),
    ...fee(t.number, payment.specialNumberFee, language),
    ...fee(t.jersey, payment.advanceJerseyFee, language),
    ...fee(t.customisation, payment.jerseyCustomisationFee, language),
    ...fee(t.identity, payment.identityCharge, language),
    ...fee(t.discount, payment.discount ?? 0, language),
  ];
  return html`<aside class="ticket" aria-label="${t.summary}">
    <header>
      <div>
        <p class="small">${t.summary}</p>
        <h2>${tariff.name}</h2>
      </div>
      <span class="num">${gb}<small> GB</small></span>
    </header>
    <div class="ribbon"></div>
    <dl>
      ${rows.map(
        ([label, value]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <dl class="stub">
      <div class="total">
        <dt>${t.dueNow}<br /><span class="small">${t.inclVat}</span></dt>
        <dd>${euros(payment.dueNow, language)}</dd>
      </div>
      <div>
        <dt>${t.monthly}</dt>
        <dd>${euros(payment.monthly, language)}</dd>
      </div>
    </dl>
  </aside>`;
}

/** A line of the bill; what costs nothing is left out (A15). */
function fee(label: string, cents: number, language: Language): (readonly [string, string])[] {
  return cents === 0 ? [] : [[label, euros(cents, language)]];
}
