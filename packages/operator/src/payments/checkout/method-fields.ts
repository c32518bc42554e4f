import { CREDITOR_ID, mandateWords, type PaymentMethodType } from "@tribun/domain";
import { html } from "hono/html";
import { clubOf } from "../../base/clubs/clubs.ts";
import { described, fieldError, textInput } from "./field-errors.ts";
import { groupIban } from "./form-input.ts";
import type { FormView } from "./form-facts.ts";
import { mandateReference } from "./mandate.ts";
import type { Markup } from "../../http/page/page.ts";
import type { CheckoutTexts } from "../../words/checkout-types.ts";

/** The fields of a method on the operator's page: an account with its mandate, or a card where no live provider asks for it. */
export function methodFields(method: PaymentMethodType, view: FormView, t: CheckoutTexts): Markup | "" {
  if (method === "sepa") return sepaFields(view, t);
  return method === "card" && view.takesCards ? cardFields(view, t) : "";
}

function sepaFields({ found, language, typed, errors }: FormView, t: CheckoutTexts): Markup {
  const { mandate, note } = mandateWords(clubOf(found.subject.teamId).provider.name, language);
  const iban = errors.iban === undefined ? groupIban(typed.iban) : typed.iban;
  return html`<div class="fields sepa">
    ${textInput(t, errors, {
      ...{ field: "iban", label: t.iban, hint: t.ibanHint, value: iban },
      attributes: html`autocomplete="off" autocapitalize="characters" spellcheck="false"`,
    })}
    ${textInput(t, errors, { field: "holder", label: t.holder, value: typed.holder, attributes: html`autocomplete="name"` })}
    <div class="mandate">
      <h2>${t.mandateTitle}</h2>
      <p>${mandate}</p>
      <p>${note}</p>
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
          ${errors.mandate === undefined ? "" : "required"}
          ${described("mandate", errors)}
        /><span>${t.mandateAccept}</span></label
      >
      ${fieldError(t, "mandate", errors)}
    </div>
  </div>`;
}

/** The browser does not fill these fields in, so that no fan uses a real card in the sandbox. Number and code are never shown again. */
function cardFields({ typed, errors }: FormView, t: CheckoutTexts): Markup {
  const digits = html`autocomplete="off" inputmode="numeric" spellcheck="false"`;
  return html`<div class="fields card">
    ${textInput(t, errors, {
      ...{ field: "cardNumber", label: t.card.number, hint: t.card.numberHint, value: "", attributes: digits },
    })}
    <div class="pair">
      ${textInput(t, errors, {
        ...{ field: "cardExpiry", label: t.card.expiry, hint: t.card.expiryHint, value: typed.cardExpiry, attributes: digits },
      })}
      ${textInput(t, errors, { field: "cardCode", label: t.card.code, hint: t.card.codeHint, value: "", attributes: digits })}
    </div>
    ${textInput(t, errors, { field: "cardHolder", label: t.card.holder, value: typed.cardHolder, attributes: html`autocomplete="off"` })}
  </div>`;
}
