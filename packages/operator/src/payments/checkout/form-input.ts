import { accountHolder, type PaymentMethodType } from "@tribun/domain";
import { normaliseIban, sepaIban } from "@tribun/domain/bank";
import * as v from "valibot";
import type { CardEnd } from "../../ports/payment.ts";
import { type CardErrors, readCard } from "./card.ts";
import type { CheckoutRule } from "../../words/checkout-types.ts";

/** What the fan typed, to show it again beside its errors. A card's number and code are left out. */
export type Typed = {
  readonly method: string;
  readonly iban: string;
  readonly holder: string;
  readonly mandate: boolean;
  /** True where the fan wants to keep the method for later bills. */
  readonly keep: boolean;
  readonly cardExpiry: string;
  readonly cardHolder: string;
};
/** The form's fields in the order of the page. */
export const FIELDS = [
  ...(["method", "iban", "holder", "mandate"] as const),
  ...(["cardNumber", "cardExpiry", "cardCode", "cardHolder"] as const satisfies readonly (keyof CardErrors)[]),
] as const;
export type Field = (typeof FIELDS)[number];
export type FormErrors = Partial<Record<Field, CheckoutRule>>;

/** The input of a form without errors. */
export type PaymentInput = { readonly keep: boolean } & (
  | { readonly method: "sepa"; readonly iban: string; readonly holder: string }
  | { readonly method: Exclude<PaymentMethodType, "sepa">; readonly card?: CardEnd | undefined }
);

const HOLDER_RULES = ["holder.tooLong", "text.script", "text.unprintable"] as const;

/** The values of a form without input. */
export const EMPTY: Typed = { method: "", iban: "", holder: "", mandate: false, keep: false, cardExpiry: "", cardHolder: "" };

type Asking = {
  readonly methods: readonly PaymentMethodType[];
  /** True where the fan types the card on this page. */
  readonly takesCards: boolean;
  /** The operator's clock. */
  readonly nowMs: number;
};

/** Reads a submitted form, and reports every broken rule at once. */
export function readForm(
  form: URLSearchParams,
  { methods, takesCards, nowMs }: Asking,
): { typed: Typed; errors: FormErrors; input?: PaymentInput } {
  const text = (name: string) => form.get(name) ?? "";
  const typed = {
    ...{ method: text("method"), iban: text("iban"), holder: text("holder"), mandate: form.get("mandate") === "yes" },
    keep: form.get("keep") === "yes",
    ...{ cardExpiry: text("cardExpiry"), cardHolder: text("cardHolder") },
  };
  const { keep } = typed;
  const method = methods.find((candidate) => candidate === typed.method);
  if (method === undefined) return { typed, errors: { method: "method.required" } };
  if (method === "card" && takesCards) {
    const { cardExpiry: expiry, cardHolder: holder } = typed;
    const { errors, card } = readCard({ number: text("cardNumber"), expiry, code: text("cardCode"), holder }, nowMs);
    return card ? { typed, errors, input: { method, card, keep } } : { typed, errors };
  }
  if (method !== "sepa") return { typed, errors: {}, input: { method, keep } };
  const iban = v.safeParse(sepaIban, typed.iban);
  const holder = v.safeParse(accountHolder, typed.holder);
  const errors: FormErrors = {
    ...(!iban.success && { iban: ruleOf(iban.issues[0].message) }),
    ...(!holder.success && { holder: HOLDER_RULES.find((rule) => rule === holder.issues[0].message) ?? "holder.required" }),
    ...(!typed.mandate && { mandate: "mandate.required" as const }),
  };
  if (!iban.success || !holder.success || !typed.mandate) return { typed, errors };
  return { typed, errors, input: { method, keep, iban: iban.output, holder: holder.output } };
}

function ruleOf(message: string): CheckoutRule {
  return message === "iban.required" || message === "iban.notSepa" ? message : "iban.invalid";
}

/** Writes an IBAN in groups of four. */
export function groupIban(iban: string): string {
  return (normaliseIban(iban).match(/.{1,4}/g) ?? []).join(" ");
}
