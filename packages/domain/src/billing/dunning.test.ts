import { DAY_MS } from "../values/constants.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addCalendarDays } from "../days/calendar-days.ts";
import {
  arrearsOf,
  BLOCK_ARREARS_CENTS,
  blockedServices,
  lastDisputeDay,
  mayBlock,
  mayThreatenBlock,
  type OpenInvoice,
} from "./dunning.ts";
import { ARREARS_STATES, INVOICE_STATES, type InvoiceState } from "./invoice-states.ts";

const state = fc.constantFrom(...INVOICE_STATES);
const invoice: fc.Arbitrary<OpenInvoice> = fc
  .record({
    state,
    before: fc.option(state),
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
      const isLate = (at: InvoiceState | null) => ARREARS_STATES.some((late) => late === at);
      const undisputed = invoices.filter(({ state, before }) => isLate(["disputed", "collecting"].includes(state) ? before : state));
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

const late = { state: "overdue", before: null, totalCents: 6_000, disputedCents: 0 } as const;
const objected = { ...late, state: "disputed", before: "overdue", disputedCents: 1 } as const;

test("what is disputed leaves the arrears, what is paid is none", () => {
  expect(arrearsOf([late, late])).toEqual({ cents: 12_000, invoices: 2 });
  expect(mayThreatenBlock(arrearsOf([late, late]))).toBe(true);
  expect(arrearsOf([late, { ...objected, disputedCents: 6_000 }])).toEqual({ cents: 6_000, invoices: 1 });
  expect(
    arrearsOf([
      { ...late, state: "paid" },
      { ...late, state: "issued" },
      { ...objected, before: "paid" },
      { ...objected, before: "issued" },
    ]),
  ).toEqual({ cents: 0, invoices: 0 });
});

test("an objection takes the disputed sum out of the arrears, and not the invoice", () => {
  expect(arrearsOf([late, objected])).toEqual({ cents: 11_999, invoices: 2 });
  expect(arrearsOf([late, { ...objected, disputedCents: 2_001 }]).cents).toBe(9_999);
});

test("what an objection leaves, and what came back during one, is held against nobody who has nothing else to pay", () => {
  expect(arrearsOf([objected, objected])).toEqual({ cents: 0, invoices: 0 });
  expect(arrearsOf([late, { ...objected, before: "returned" }])).toEqual({ cents: 6_000, invoices: 1 });
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

test("objections are heard for eight weeks, which end on no day of rest", () => {
  expect(lastDisputeDay("2026-11-03")).toBe("2026-12-29");
  expect(lastDisputeDay("2026-11-15")).toBe("2027-01-11");
  // The period would end on Good Friday, so it ends on the Tuesday after Easter.
  expect(lastDisputeDay("2027-01-29")).toBe("2027-03-30");
});
