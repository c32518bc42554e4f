/** Stripe's many words for "no", where the product has one of its own. */
const OURS: Readonly<Record<string, string>> = {
  card_declined: "declined",
  generic_decline: "declined",
  do_not_honor: "declined",
  payment_failed: "declined",
  payment_intent_payment_attempt_failed: "declined",
  payment_method_provider_decline: "declined",
};

/** A stable word of ours for what Stripe says: `insufficient_funds` is `insufficientFunds`, as everywhere else in the product. */
export function reasonOf(code: string | null | undefined): string {
  if (code === null || code === undefined || code === "") return "declined";
  return OURS[code] ?? code.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
