/** Start of every test: a Tuesday noon in Germany, after the product's laws took effect. */
export const START = Date.parse("2026-11-03T11:00:00Z");

/** A clock that moves only when a test moves it. */
export type TestClock = {
  readonly base: () => number;
  readonly advance: (by: { readonly days?: number; readonly hours?: number; readonly minutes?: number; readonly seconds?: number }) => void;
};

/** Creates a test clock that starts at this time. */
export function createTestClock(at = START): TestClock {
  let now = at;
  return {
    base: () => now,
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
