import { euro, vatOf } from "../values/money.ts";

/** An item to bill; `grossCents` is for the whole quantity, negative for a credit. */
export type Billable = { readonly grossCents: number };

/** An item with its tax: gross first, VAT rounded per line (§ 14 UStG). */
export type BilledAmounts = { readonly grossCents: number; readonly netCents: number; readonly vatCents: number };

/** Net and VAT contained in a gross amount. */
export function taxed(grossCents: number): BilledAmounts {
  const vatCents = vatOf(euro(grossCents)).amount;
  return { grossCents, netCents: grossCents - vatCents, vatCents };
}

/** An item outside the scope of VAT, such as compensation for damage: net equals gross. */
export function untaxed(grossCents: number): BilledAmounts {
  return { grossCents, netCents: grossCents, vatCents: 0 };
}

/** Totals of a bill: each is the sum of its column, so that the printed columns add up. */
export function totalOf(items: Iterable<BilledAmounts>): BilledAmounts {
  const total = { grossCents: 0, netCents: 0, vatCents: 0 };
  for (const item of items) {
    total.grossCents += item.grossCents;
    total.netCents += item.netCents;
    total.vatCents += item.vatCents;
  }
  return total;
}

/** One entry of a bill: the part that goes on it now, and the part of a credit that waits for the next bill. */
export type Settled<T> = { readonly entry: T; readonly nowCents: number; readonly laterCents: number };

/**
 * Decides how much of each credit a bill uses, so that the bill never falls below zero; the rest waits. Charges always count in full.
 * Credits are used in the given order. Nothing is lost: `nowCents + laterCents` is the entry's amount.
 */
export function settleCredits<T extends Billable>(entries: readonly T[]): readonly Settled<T>[] {
  let room = entries.reduce((sum, { grossCents }) => sum + Math.max(0, grossCents), 0);
  return entries.map((entry) => {
    if (entry.grossCents >= 0) return { entry, nowCents: entry.grossCents, laterCents: 0 };
    const used = Math.min(room, -entry.grossCents);
    room -= used;
    // Avoid minus zero, which equals zero but prints differently.
    return { entry, nowCents: used === 0 ? 0 : -used, laterCents: entry.grossCents + used };
  });
}

/** The difference to the previous bill in gross cents, negative when this one is lower; undefined for the first bill. */
export function diffToPrevious(totalCents: number, previousCents: number | undefined): number | undefined {
  return previousCents === undefined ? undefined : totalCents - previousCents;
}
