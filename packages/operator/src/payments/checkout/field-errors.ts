import { html } from "hono/html";
import { type Field, FIELDS, type FormErrors } from "./form-input.ts";
import type { Markup } from "../../http/page/page.ts";
import type { CheckoutRule, CheckoutTexts } from "../../words/checkout-types.ts";

type TextInput = {
  readonly field: Field;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** Further attributes, such as `autocomplete`. */
  readonly attributes: Markup;
};

/** A text field with its hint and its error. */
export function textInput(t: CheckoutTexts, errors: FormErrors, { field, label, hint, value, attributes }: TextInput): Markup {
  return html`<div class="field ${errors[field] ? "bad" : ""}">
    <label for="${field}">${label}</label>${hint === undefined ? "" : html`<span class="small soft" id="${field}-hint">${hint}</span>`}
    <input
      type="text"
      id="${field}"
      name="${field}"
      value="${value}"
      ${attributes}
      ${untilChanged(value, errors[field])}
      ${described(field, errors, hint === undefined ? "" : `${field}-hint`)}
    />
    ${fieldError(t, field, errors)}
  </div>`;
}

/** Characters that have a meaning in a regular expression. */
const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/**
 * Makes the browser treat the refused value as invalid and any other value as valid: the page has no script, and the red colour must go
 * once the value changes.
 */
function untilChanged(value: string, rule: CheckoutRule | undefined): Markup | "" {
  if (rule === undefined) return "";
  return value.trim() === "" ? html`required` : html`pattern="(?!${value.replace(SYNTAX, String.raw`\$&`)}$).*"`;
}

/** The error of a field, to which `described` refers. */
export function fieldError(t: CheckoutTexts, field: Field, errors: FormErrors): Markup | "" {
  const rule = errors[field];
  return rule === undefined ? "" : html`<p class="err" id="${field}-error">${t.errors[rule]}</p>`;
}

/** Links a field to its hint and its error for assistive technology. */
export function described(field: Field, errors: FormErrors, hint = ""): Markup | "" {
  const ids = [hint, errors[field] === undefined ? "" : `${field}-error`].filter(Boolean).join(" ");
  if (ids === "") return "";
  return errors[field] === undefined ? html`aria-describedby="${ids}"` : html`aria-describedby="${ids}" aria-invalid="true"`;
}

/** Lists all errors above the form. Each one links to its field. */
export function errorSummary(t: CheckoutTexts, errors: FormErrors): Markup | "" {
  const found = FIELDS.flatMap((field) => (errors[field] ? [{ field, rule: errors[field] }] : []));
  if (found.length === 0) return "";
  return html`<div class="notice bad" role="alert">
    <p>${t.errorsTitle}</p>
    <ul>
      ${found.map(({ field, rule }) => html`<li><a href="#${field}">${t.errors[rule]}</a></li>`)}
    </ul>
  </div>`;
}
