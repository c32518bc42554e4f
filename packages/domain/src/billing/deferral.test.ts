import { expect, test } from "vitest";
import { DEFERRAL_DAYS, deferredUntil, isDeferred, mayDefer } from "./deferral.ts";
import { INVOICE_STATES } from "./invoice-states.ts";

test("time is given for what is late and not blocked yet, once", () => {
  const open = INVOICE_STATES.filter((state) => mayDefer({ state, deferredUntil: null }));
  expect(open.toSorted()).toEqual(["blockThreatened", "overdue", "reminder1", "reminder2"]);
  for (const state of open) expect(mayDefer({ state, deferredUntil: "2026-11-10" })).toBe(false);
});

test("it lasts to the end of its last day", () => {
  expect(DEFERRAL_DAYS.map((days) => deferredUntil("2026-11-25", days))).toEqual(["2026-12-02", "2026-12-09"]);
  expect(isDeferred("2026-12-02", "2026-12-02")).toBe(true);
  expect(isDeferred("2026-12-02", "2026-12-03")).toBe(false);
  expect(isDeferred(null, "2026-12-03")).toBe(false);
});
