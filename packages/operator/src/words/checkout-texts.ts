import type { Language } from "@tribun/domain";
import { checkoutDe } from "./checkout-de.ts";
import { checkoutTr } from "./checkout-tr.ts";
import type { CheckoutTexts, CheckoutRule } from "./checkout-types.ts";

const BY_LANGUAGE: Record<Language, CheckoutTexts> = { de: checkoutDe, tr: checkoutTr };

/** True for the name of a rule that this page has a text for. */
export const isRule = (value: unknown): value is CheckoutRule => typeof value === "string" && Object.hasOwn(checkoutDe.errors, value);

export const checkoutTexts = (language: Language): CheckoutTexts => BY_LANGUAGE[language];
