import { expect, test } from "vitest";
import { ported, portedOrder, sampleOrder, sampleParcel } from "../../testing/samples.ts";
import { calendarDay } from "./calendar-day.ts";

const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
const dated = portedOrder(ported({ state: "scheduled", date: "2026-11-27" }));
const posted = { ...sampleOrder, state: "active", parcel: sampleParcel };

test("the switch goes before the card, and a day is offered until it is over", () => {
  expect(calendarDay({ ...dated, parcel: sampleParcel }, at("2026-11-21"))).toEqual({ kind: "port", day: "2026-11-27" });
  expect(calendarDay(dated, at("2026-11-27"))).toEqual({ kind: "port", day: "2026-11-27" });
  expect(calendarDay(dated, at("2026-11-28"))).toBeUndefined();
  expect(calendarDay(posted, at("2026-11-25"))).toEqual({ kind: "parcel", day: "2026-11-25" });
  expect(calendarDay(posted, at("2026-11-26"))).toBeUndefined();
});

test.each([
  ["a number that is only asked for", portedOrder(ported())],
  ["a refused one", portedOrder(ported({ state: "declined", date: "2026-11-27" }))],
  ["an order that is not paid", { ...dated, state: "paymentFailed" }],
  ["a card that is used", { ...posted, parcel: { ...sampleParcel, inUse: true } }],
  ["an eSIM", { ...sampleOrder, state: "active" }],
])("%s has no day", (_, order) => {
  expect(calendarDay(order, at("2026-11-21"))).toBeUndefined();
});
