const FULL_TIME = 90;

/** Minutes of a match for so many events in their order: the first at 0, the last at full time, never one before another. */
export function minutesOf(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => Math.round((index * FULL_TIME) / Math.max(1, count - 1)));
}
