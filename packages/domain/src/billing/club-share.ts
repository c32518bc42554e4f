import type { BilledAmounts } from "./bill.ts";
import { taxed, totalOf } from "./bill.ts";

/** Ten thousand of them are the whole. */
export const BASIS_POINTS = 10_000;
/**
 * Fewer fans than these whose bills gave something in a month, and its sum waits for a month with more: nobody may read one fan's bill
 * out of two totals. Ten, as statistics that are published usually ask for of a cell (k-anonymity, k = 10); a fan whose bookings come to
 * nothing hides nobody, and does not count.
 */
export const CLUB_SHARE_LEAST_FANS = 10;

/**
 * What an operator has promised of its own revenue: hundredths of a percent of the net of each bill written on this day or later. One
 * promise, for good: no rate is kept beside a bill before it is booked, so another rate would hold for bills that wait for their money, too.
 */
export type ClubShare = { readonly basisPoints: number; readonly from: string };

/**
 * The share of one bill: the promised part of its net, half a cent rounded up, once for the whole bill. So a year's shares differ from
 * the share of the year's net by half a cent a bill at most, and no bill gives more than it brought.
 * @param netCents what the bill brought without VAT; below zero nothing is shared
 */
export function clubShareOf(netCents: number, basisPoints: number): number {
  return Math.floor((Math.max(0, netCents) * basisPoints + BASIS_POINTS / 2) / BASIS_POINTS);
}

type Paper = {
  /** What of the bill bears VAT. Claims and compensation are no revenue. */
  readonly taxedItems: readonly BilledAmounts[];
  readonly grossCents: number;
  /** What credit notes have given of it. Not what a bank has left of it, which is paid. */
  readonly creditedCents: number;
};

/**
 * The net that a paid bill brought: of its taxed items, as the bill shows it, or of what is left of them where a part was credited or
 * made good for. Never more than the fan paid, and never more for a bill of which more was credited, though each item of a whole bill is
 * rounded by itself. Net cents.
 */
export function clubShareBase({ taxedItems, grossCents, creditedCents }: Paper): number {
  const whole = totalOf(taxedItems);
  const broughtCents = Math.max(0, Math.min(whole.grossCents, grossCents - creditedCents));
  const wholeNetCents = Math.max(0, whole.netCents);
  return broughtCents === whole.grossCents ? wholeNetCents : Math.min(wholeNetCents, taxed(broughtCents).netCents);
}

/**
 * What is to be booked so that a bill's bookings add up to its share: all of it when it is paid, all of it back when the money goes back,
 * the difference when a part is credited, and zero whenever the same is asked again.
 */
export function clubShareChange(bill: {
  readonly bookedCents: number;
  readonly paid: boolean;
  readonly netCents: number;
  readonly basisPoints: number;
}): number {
  return (bill.paid ? clubShareOf(bill.netCents, bill.basisPoints) : 0) - bill.bookedCents;
}

/** A month's bookings and how many fans' came to more or less than nothing. */
export type ShareMonth = { readonly month: string; readonly cents: number; readonly fans: number };

/**
 * What may be told of a club's sum: all up to the end of the last month that is over and in which enough fans took part, so that between
 * any two totals there are as many fans. In whole euros, the cents cut off.
 * @param months one entry a month, `YYYY-MM`; in any order
 * @param present the month that is not over
 * @returns undefined while there is nothing to tell; `until` is absent where only what was carried over counts
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
