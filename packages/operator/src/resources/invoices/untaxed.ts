/**
 * Kinds of entries that bear no VAT, and why: their gross is their net.
 *
 * - `compensation` makes good for damage: a late number (§ 59(4) TKG) and an outage (§ 58(3) TKG). Nobody pays it for a service
 *   (no supply for consideration, § 1(1) no. 1 UStG).
 * - `invoiced`: a payment that the bank took back and that has a receipt. The receipt showed its VAT, and showing it again would
 *   owe it again (§ 14c(1) UStG).
 * - `gotTwice`: a refund after which the bank took the whole payment back too. Its return is no price for anything.
 * - `paidAlready`: what a bank has left of a payment, beside the claim that taxes all of it. It is money, and no price.
 * - `objected`: what an objection gives back of any of these.
 */
const REASONS = {
  portingDelay: "compensation",
  faultCompensation: "compensation",
  invoicedPayment: "invoiced",
  doubleRefund: "gotTwice",
  keptPayment: "paidAlready",
  untaxedObjection: "objected",
} as const;

export type UntaxedReason = (typeof REASONS)[keyof typeof REASONS];
type Kinded = { readonly kind: string };

const BY_KIND: ReadonlyMap<string, UntaxedReason> = new Map(Object.entries(REASONS));

/** True for what bears no VAT. */
export function isUntaxed({ kind }: Kinded): boolean {
  return BY_KIND.has(kind);
}

/** The entries that are taxed, and those that are not, each in their order. */
export function bySubjectToVat<T extends Kinded>(entries: readonly T[]): { readonly taxed: T[]; readonly untaxed: T[] } {
  return { taxed: entries.filter((entry) => !isUntaxed(entry)), untaxed: entries.filter(isUntaxed) };
}

/** What untaxed entries come to for each reason, gross cents. */
export function centsByReason(untaxed: readonly (Kinded & { readonly grossCents: number })[]): ReadonlyMap<UntaxedReason, number> {
  const sums = new Map<UntaxedReason, number>();
  for (const { kind, grossCents } of untaxed) {
    const reason = BY_KIND.get(kind);
    if (reason !== undefined) sums.set(reason, (sums.get(reason) ?? 0) + grossCents);
  }
  return sums;
}

/**
 * How much of `cents` that are given back of an invoice bore no VAT, in proportion to its items and to what was credited of them
 * elsewhere: an objection names a sum, not items. Where one of the two parts is itself money for the fan, the other is all that was
 * to be paid.
 */
export function untaxedShare(items: readonly (Kinded & { readonly grossCents: number })[], cents: number): number {
  const sum = (some: typeof items) => some.reduce((total, { grossCents }) => total + grossCents, 0);
  const { taxed, untaxed } = bySubjectToVat(items);
  const [withVat, without] = [Math.max(0, sum(taxed)), Math.max(0, sum(untaxed))];
  return without === 0 ? 0 : Math.round((cents * without) / (withVat + without));
}
