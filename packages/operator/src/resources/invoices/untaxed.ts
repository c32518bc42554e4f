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

/** True for what bears no VAT. */
export function isUntaxed({ kind }: Kinded): boolean {
  return BY_KIND.has(kind);
}

/** True for what gives a rest that is too small to be paid. */
export function isWaived({ kind }: Kinded): boolean {
  return kind === "waived" || kind === "untaxedWaived";
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

type Amount = Kinded & { readonly grossCents: number };

/** What items ask for, gross cents: a credit takes off what its own kind asks for, and beyond that it is money for the fan. */
export function askedCents(items: readonly Amount[]): number {
  const byKind = new Map<string, number>();
  for (const { kind, grossCents } of items) byKind.set(kind, (byKind.get(kind) ?? 0) + grossCents);
  return [...byKind.values()].reduce((total, cents) => total + Math.max(0, cents), 0);
}

/**
 * How much of `cents` that are given back of an invoice bore no VAT, by its items and what was credited of them elsewhere. An objection
 * names a sum, not items, and is taken to be about claims first, as it is where a claim is won back or an item withdrawn from
 * (`creditedOfItem`): so what was given with VAT and without stays within what was asked for of each.
 */
export function untaxedShare(items: readonly Amount[], cents: number): number {
  return Math.min(cents, askedCents(bySubjectToVat(items).untaxed));
}
