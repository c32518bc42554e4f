/**
 * Attributes of a place that the countdown's island answers (`countdown.ts`); instants. The island writes `data-phase` and the figures
 * beside them before React takes the page over, and each second after: React is told not to compare what it never drew.
 * @param endsAt what it counts down to may last; without, it is over as it begins
 */
export const countsDown = (startsAt: string, endsAt?: string) => ({
  suppressHydrationWarning: true,
  "data-starts": startsAt,
  "data-ends": endsAt,
});

/** The same for a place with an end alone, which `period.ts` marks with `data-over` once it has come. */
export const lastsUntil = (endsAt: string) => ({ suppressHydrationWarning: true, "data-until": endsAt });
