import { germanDay, luhnDigit, machineText, readableText, ungrouped } from "@tribun/domain";
import type { CardEnd } from "../../ports/payment.ts";
import type { CardRule } from "../../words/checkout-types.ts";

type TypedCard = { readonly number: string; readonly expiry: string; readonly code: string; readonly holder: string };
export type CardErrors = {
  readonly cardNumber?: CardRule;
  readonly cardExpiry?: CardRule;
  readonly cardCode?: CardRule;
  readonly cardHolder?: CardRule;
};

/**
 * Checks a typed card, and reduces a valid one to its brand and last four digits. After any error, number and code must be typed again,
 * because nothing stores them. `nowMs` is the operator's clock.
 */
export function readCard(typed: TypedCard, nowMs: number): { readonly errors: CardErrors; readonly card?: CardEnd } {
  const digits = ungrouped(typed.number);
  const number = digits === "" ? "cardNumber.required" : isCardNumber(digits) ? undefined : "cardNumber.invalid";
  const expiry = expiryRule(typed.expiry, nowMs);
  const code = new RegExp(`^\\d{${brandOf(digits) === "Amex" ? 4 : 3}}$`).test(machineText(typed.code)) ? undefined : "cardCode.invalid";
  const errors: CardErrors = {
    ...(number && { cardNumber: number }),
    ...(expiry && { cardExpiry: expiry }),
    ...(code && { cardCode: code }),
    ...(readableText(typed.holder) === "" && { cardHolder: "cardHolder.required" as const }),
  };
  if (Object.keys(errors).length > 0) return { errors: { cardNumber: "cardNumber.again", cardCode: "cardCode.again", ...errors } };
  return { errors, card: { brand: brandOf(digits), lastFour: digits.slice(-4) } };
}

function isCardNumber(digits: string): boolean {
  return /^\d{13,19}$/.test(digits) && luhnDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}

/** Checks MM/JJ or MM/JJJJ. A card is valid until its month is over in Germany. */
function expiryRule(typed: string, nowMs: number): CardRule | undefined {
  const text = machineText(typed);
  if (text === "") return "cardExpiry.required";
  const [, month = "", year = ""] = /^(0?[1-9]|1[0-2])[./-]*((?:20)?\d\d)$/.exec(text) ?? [];
  if (month === "") return "cardExpiry.invalid";
  const last = `20${year.slice(-2)}-${month.padStart(2, "0")}`;
  return last < germanDay(nowMs).slice(0, 7) ? "cardExpiry.past" : undefined;
}

/** The brand of a card, from the first digits of its number (ISO/IEC 7812). */
function brandOf(digits: string): string {
  if (digits.startsWith("4")) return "Visa";
  if (/^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(digits)) return "Mastercard";
  return /^3[47]/.test(digits) ? "Amex" : "other";
}
