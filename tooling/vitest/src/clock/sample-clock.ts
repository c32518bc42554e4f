/** The moment of all samples in tests and stories: a Saturday noon in Germany, in winter time and not near the end of a month. */
export const SAMPLE_NOW = Date.parse("2026-11-21T11:00:00Z");

/** The variable with which a process passes the offset of its clock from the machine's to child processes, in milliseconds. */
export const OFFSET_VARIABLE = "TEST_CLOCK_OFFSET";

type Realm = { Date: DateConstructor; machineDate?: DateConstructor };

/**
 * Shifts this realm's `Date`. The clock continues from there, and timers stay real, so that countdowns run. A second call replaces the
 * first. The function is self-contained, so that Playwright can send it into a page.
 * @param offset milliseconds
 */
export function shiftClock(offset: number): void {
  const realm: Realm = globalThis;
  const machine = (realm.machineDate ??= Date);
  const now = () => machine.now() + offset;
  realm.Date = new Proxy(machine, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
    apply: (target) => new target(now()).toString(),
    get: (target, key): unknown => (key === "now" ? now : Reflect.get(target, key)),
  });
}

/** The distance of a moment from the machine's time, in milliseconds, even when this realm's clock is shifted. */
export function offsetTo(at: number): number {
  const realm: Realm = globalThis;
  return at - (realm.machineDate ?? Date).now();
}

/**
 * Starts this realm's clock at a moment, whatever the machine's date is.
 * @param at milliseconds since 1970
 * @returns the offset from the machine's clock
 */
export function startClockAt(at: number): number {
  const offset = offsetTo(at);
  shiftClock(offset);
  return offset;
}

/** Restores the machine's clock in this realm. */
export function stopClock(): void {
  const realm: Realm = globalThis;
  if (realm.machineDate) realm.Date = realm.machineDate;
}

/**
 * Milliseconds since 1970 by the tests' clock.
 * @throws when the tests' clock has not been started, because the machine's time would be wrong
 */
export function testNow(): number {
  const realm: Realm = globalThis;
  if (realm.machineDate === undefined) throw new Error("Nobody has started the tests' clock here: see tooling/vitest/README.md");
  return Date.now();
}

/** The moment this many seconds from now by the tests' clock, in ISO 8601. */
export const inSeconds = (seconds: number): string => new Date(testNow() + seconds * 1000).toISOString();

/** Milliseconds since 1970 by the realm's clock. The function is self-contained, so that Playwright can send it into a page. */
export const realmNow = (): number => Date.now();
