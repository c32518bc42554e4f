import * as fc from "fast-check";
import { expect, it } from "vitest";
import { dropEdit, dropOutrun } from "../draft/edit-parts.ts";
import { changeEdit, editedDraft, openEdit, openParts, saveEdit } from "./edits.ts";
import { type EditPart, EMPTY_DRAFT, type OrderDraft, settle } from "../draft/order-draft.ts";
import { firstIncompleteStep } from "./steps.ts";
import { leaveTicket, returnToTicket } from "./way-back.ts";

const AT = { now: Date.parse("2026-11-21T12:00:00.000Z"), jerseys: true, porting: true, business: false };
const tariff = { id: "t24", slug: "m", hasFormOption: true, requiresChild: true, requiresMainLine: false, forBusiness: false };
const details = { planId: "p", size: "M", model: "home", style: "white", junior: false, name: "IŞIL", number: "19" };
const jersey = { wanted: true, ...details } as const;
const order: OrderDraft = {
  ...EMPTY_DRAFT,
  tariff,
  simType: "esim",
  number: {
    ...{ registryId: "n", msisdn: "+491713920033", feeCents: 0, reservationId: "r", extended: false },
    expiresAt: "2026-11-21T12:20:00.000Z",
  },
  childBirthday: "2015-05-05",
  jersey,
  couponCode: "TRIBUN5",
  openOrder: { orderId: "o", checkoutId: "c" },
};

const PARTS = ["tariff", "holder", "sim", "jersey", "person"] as const;
const part = fc.constantFrom<EditPart>(...PARTS);
type Change = (draft: OrderDraft) => OrderDraft;
/** Changes by the forms: valid, half typed, or of another part's members. */
const change = fc.constantFrom<Change>(
  (draft) => ({ ...draft, simType: "physical" }),
  (draft) => ({ ...draft, simType: "physical", shopCard: { typed: "8949" } }),
  ({ shopCard: _, ...draft }) => ({ ...draft, simType: "esim" }),
  (draft) => ({ ...draft, jersey: { ...jersey, size: "" } }),
  (draft) => ({ ...draft, jersey: { wanted: false, before: { ...details, name: "ELİF" } } }),
  ({ childBirthday: _, ...draft }) => draft,
  (draft) => ({ ...draft, tariff: { ...tariff, id: "t12" } }),
  (draft) => ({ ...draft, couponCode: "ALLES", numberType: "port" }),
);
const typing = fc.tuple(part, change).map(
  ([of, how]): Change =>
    (draft) =>
      changeEdit(draft, of, how),
);
const event = fc.oneof(
  part.map(
    (of): Change =>
      (draft) =>
        openEdit(draft, of),
  ),
  part.map(
    (of): Change =>
      (draft) =>
        dropEdit(draft, of),
  ),
  typing,
);
const withoutEdits = ({ edits: _, ...draft }: OrderDraft) => draft;
const run = (events: readonly Change[], start: OrderDraft) =>
  events.reduce((draft, happened) => settle(draft, dropOutrun(draft, happened(draft))), start);

it("opening, typing and dropping change nothing of the order, whatever a fan does", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const after = run(events, order);
      expect(withoutEdits(after)).toEqual(order);
      expect(firstIncompleteStep(after, AT)).toBe("approval");
      expect(
        run(
          PARTS.map((of) => (draft: OrderDraft) => dropEdit(draft, of)),
          after,
        ),
      ).toEqual(order);
    }),
  );
});

it("taking a part over changes that part alone, to what its form showed, and leaves the others open", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), part, (events, taken) => {
      const before = run(events, order);
      const after = saveEdit(before, taken);
      const { edits: _, ...shown } = editedDraft(before, taken);
      expect(withoutEdits(after)).toEqual(shown);
      for (const other of PARTS) expect(after.edits?.[other]).toEqual(other === taken ? undefined : before.edits?.[other]);
      expect(after.couponCode).toBe(order.couponCode);
      expect(after.numberType).toBe(order.numberType);
    }),
  );
});

it("an order that waits for its payment stays where nothing was changed, and goes with a change of the basket", () => {
  const opened = openEdit(order, "sim");
  const typed = changeEdit(opened, "sim", (draft) => ({ ...draft, simType: "physical" }));
  const turned = changeEdit(typed, "sim", (draft) => ({ ...draft, simType: "esim" }));
  expect(settle(turned, saveEdit(turned, "sim"))).toEqual(order);
  expect(settle(typed, saveEdit(typed, "sim")).openOrder).toBeUndefined();
});

it("a jersey that was tried and laid aside again is no change either", () => {
  const plain: OrderDraft = { ...order, jersey: { wanted: false } };
  const tried = changeEdit(openEdit(plain, "jersey"), "jersey", (draft) => ({ ...draft, jersey: { wanted: false, before: details } }));
  expect(settle(tried, saveEdit(tried, "jersey"))).toEqual(plain);
});

it("what was chosen elsewhere meanwhile is never overwritten by a part that stood open", () => {
  const typed = changeEdit(openEdit(openEdit(order, "jersey"), "sim"), "sim", (draft) => ({ ...draft, simType: "physical" }));
  const chosen: OrderDraft = { ...typed, jersey: { wanted: false } };
  const after = dropOutrun(typed, chosen);
  expect(after.edits?.jersey).toBeUndefined();
  expect(saveEdit(after, "jersey").jersey).toEqual({ wanted: false });
  // Unrelated open parts stay open, and a saved one closes.
  expect(after.edits?.sim).toEqual(typed.edits?.sim);
  expect(dropOutrun(typed, saveEdit(typed, "sim")).edits?.jersey).toBeDefined();
});

it("tells the open parts in the order of the ticket, without those that the order no longer has", () => {
  const open = PARTS.toReversed().reduce((draft, of) => openEdit(draft, of), order);
  expect(openParts(open, { jersey: true, person: true })).toEqual(PARTS);
  const plain = { ...open, tariff: { ...tariff, requiresChild: false } };
  expect(openParts(plain, { jersey: false, person: false })).toEqual(["tariff", "sim"]);
});

it("goes to a step and comes back without a trace", () => {
  expect(leaveTicket(order).fromTicket).toBe(true);
  expect(returnToTicket(leaveTicket(order))).toEqual(order);
  // A second call changes nothing, because React may run effects twice.
  expect(returnToTicket(order)).toBe(order);
  expect(leaveTicket(leaveTicket(order))).toEqual(leaveTicket(order));
});
