import type { BilledAmounts } from "./bill.ts";
import { taxed, totalOf } from "./bill.ts";

/** Basis points in 100 %. */
export const BASIS_POINTS = 10_000;
/**
 * Minimum number of fans whose bills contributed to a published month; with fewer, the sum waits for a month with more. Otherwise a reader
 * could compute one fan's bill from two totals. Ten is usual for a cell of published statistics (k-anonymity, k = 10). A fan whose bookings
 * sum to zero does not count, because they do not hide another fan's bill.
 */
export const CLUB_SHARE_LEAST_FANS = 10;

/**
 * The operator's promise: hundredths of a percent of the net of each bill issued on `from` or later. The rate cannot change later: no rate
 * is stored with a bill before it is booked, so a new rate would also apply to bills that are still unpaid.
 */
export type ClubShare = { readonly basisPoints: number; readonly from: string };

/**
 * The share of one bill: the promised part of its net, with half a cent rounded up, once per bill. A year's shares therefore differ from
 * the share of the year's net by at most half a cent a bill, and no share exceeds its bill.
 * @param netCents what the bill brought without VAT; a negative amount gives no share
 */
export function clubShareOf(netCents: number, basisPoints: number): number {
  return Math.floor((Math.max(0, netCents) * basisPoints + BASIS_POINTS / 2) / BASIS_POINTS);
}

type Paper = {
  /** The bill's items that bear VAT. Claims and compensation are no revenue. */
  readonly taxedItems: readonly BilledAmounts[];
  readonly grossCents: number;
  /**
   * The sum of the credit notes for the bill. The bill's own `creditedCents` does not fit, because after a returned debit it also contains
   * what is already paid.
   */
  readonly creditedCents: number;
};

/**
 * The net revenue of a paid bill: the net of its taxed items as the bill shows it, or of the remaining amount if a part was credited or
 * compensated. Each item of a whole bill is rounded separately, yet the result never exceeds what the fan paid and never grows with a
 * credit. Net cents.
 */
export function clubShareBase({ taxedItems, grossCents, creditedCents }: Paper): number {
  const whole = totalOf(taxedItems);
  const broughtCents = Math.max(0, Math.min(whole.grossCents, grossCents - creditedCents));
  const wholeNetCents = Math.max(0, whole.netCents);
  return broughtCents === whole.grossCents ? wholeNetCents : Math.min(wholeNetCents, taxed(broughtCents).netCents);
}

/**
 * The amount to book so that a bill's bookings add up to its share: all of it when the bill is paid, all of it back when the money goes
 * back, the difference when a part is credited, and zero when nothing has changed. Net cents.
 */
export function clubShareChange(bill: {
  readonly bookedCents: number;
  readonly paid: boolean;
  readonly netCents: number;
  readonly basisPoints: number;
}): number {
  return (bill.paid ? clubShareOf(bill.netCents, bill.basisPoints) : 0) - bill.bookedCents;
}

/** A month's bookings, and the number of fans whose bookings do not sum to zero. */
export type ShareMonth = { readonly month: string; readonly cents: number; readonly fans: number };

/**
 * The published sum of a club's share: everything up to the end of the last complete month with enough fans, so that any two published
 * totals differ by at least that many fans. Whole euros, rounded down.
 * @param months one entry per month, `YYYY-MM`, in any order
 * @param present the current month, which is not complete
 * @returns undefined while there is nothing to publish; `until` is absent if only the carried-over amount counts
 */
export function publishedShare(
  months: readonly ShareMonth[],
  present: string,
  carriedCents?: number,
): { readonly cents: number; readonly until?: string } | undefined {
  const until = months
    .filter(({ month, fans }) => month < present && fans >= CLUB_SHARE_LEAST_FANS)
    .map(({ month }) => month)
    .toSorted()
    .at(-1);
  if (until === undefined && carriedCents === undefined) return undefined;
  const counted = until === undefined ? [] : months.filter(({ month }) => month <= until);
  const cents = counted.reduce((sum, month) => sum + month.cents, carriedCents ?? 0);
  return { cents: Math.floor(Math.max(0, cents) / 100) * 100, ...(until !== undefined && { until }) };
}
