import { expect, test } from "vitest";
import { createServerClock } from "./server-clock.ts";

const HOUR = 3_600_000;

test("a device whose clock is set back keeps the operator's time, and one that slept follows its own", () => {
  let [device, steady] = [1_000_000, 0];
  const clock = createServerClock(
    () => device,
    () => steady,
  );
  clock.sync(5_000_000);
  steady += 1000;
  device += 1000 - 12 * HOUR;
  expect(clock.now()).toBe(5_001_000);
  // The monotonic clock may stop while the device sleeps.
  device += HOUR;
  expect(clock.now()).toBe(5_001_000 + HOUR);
});
