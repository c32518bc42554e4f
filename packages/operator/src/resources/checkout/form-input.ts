import { accountHolder, type PaymentMethodType } from "@tribun/domain";
import { normaliseIban, sepaIban } from "@tribun/domain/bank";
import * as v from "valibot";
import type { CardEnd } from "../../providers/payment/payment.ts";
import { type CardErrors, readCard } from "./card.ts";
import type { CheckoutRule } from "./texts.ts";

/** What was typed; shown again beside its errors. Of a card neither number nor code are. */
export type Typed = {
  readonly method: string;
  readonly iban: string;
  readonly holder: string;
  readonly mandate: boolean;
  /** What it is paid with is kept for later bills. */
  readonly keep: boolean;
  readonly cardExpiry: string;
  readonly cardHolder: string;
};
/** The form's fields as they follow each other. */
export const FIELDS = [
  ...(["method", "iban", "holder", "mandate"] as const),
  ...(["cardNumber", "cardExpiry", "cardCode", "cardHolder"] as const satisfies readonly (keyof CardErrors)[]),
] as const;
export type Field = (typeof FIELDS)[number];
export type FormErrors = Partial<Record<Field, CheckoutRule>>;

/** A form that can be carried out. */
export type PaymentInput = { readonly keep: boolean } & (
  | { readonly method: "sepa"; readonly iban: string; readonly holder: string }
  | { readonly method: Exclude<PaymentMethodType, "sepa">; readonly card?: CardEnd | undefined }
);

const HOLDER_RULES = ["holder.tooLong", "text.script", "text.unprintable"] as const;

/** What a form without input shows. */
export const EMPTY: Typed = { method: "", iban: "", holder: "", mandate: false, keep: false, cardExpiry: "", cardHolder: "" };

type Asking = {
  readonly methods: readonly PaymentMethodType[];
  /** Whether cards are typed here. */
  readonly takesCards: boolean;
  /** The operator's clock. */
  readonly nowMs: number;
};

/** Reads a submitted form. Every broken rule is reported at once. */
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

/** An IBAN in groups of four. */
export function groupIban(iban: string): string {
  return (normaliseIban(iban).match(/.{1,4}/g) ?? []).join(" ");
}
