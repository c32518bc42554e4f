import { SAMPLE_NOW, testNow } from "@tribun/vitest-config/clock";
import { expect, test } from "vitest";

test("a test's browser begins at the samples' moment and stands in the zone it was given, whatever the machine says", () => {
  expect(testNow() - SAMPLE_NOW).toBeLessThan(60_000);
  expect(new Date(SAMPLE_NOW).toISOString()).toBe("2026-11-21T11:00:00.000Z");
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(import.meta.env["TEST_ZONE"]);
});
