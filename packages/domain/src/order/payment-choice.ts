import { type PaymentMethodType, type PaymentVersion, versionOfMethod } from "../values/enums.ts";

/** How the fan wants to pay: with a kept payment method, or with a new one that the payment page asks for. */
export type PaymentChoice = { readonly method: PaymentMethodType } | { readonly keptId: string };

/** A kept payment method, as far as the choice needs it. */
type Kept = { readonly id: string; readonly type: PaymentMethodType; readonly isDefault: boolean };

/** The choice that applies: the fan's choice while it is available, else the kept default, else direct debit, the first of V3 (spec §9). */
export function choiceOf(chosen: PaymentChoice | undefined, kept: readonly Kept[]): PaymentChoice {
  if (chosen && (!("keptId" in chosen) || kept.some(({ id }) => id === chosen.keptId))) return chosen;
  const standing = kept.find(({ isDefault }) => isDefault);
  return standing ? { keptId: standing.id } : { method: "sepa" };
}

/** The choice as the operator's calls expect it; the version follows from the method (spec §3). */
export function paymentOf(
  choice: PaymentChoice,
  kept: readonly Kept[],
): { readonly paymentVersion: PaymentVersion; readonly paymentMethod?: PaymentMethodType; readonly paymentMethodId?: string } {
  if ("method" in choice) return { paymentVersion: versionOfMethod(choice.method), paymentMethod: choice.method };
  const type = kept.find(({ id }) => id === choice.keptId)?.type ?? "sepa";
  return { paymentVersion: versionOfMethod(type), paymentMethodId: choice.keptId };
}
