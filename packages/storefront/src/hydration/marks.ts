/**
 * Attributes of an element that the countdown's island updates (`islands/countdown.ts`); instants. The island writes `data-phase` and the
 * figures before hydration and every second after it, so React must not compare them.
 * @param endsAt end of what it counts down to; without it, that is over as it begins
 */
export const countsDown = (startsAt: string, endsAt?: string) => ({
  suppressHydrationWarning: true,
  "data-starts": startsAt,
  "data-ends": endsAt,
});

/** The same for an element with only an end, which `islands/period.ts` marks with `data-over` once it has passed. */
export const lastsUntil = (endsAt: string) => ({ suppressHydrationWarning: true, "data-until": endsAt });
