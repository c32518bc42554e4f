import { type Language, taxed, unbroken } from "@tribun/domain";
import { html } from "hono/html";
import { euros } from "../../words/written.ts";
import type { FoundCheckout } from "./find.ts";
import type { Markup } from "../../http/page/page.ts";
import { checkoutTexts } from "../../words/checkout-texts.ts";

/** The order summary, in the form of a match ticket: its rows, what is due, and what follows each month. */
export function ticket({ checkout, subject, showsNet }: FoundCheckout, language: Language): Markup {
  const t = checkoutTexts(language);
  const keeps = checkout.purpose === "method";
  const summary = keeps ? t.keep.summary : t.summary;
  const { product, mark, rows, note, monthlyCents } = subject.view(language);
  return html`<aside class="ticket" aria-label="${summary}">
    <header>
      <div>
        <p class="small">${summary}</p>
        <h2>${product}</h2>
      </div>
      ${mark ? html`<span class="num">${mark.value}<small> ${mark.unit}</small></span>` : ""}
    </header>
    <div class="ribbon"></div>
    <dl>
      ${rows.map(
        ([label, value]) =>
          html`<div>
            <dt>${unbroken(label)}</dt>
            <dd>${unbroken(value)}</dd>
          </div>`,
      )}
    </dl>
    ${note === undefined ? "" : html`<p class="note small">${note}</p>`}
    ${keeps ? "" : stub(subject.amountCents, monthlyCents, showsNet, language)}
  </aside>`;
}

/** What is due now, and what follows each month. */
function stub(amountCents: number, monthlyCents: number | undefined, showsNet: boolean, language: Language): Markup {
  const t = checkoutTexts(language);
  return html`<dl class="stub">
    <div class="total">
      <dt>${t.dueNow}<br /><span class="small">${t.inclVat}</span></dt>
      <dd>${euros(amountCents, language)}</dd>
    </div>
    ${showsNet ? taxRows(amountCents, language) : ""}
    ${
      monthlyCents === undefined
        ? ""
        : html`<div>
            <dt>${t.monthly}</dt>
            <dd>
              ${euros(monthlyCents, language)}${showsNet ? html`<br /><span class="small">${t.netAlone(euros(taxed(monthlyCents).netCents, language))}</span>` : ""}
            </dd>
          </div>`
    }
  </dl>`;
}

/** The net price and the VAT below the total, for a business (L25). */
function taxRows(grossCents: number, language: Language): Markup {
  const t = checkoutTexts(language);
  const { netCents, vatCents } = taxed(grossCents);
  return html`<div>
      <dt>${t.net}</dt>
      <dd>${euros(netCents, language)}</dd>
    </div>
    <div>
      <dt>${t.vat}</dt>
      <dd>${euros(vatCents, language)}</dd>
    </div>`;
}
