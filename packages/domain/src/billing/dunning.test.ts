import { DAY_MS } from "../constants.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addCalendarDays } from "../days/calendar-days.ts";
import { arrearsOf, BLOCK_ARREARS_CENTS, blockedServices, mayBlock, mayDispute, mayThreatenBlock, type OpenInvoice } from "./dunning.ts";
import { ARREARS_STATES, INVOICE_STATES } from "./invoice-states.ts";

const invoice: fc.Arbitrary<OpenInvoice> = fc
  .record({
    state: fc.constantFrom(...INVOICE_STATES),
    totalCents: fc.integer({ min: 0, max: 30_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...given }) => ({ ...given, disputedCents: Math.floor(given.totalCents * share) }));
const account = fc.array(invoice, { maxLength: 8 });
const offset = fc.integer({ min: -30, max: 60 });

test("no block before two weeks after the warning, below 100 €, or for a single unpaid invoice", () => {
  fc.assert(
    fc.property(account, offset, (invoices, days) => {
      const arrears = arrearsOf(invoices);
      const today = addCalendarDays("2026-11-03", days);
      if (!mayBlock(arrears, "2026-11-03", today)) return;
      expect(days).toBeGreaterThanOrEqual(14);
      const undisputed = invoices.filter(({ state }) => ARREARS_STATES.some((late) => late === state));
      expect(undisputed.reduce((sum, { totalCents, disputedCents }) => sum + totalCents - disputedCents, 0)).toBeGreaterThanOrEqual(10_000);
      expect(undisputed.filter(({ totalCents, disputedCents }) => totalCents > disputedCents).length).toBeGreaterThanOrEqual(2);
    }),
  );
});

test("without a warning nobody is blocked, whatever is owed", () => {
  fc.assert(
    fc.property(account, offset, (invoices, days) => {
      expect(mayBlock(arrearsOf(invoices), undefined, addCalendarDays("2026-11-03", days))).toBe(false);
    }),
  );
});

test("what is disputed leaves the arrears, what is paid is none", () => {
  const late = { state: "overdue", totalCents: 6_000, disputedCents: 0 } as const;
  expect(arrearsOf([late, late])).toEqual({ cents: 12_000, invoices: 2 });
  expect(mayThreatenBlock(arrearsOf([late, late]))).toBe(true);
  expect(arrearsOf([late, { ...late, disputedCents: 6_000 }])).toEqual({ cents: 6_000, invoices: 1 });
  expect(arrearsOf([late, { ...late, disputedCents: 2_001 }]).cents).toBe(9_999);
  expect(
    arrearsOf([
      { ...late, state: "paid" },
      { ...late, state: "issued" },
      { ...late, state: "disputed" },
    ]),
  ).toEqual({ cents: 0, invoices: 0 });
});

test("the limits are those of the law, to the cent and the day", () => {
  expect(mayThreatenBlock({ cents: BLOCK_ARREARS_CENTS, invoices: 2 })).toBe(true);
  expect(mayThreatenBlock({ cents: BLOCK_ARREARS_CENTS - 1, invoices: 2 })).toBe(false);
  expect(mayThreatenBlock({ cents: 50_000, invoices: 1 })).toBe(false);
  const due = { cents: 10_000, invoices: 2 };
  expect(mayBlock(due, "2026-11-03", "2026-11-16")).toBe(false);
  expect(mayBlock(due, "2026-11-03", "2026-11-17")).toBe(true);
});

test("incoming calls go on for a full week", () => {
  const at = Date.parse("2026-11-03T07:00:00Z");
  const after = (days: number, ms = 0) => blockedServices(at, at + days * DAY_MS + ms);
  expect(after(0, -1)).toEqual({ outgoing: false, incoming: false });
  expect(after(0)).toEqual({ outgoing: true, incoming: false });
  expect(after(7, -1)).toEqual({ outgoing: true, incoming: false });
  expect(after(7)).toEqual({ outgoing: true, incoming: true });
});

test("objections are heard for eight weeks", () => {
  expect(mayDispute("2026-11-03", "2026-12-29")).toBe(true);
  expect(mayDispute("2026-11-03", "2026-12-30")).toBe(false);
});
