/** Why a payment came to nothing, where a fan can do something about it; all else is a matter between the operator and a provider. */
const EXPLAINED = ["insufficientFunds", "declined", "cancelled"] as const;

/** The reason of a payment's check, if there are words for it. */
export function explained(reason: string | undefined): (typeof EXPLAINED)[number] | undefined {
  return EXPLAINED.find((known) => known === reason);
}
