import {
  CREDITOR_ID,
  type Language,
  METHODS_BY_VERSION,
  type PaymentMethodType,
  type PaymentVersion,
  taxed,
  TransactionStatus,
} from "@tribun/domain";
import { html } from "hono/html";
import { euros, LOCALE } from "../../messages/written.ts";
import { clubOf } from "../../seed/clubs.ts";
import type { FoundCheckout } from "./find.ts";
import { type FormErrors, groupIban, type Typed } from "./form-input.ts";
import { mandateReference } from "./mandate.ts";
import type { Markup } from "./page.ts";
import { returnUrl } from "./return-url.ts";
import { type CheckoutTexts, checkoutTexts } from "./texts.ts";
import { ticket } from "./ticket.ts";

export type FormView = {
  readonly found: FoundCheckout;
  readonly language: Language;
  readonly version: PaymentVersion;
  readonly typed: Typed;
  readonly errors: FormErrors;
};

/** The form with the order beside it. */
export function formView(view: FormView): Markup {
  const { found, language, version, typed, errors } = view;
  const { checkout, subject } = found;
  const { product, term, lead } = subject.view(language);
  const t = checkoutTexts(language);
  const methods = METHODS_BY_VERSION[version];
  const chosen = methods.find((method) => method === typed.method) ?? methods[0];
  const until = new Intl.DateTimeFormat(LOCALE[language], { timeZone: "Europe/Berlin", timeStyle: "short" });
  const total = euros(subject.amountCents, language);
  const net = found.showsNet ? euros(taxed(subject.amountCents).netCents, language) : undefined;
  return html`<h1>${t.title}</h1>
    <p class="soft">${lead} ${t.validUntil(until.format(checkout.expiresAt))}</p>
    ${subject.status === TransactionStatus.Fail ? html`<p class="notice bad" role="alert">${t.failed}</p>` : ""} ${errorSummary(t, errors)}
    <div class="cols">
      <form method="post" action="/c/${checkout.id}" novalidate>
        <input type="hidden" name="lang" value="${language}" />
        <input type="hidden" name="v" value="${version}" />
        <fieldset>
          <legend>${t.methodLegend}</legend>
          ${fieldError(t, "method", errors)}
          <div class="method">
            ${methods.map((method) => [option(t, method, chosen === method), method === "sepa" ? sepaFields(view, t) : ""])}
          </div>
        </fieldset>
        <div class="actions">
          <p>${t.payNote({ product, total, net, term })}</p>
          <button class="btn" type="submit">${t.pay}</button>
          <a class="quiet" href="${returnUrl(found)}">${t.cancel}</a>
        </div>
      </form>
      ${ticket(found, language)}
    </div>`;
}

function option(t: CheckoutTexts, method: PaymentMethodType, checked: boolean): Markup {
  const { name, hint } = t.methods[method];
  return html`<label class="opt"
    ><input type="radio" name="method" id="method-${method}" value="${method}" ${checked ? "checked" : ""} /><b>${name}</b
    ><span>${hint}</span></label
  >`;
}

function sepaFields({ found, typed, errors }: FormView, t: CheckoutTexts): Markup {
  const creditor = clubOf(found.subject.teamId).provider.name;
  const iban = errors.iban === undefined ? groupIban(typed.iban) : typed.iban;
  return html`<div class="sepa">
    <div class="field ${errors.iban ? "bad" : ""}">
      <label for="iban">${t.iban}</label><span class="small soft" id="iban-hint">${t.ibanHint}</span>
      <input
        type="text"
        id="iban"
        name="iban"
        value="${iban}"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        ${described("iban", errors, "iban-hint")}
      />
      ${fieldError(t, "iban", errors)}
    </div>
    <div class="field ${errors.holder ? "bad" : ""}">
      <label for="holder">${t.holder}</label>
      <input type="text" id="holder" name="holder" value="${typed.holder}" autocomplete="name" ${described("holder", errors)} />
      ${fieldError(t, "holder", errors)}
    </div>
    <div class="mandate">
      <h2>${t.mandateTitle}</h2>
      <p>${t.mandate(creditor)}</p>
      <p>${t.mandateNote}</p>
      <dl>
        <div>
          <dt>${t.creditorId}</dt>
          <dd>${CREDITOR_ID}</dd>
        </div>
        <div>
          <dt>${t.reference}</dt>
          <dd>${mandateReference(found.subject.number, found.checkout.id)}</dd>
        </div>
      </dl>
    </div>
    <div class="field">
      <label class="check"
        ><input
          type="checkbox"
          id="mandate"
          name="mandate"
          value="yes"
          ${typed.mandate ? "checked" : ""}
          ${described("mandate", errors)}
        /><span>${t.mandateAccept}</span></label
      >
      ${fieldError(t, "mandate", errors)}
    </div>
  </div>`;
}

type Field = keyof FormErrors;

function fieldError(t: CheckoutTexts, field: Field, errors: FormErrors): Markup | "" {
  const rule = errors[field];
  return rule === undefined ? "" : html`<p class="err" id="${field}-error">${t.errors[rule]}</p>`;
}

function described(field: Field, errors: FormErrors, hint = ""): Markup | "" {
  const ids = [hint, errors[field] === undefined ? "" : `${field}-error`].filter(Boolean).join(" ");
  if (ids === "") return "";
  return errors[field] === undefined ? html`aria-describedby="${ids}"` : html`aria-describedby="${ids}" aria-invalid="true"`;
}

function errorSummary(t: CheckoutTexts, errors: FormErrors): Markup | "" {
  const found = (["method", "iban", "holder", "mandate"] as const).flatMap((field) =>
    errors[field] ? [{ field, rule: errors[field] }] : [],
  );
  if (found.length === 0) return "";
  return html`<div class="notice bad" role="alert">
    <p>${t.errorsTitle}</p>
    <ul>
      ${found.map(({ field, rule }) => html`<li><a href="#${field === "method" ? "method-sepa" : field}">${t.errors[rule]}</a></li>`)}
    </ul>
  </div>`;
}
