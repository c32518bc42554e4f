/** Stripe's codes of a refusal that have a reason name of the operator's own. */
const OURS: Readonly<Record<string, string>> = {
  card_declined: "declined",
  generic_decline: "declined",
  do_not_honor: "declined",
  payment_failed: "declined",
  payment_intent_payment_attempt_failed: "declined",
  payment_method_provider_decline: "declined",
};

/** Converts Stripe's code to the operator's reason name: `insufficient_funds` becomes `insufficientFunds`. */
export function reasonOf(code: string | null | undefined): string {
  if (code === null || code === undefined || code === "") return "declined";
  return OURS[code] ?? code.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
