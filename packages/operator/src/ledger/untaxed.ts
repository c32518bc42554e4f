/**
 * Kinds of entries that bear no VAT, with the reason. Their gross is their net.
 *
 * - `compensation` makes good for damage: a late number (§ 59(4) TKG) or an outage (§ 58(3) TKG). It pays for no service (no supply for
 *   consideration, § 1(1) no. 1 UStG).
 * - `invoiced`: a payment that the bank took back and that has a receipt. The receipt showed its VAT, and showing it again would owe it
 *   again (§ 14c(1) UStG).
 * - `gotTwice`: a refund after which the bank took the whole payment back too. Its return is no price for anything.
 * - `paidAlready`: the part of a payment that the bank has left, beside the claim that taxes all of it. It is money, not a price.
 * - `objected`: what an objection gives back of any of these.
 * - `waived`: what is waived of any of these.
 */
const REASONS = {
  portingDelay: "compensation",
  faultCompensation: "compensation",
  invoicedPayment: "invoiced",
  doubleRefund: "gotTwice",
  keptPayment: "paidAlready",
  untaxedObjection: "objected",
  untaxedWaived: "waived",
} as const;

export type UntaxedReason = (typeof REASONS)[keyof typeof REASONS];
type Kinded = { readonly kind: string };

const BY_KIND: ReadonlyMap<string, UntaxedReason> = new Map(Object.entries(REASONS));

/** True for an entry that bears no VAT. */
export function isUntaxed({ kind }: Kinded): boolean {
  return BY_KIND.has(kind);
}

/** True for the waiver of a rest that is too small to be paid. */
export function isWaived({ kind }: Kinded): boolean {
  return kind === "waived" || kind === "untaxedWaived";
}

/** Splits entries into taxed and untaxed ones, each in their order. */
export function bySubjectToVat<T extends Kinded>(entries: readonly T[]): { readonly taxed: T[]; readonly untaxed: T[] } {
  return { taxed: entries.filter((entry) => !isUntaxed(entry)), untaxed: entries.filter(isUntaxed) };
}

/** Sums untaxed entries for each reason, in gross cents. */
export function centsByReason(untaxed: readonly (Kinded & { readonly grossCents: number })[]): ReadonlyMap<UntaxedReason, number> {
  const sums = new Map<UntaxedReason, number>();
  for (const { kind, grossCents } of untaxed) {
    const reason = BY_KIND.get(kind);
    if (reason !== undefined) sums.set(reason, (sums.get(reason) ?? 0) + grossCents);
  }
  return sums;
}

type Amount = Kinded & { readonly grossCents: number };

/** Gross cents that items ask for: a credit reduces only what its own kind asks for; beyond that it is money for the fan. */
export function askedCents(items: readonly Amount[]): number {
  const byKind = new Map<string, number>();
  for (const { kind, grossCents } of items) byKind.set(kind, (byKind.get(kind) ?? 0) + grossCents);
  return [...byKind.values()].reduce((total, cents) => total + Math.max(0, cents), 0);
}

/**
 * The part of `cents`, credited of an invoice, that bore no VAT, from the invoice's items and their credits elsewhere. An objection names a
 * sum, not items, so it counts against claims first, like the credit for a reinstated claim or a withdrawn item (`creditedOfItem`). This
 * keeps the taxed and the untaxed credits each within what the invoice asked for.
 */
export function untaxedShare(items: readonly Amount[], cents: number): number {
  return Math.min(cents, askedCents(bySubjectToVat(items).untaxed));
}
