/** When the samples of tests and stories were taken: a Saturday noon in Germany, winter time, no end of a month near. */
export const SAMPLE_NOW = Date.parse("2026-11-21T11:00:00Z");

/** The variable by which a process tells those it starts how far its clock is from the machine's, in milliseconds. */
export const OFFSET_VARIABLE = "TEST_CLOCK_OFFSET";

type Realm = { Date: DateConstructor; machineDate?: DateConstructor };

/**
 * Moves this realm's `Date` away from the machine's. It runs on from there, and timers stay as they are: countdowns still count.
 * Called again it replaces the earlier move. Needs nothing from around it, so that Playwright can send it into a page.
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

/** How far a moment is from the machine's now, in milliseconds, whatever this realm's clock was moved to. */
export function offsetTo(at: number): number {
  const realm: Realm = globalThis;
  return at - (realm.machineDate ?? Date).now();
}

/**
 * Lets this realm's clock begin at a moment, whatever the machine's calendar says.
 * @param at milliseconds since 1970
 * @returns the offset to the machine's clock
 */
export function startClockAt(at: number): number {
  const offset = offsetTo(at);
  shiftClock(offset);
  return offset;
}

/** Gives this realm the machine's clock back. */
export function stopClock(): void {
  const realm: Realm = globalThis;
  if (realm.machineDate) realm.Date = realm.machineDate;
}

/** Milliseconds since 1970 by the tests' clock. @throws where nobody has started it, as that would be the machine's */
export function testNow(): number {
  const realm: Realm = globalThis;
  if (realm.machineDate === undefined) throw new Error("Nobody has started the tests' clock here: see tooling/vitest/README.md");
  return Date.now();
}

/** A moment so many seconds after now by the tests' clock, in ISO 8601. */
export const inSeconds = (seconds: number): string => new Date(testNow() + seconds * 1000).toISOString();

/** Milliseconds since 1970 by the clock of the realm it runs in. Needs nothing from around it, so that Playwright can send it into a page. */
export const realmNow = (): number => Date.now();
