const FULL_TIME = 90;

/** Spreads events over the minutes of a match, in order: the first at 0, the last at full time. */
export function minutesOf(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => Math.round((index * FULL_TIME) / Math.max(1, count - 1)));
}
