import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id } from "../schemas/common.ts";
import { orderInput } from "../schemas/order-input.ts";
import { intent } from "../schemas/order.ts";
import { porting, portingCorrection } from "../schemas/porting.ts";

const byId = v.object({ id });

export const portingIntent = defineCall({
  id: "portingIntent",
  method: "POST",
  path: "/api/portings/payment-intent",
  auth: "user",
  idempotent: true,
  limit: { max: 10, seconds: 3600, per: "user" },
  summary:
    "Submits an order that brings a number along and opens its payment. The phone token is that of the number brought along; due now are the identity charge and a jersey alone (§ 59(3) TKG). An order for a new number goes to /api/tariffs/payment-intent",
  body: orderInput,
  payload: intent,
  codes: ["1006", "1012", "1020", "1032", "1033", "1037", "1038", "1101", "1102", "1103", "1104", "1108", "1109", "1110", "1112"],
});
export const myPortings = defineCall({
  id: "myPortings",
  method: "GET",
  path: "/api/portings/me",
  auth: "user",
  summary: "Own numbers on their way to us, newest first; a porting begins when its order is paid",
  payload: v.array(porting),
  codes: [],
});
export const correctPorting = defineCall({
  id: "correctPorting",
  method: "PATCH",
  path: "/api/portings/{id}",
  auth: "user",
  limit: { max: 10, seconds: 3600, per: "user" },
  summary:
    "Corrects what the donor declined and asks again: three tries within 30 days of the first. 409 with reason porting.<state> where nothing was declined, porting.exhausted where no try is left",
  params: byId,
  body: portingCorrection,
  payload: porting,
  codes: [],
});
export const cancelPorting = defineCall({
  id: "cancelPorting",
  method: "POST",
  path: "/api/portings/{id}/cancel",
  auth: "user",
  summary:
    "Calls a porting off, until one working day before the agreed one; 409 with reason porting.tooLate afterwards. The order stays open for a new number for 30 days",
  params: byId,
  body: v.object({}),
  payload: porting,
  codes: [],
});
export const portingNewNumber = defineCall({
  id: "portingNewNumber",
  method: "POST",
  path: "/api/portings/{id}/new-number",
  auth: "user",
  idempotent: true,
  summary:
    "Activates the line with a new number instead of one that was declined or called off. The number must be held by this fan or cart (POST /api/phone-registries/{id}/reserve) and cost no selection fee; the opening fee goes on the first invoice",
  params: byId,
  body: v.object({ registryId: id, reservationId: id }),
  payload: v.object({ orderId: id, lineId: id, msisdn: v.string() }),
  codes: ["1104", "1108"],
});
export const donorMessages = defineCall({
  id: "donorMessages",
  method: "POST",
  path: "/api/portings/donor-messages",
  auth: "public",
  headerless: true,
  limit: { max: 6000, seconds: 60 },
  summary:
    "What donors answer: port.accepted, port.declined, port.switched; each message counts once. Signed as HMAC-SHA-256 of the body in x-donor-signature; 401 without, 409 where it does not fit the porting's state",
  body: v.unknown(),
  payload: v.object({ received: v.literal(true) }),
  codes: [],
});
