/** When the samples of tests and stories were taken: a Saturday noon in Germany, winter time, no end of a month near. */
export const SAMPLE_NOW = Date.parse("2026-11-21T11:00:00Z");

/**
 * Makes this realm's `Date` begin at a moment and run on from there, so that nothing below reads the real calendar. Timers stay
 * as they are: countdowns still count. Called again it begins anew.
 *
 * Needs nothing from around it, so that Playwright can send it into a page.
 * @param at milliseconds since 1970
 */
export function startClockAt(at: number): void {
  const realm: { Date: DateConstructor; realDate?: DateConstructor } = globalThis;
  const real = (realm.realDate ??= Date);
  const elapsed = performance.now.bind(performance);
  const start = elapsed();
  const now = () => Math.floor(at + elapsed() - start);
  realm.Date = new Proxy(real, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
    apply: (target) => new target(now()).toString(),
    get: (target, key): unknown => (key === "now" ? now : Reflect.get(target, key)),
  });
}
