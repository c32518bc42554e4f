import fc from "fast-check";
import { expect, test } from "vitest";
import {
  INVOICE_EVENTS,
  INVOICE_STATES,
  type InvoiceEvent,
  type InvoicePosition,
  type InvoiceState,
  isInvoicePaid,
  isPayableInvoice,
  nextInvoicePosition,
} from "./invoice-states.ts";

const events = fc.array(fc.constantFrom(...INVOICE_EVENTS), { maxLength: 60 });
const DRAFT: InvoicePosition = { state: "draft", before: null };

function walk(path: readonly InvoiceEvent[]): InvoicePosition[] {
  const positions = [DRAFT];
  for (const event of path) {
    const here = positions.at(-1) ?? DRAFT;
    positions.push(nextInvoicePosition(here, event) ?? here);
  }
  return positions;
}
const states = (path: readonly InvoiceEvent[]): InvoiceState[] => walk(path).map(({ state }) => state);

test("from the run to the money", () => {
  expect(states(["issue", "collect", "settle"])).toEqual(["draft", "issued", "collecting", "paid"]);
});

test("from a returned debit to the block, one step after the other", () => {
  const path: InvoiceEvent[] = ["issue", "collect", "settle", "returnDebit", "fallOverdue", "remind", "remind", "threatenBlock", "block"];
  expect(states(path).slice(4)).toEqual(["returned", "overdue", "reminder1", "reminder2", "blockThreatened", "blocked"]);
});

test("nobody is blocked without a threat, threatened without two reminders, reminded without being overdue", () => {
  fc.assert(
    fc.property(events, (path) => {
      const seen = states(path);
      const before: [InvoiceState, InvoiceState][] = [
        ["blocked", "blockThreatened"],
        ["blockThreatened", "reminder2"],
        ["reminder2", "reminder1"],
        ["reminder1", "overdue"],
      ];
      for (const [later, earlier] of before) {
        const at = seen.indexOf(later);
        if (at >= 0) expect(seen.slice(0, at)).toContain(earlier);
      }
    }),
  );
});

test("what is paid takes no second payment unless the first came back, disputed or not", () => {
  fc.assert(
    fc.property(events, (path) => {
      let held = 0;
      let here = DRAFT;
      for (const event of path) {
        const next = nextInvoicePosition(here, event);
        if (!next) continue;
        if (event === "settle") held += 1;
        if (event === "returnDebit" && isInvoicePaid(here)) held -= 1;
        // A credit for a paid invoice returns the money to the fan.
        if (event === "credit" && isInvoicePaid(here)) held -= 1;
        here = next;
        expect(held).toBe(isInvoicePaid(here) ? 1 : 0);
        if (isInvoicePaid(here)) expect(nextInvoicePosition(here, "settle")).toBeUndefined();
        if (isPayableInvoice(here.state)) expect(held).toBe(0);
      }
    }),
  );
});

test("only a decision ends an objection, whatever the money does meanwhile", () => {
  fc.assert(
    fc.property(events, (path) => {
      let here = DRAFT;
      for (const event of path) {
        const next = nextInvoicePosition(here, event);
        if (here.state === "disputed" && next?.state !== "disputed")
          expect([undefined, "rejectDispute", "credit"]).toContain(next && event);
        here = next ?? here;
      }
    }),
  );
});

test("a paid invoice is objected to, and stays paid when the objection is rejected", () => {
  const paid: InvoiceEvent[] = ["issue", "collect", "settle", "dispute"];
  expect(walk(paid).at(-1)).toEqual({ state: "disputed", before: "paid" });
  expect(states([...paid, "rejectDispute"]).at(-1)).toBe("paid");
  expect(states([...paid, "credit"]).at(-1)).toBe("credited");
  expect(walk([...paid, "returnDebit"]).at(-1)).toEqual({ state: "disputed", before: "returned" });
  expect(walk([...paid, "returnDebit", "settle"]).at(-1)).toEqual({ state: "disputed", before: "paid" });
  expect(walk(["issue", "collect", "dispute", "settle"]).at(-1)).toEqual({ state: "disputed", before: "paid" });
});

test("a dispute freezes dunning, and a rejected one goes on where it stopped", () => {
  const dunning: InvoiceEvent[] = ["collect", "fallOverdue", "remind", "threatenBlock", "block", "withdrawThreat", "unblock", "dispute"];
  fc.assert(
    fc.property(events, (path) => {
      const here = walk(path).at(-1) ?? DRAFT;
      const disputed = nextInvoicePosition(here, "dispute");
      if (!disputed) return;
      for (const event of dunning) expect(nextInvoicePosition(disputed, event)).toBeUndefined();
      const after = nextInvoicePosition(disputed, "rejectDispute");
      expect(after).toEqual({ state: here.before ?? here.state, before: null });
    }),
  );
});

test("a payment that fails leaves dunning where it was", () => {
  fc.assert(
    fc.property(events, (path) => {
      const here = walk(path).at(-1) ?? DRAFT;
      const collecting = nextInvoicePosition(here, "collect");
      if (collecting) expect(nextInvoicePosition(collecting, "fail")).toEqual(here);
    }),
  );
});

test("the state before is kept exactly while money is under way or a dispute is open", () => {
  fc.assert(
    fc.property(events, (path) => {
      for (const { state, before } of walk(path)) {
        expect(before !== null).toBe(state === "disputed" || state === "collecting");
        if (before !== null) expect(["disputed", "collecting", "draft", "credited"]).not.toContain(before);
        if (before === "paid") expect(state).toBe("disputed");
      }
    }),
  );
});

test("every state can be reached", () => {
  const seen = new Map([["draft", DRAFT]]);
  for (const position of seen.values()) {
    for (const event of INVOICE_EVENTS) {
      const next = nextInvoicePosition(position, event);
      if (next && !seen.has(next.state)) seen.set(next.state, next);
    }
  }
  expect([...seen.keys()].toSorted()).toEqual([...INVOICE_STATES].toSorted());
});
