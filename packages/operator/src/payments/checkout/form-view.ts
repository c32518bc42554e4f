import { METHODS_BY_VERSION, PAYMENT_METHODS, type PaymentMethodType, taxed, TransactionStatus, unbroken } from "@tribun/domain";
import { html } from "hono/html";
import type { PaymentPurpose } from "../../db/schema/payments.ts";
import { euros, LOCALE } from "../../words/written.ts";
import { errorSummary, fieldError } from "./field-errors.ts";
import type { FormView } from "./form-facts.ts";
import { methodFields } from "./method-fields.ts";
import type { Markup } from "../../http/page/page.ts";
import { returnUrl } from "./return-url.ts";
import { checkoutTexts } from "../../words/checkout-texts.ts";
import type { CheckoutTexts, KeepTexts } from "../../words/checkout-types.ts";
import { ticket } from "./ticket.ts";

/**
 * The methods that a page offers: the version's, or all of them. A fan adds a bank account in the shop, so a page that only keeps a method
 * leaves SEPA out.
 */
export function methodsOf({ found, version, all }: Pick<FormView, "found" | "version" | "all">): readonly PaymentMethodType[] {
  const methods = all ? PAYMENT_METHODS : METHODS_BY_VERSION[version];
  return found.checkout.purpose === "method" ? methods.filter((method) => method !== "sepa") : methods;
}

/**
 * The form with the order summary beside it. A method that the fan chose before is not asked for again, but can be changed. The words of §
 * 312j(3) BGB stand where the contract is concluded: for an order before this page, for a pack on this page.
 */
export function formView(view: FormView): Markup {
  const { found, language, version, all, typed, errors } = view;
  const { checkout, subject } = found;
  const { product, term, lead } = subject.view(language);
  const t = checkoutTexts(language);
  const words = wordsOf(checkout.purpose, t);
  const methods = methodsOf(view);
  const chosen = all ? undefined : methods.find((method) => method === checkout.method);
  const until = new Intl.DateTimeFormat(LOCALE[language], { timeZone: "Europe/Berlin", timeStyle: "short" });
  const total = euros(subject.amountCents, language);
  const net = found.showsNet ? euros(taxed(subject.amountCents).netCents, language) : undefined;
  return html`<h1>${words.title}</h1>
    <p class="soft">${lead} ${unbroken(t.validUntil(until.format(checkout.expiresAt)))}</p>
    ${subject.status === TransactionStatus.Fail ? html`<p class="notice bad" role="alert">${words.failed}</p>` : ""}
    ${errorSummary(t, errors)}
    <div class="cols">
      <form method="post" action="/c/${checkout.id}" novalidate>
        <input type="hidden" name="lang" value="${language}" />
        <input type="hidden" name="v" value="${version}" />
        ${all ? html`<input type="hidden" name="choose" value="1" />` : ""}
        ${chosen === undefined ? choice(view, t, methods) : chosenMethod(view, t, chosen)}
        ${subject.keeps === "asked" ? keepField(typed.keep, t) : ""}
        <div class="actions">
          <p>${words.note ?? t.payNote({ product, total, net, term })}</p>
          <button class="btn" type="submit">${words.submit}</button>
          <a class="quiet" href="${returnUrl(found)}">${t.cancel}</a>
        </div>
      </form>
      ${ticket(found, language)}
    </div>`;
}

/** Not ticked, because a single payment needs no stored card afterwards. */
function keepField(checked: boolean, t: CheckoutTexts): Markup {
  return html`<div class="field">
    <label class="check"
      ><input type="checkbox" id="keep" name="keep" value="yes" aria-describedby="keep-hint" ${checked ? "checked" : ""} /><span
        >${t.keepMethod}</span
      ></label
    >
    <p class="soft" id="keep-hint">${t.keepMethodHint}</p>
  </div>`;
}

/** The texts of a page by its purpose: it takes money that is due, orders what is paid here, or only keeps a method. */
export function wordsOf(purpose: PaymentPurpose, t: CheckoutTexts): Omit<KeepTexts, "note" | "summary"> & Partial<KeepTexts> {
  if (purpose === "method") return t.keep;
  const { title, failed, otherMethod, notices, confirm } = t;
  return { title, failed, submit: purpose === "option" ? t.order : t.pay, paypal: t.methods.paypal.hint, otherMethod, notices, confirm };
}

/** The method chosen before, with its fields and a link to the other methods. */
function chosenMethod(view: FormView, t: CheckoutTexts, method: PaymentMethodType): Markup {
  const { found, language, version } = view;
  const words = wordsOf(found.checkout.purpose, t);
  const other = new URLSearchParams({ lang: language, v: String(version), choose: "1" }).toString();
  return html`<section class="chosen">
    <input type="hidden" name="method" value="${method}" />
    <h2>${t.methods[method].name}</h2>
    <p class="soft">${hintOf(t, words, method)}</p>
    ${methodFields(method, view, t)}
    <p><a class="quiet" href="/c/${found.checkout.id}?${other}">${words.otherMethod}</a></p>
  </section>`;
}

function choice(view: FormView, t: CheckoutTexts, methods: readonly PaymentMethodType[]): Markup {
  const { typed, errors, found } = view;
  const words = wordsOf(found.checkout.purpose, t);
  const before = [typed.method, found.checkout.method].find((named) => methods.some((method) => method === named)) ?? methods[0];
  return html`<fieldset id="method" tabindex="-1">
    <legend>${t.methodLegend}</legend>
    ${fieldError(t, "method", errors)}
    <div class="method">${methods.map((method) => [option(t, words, method, before === method), methodFields(method, view, t)])}</div>
  </fieldset>`;
}

function hintOf(t: CheckoutTexts, { paypal }: Pick<KeepTexts, "paypal">, method: PaymentMethodType): string {
  return method === "paypal" ? paypal : t.methods[method].hint;
}

function option(t: CheckoutTexts, words: Pick<KeepTexts, "paypal">, method: PaymentMethodType, checked: boolean): Markup {
  return html`<label class="opt"
    ><input type="radio" name="method" id="method-${method}" value="${method}" ${checked ? "checked" : ""} /><b>${t.methods[method].name}</b
    ><span>${hintOf(t, words, method)}</span></label
  >`;
}
