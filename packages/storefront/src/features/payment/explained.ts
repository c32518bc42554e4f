/** Reasons of a failed payment that the fan can do something about. All others are between the operator and a provider. */
const EXPLAINED = ["insufficientFunds", "declined", "cancelled"] as const;

/** The reason from a payment's check, if there is a text for it. */
export function explained(reason: string | undefined): (typeof EXPLAINED)[number] | undefined {
  return EXPLAINED.find((known) => known === reason);
}
