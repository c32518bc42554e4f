import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id, instant } from "../schemas/common.ts";
import { line } from "../schemas/lines.ts";
import { basket, chosenMethod, orderInput } from "../schemas/order-input.ts";
import { checkoutCheck, intent, order, orderPayment } from "../schemas/order.ts";
import { standing } from "../schemas/user.ts";

const ORDER_CODES = [
  "1006",
  "1012",
  "1020",
  "1032",
  "1033",
  "1037",
  "1038",
  "1101",
  "1102",
  "1103",
  "1104",
  "1108",
  "1109",
  "1110",
  "1112",
] as const;

/** Prices a basket and stores it unchangeably as a contract summary (L01). */
export const contractSummary = defineCall({
  id: "contractSummary",
  method: "POST",
  path: "/api/contract-summaries",
  auth: "optional",
  summary: "Prices a basket and makes the contract summary for exactly this basket",
  body: basket,
  payload: v.object({ id, hash: v.string(), createdAt: instant, payment: orderPayment, pdfUrl: v.string() }),
  codes: ["1012", "1101", "1102", "1103", "1104", "1108"],
});
export const contractSummaryPdf = defineCall({
  id: "contractSummaryPdf",
  method: "GET",
  path: "/api/contract-summaries/{id}/pdf",
  auth: "optional",
  headerless: true,
  summary:
    "That summary as a PDF; its id is the capability to read it until an order or a change of tariff has taken it, from then on it is their fan's alone",
  params: v.object({ id }),
  payload: "binary",
  codes: ["1011"],
});
/** The contract summary of an order (flows §4.8). */
export const orderContractSummaryPdf = defineCall({
  id: "orderContractSummaryPdf",
  method: "GET",
  path: "/api/orders/{id}/contract-summary.pdf",
  auth: "user",
  summary: "The contract summary of an own order as a PDF",
  params: v.object({ id }),
  payload: "binary",
  codes: ["1011"],
});
export const tariffIntent = defineCall({
  id: "tariffIntent",
  method: "POST",
  path: "/api/tariffs/payment-intent",
  auth: "user",
  idempotent: true,
  limit: { max: 10, seconds: 3600, per: "user" },
  summary: "Submits an order for a new number and opens its payment, or draws it from a kept way to pay",
  body: orderInput,
  payload: intent,
  codes: ORDER_CODES,
});
export const checkoutSession = defineCall({
  id: "checkoutSession",
  method: "POST",
  path: "/api/tariffs/checkout-session",
  auth: "user",
  idempotent: true,
  limit: { max: 10, seconds: 3600, per: "user" },
  summary: "Opens a hosted checkout for an order that is not paid yet, or for a new one",
  body: v.union([
    v.object({
      orderId: id,
      paymentMethodId: v.optional(id),
      successUrl: v.optional(v.pipe(v.string(), v.maxLength(500), v.url())),
      cancelUrl: v.optional(v.pipe(v.string(), v.maxLength(500), v.url())),
      paymentVersion: v.optional(v.picklist([0, 1, 2], "paymentType.invalid")),
      paymentMethod: v.optional(chosenMethod),
    }),
    orderInput,
  ]),
  payload: intent,
  codes: ORDER_CODES,
});
export const checkoutStatus = defineCall({
  id: "checkoutStatus",
  method: "GET",
  path: "/c/{id}/check",
  auth: "optional",
  headerless: true,
  summary: "Where a payment stands; whose it is, its own fan alone is told",
  params: v.object({ id: v.pipe(v.string(), v.maxLength(64)) }),
  payload: checkoutCheck,
  codes: [],
});
export const orderDetail = defineCall({
  id: "orderDetail",
  method: "GET",
  path: "/api/orders/{id}",
  auth: "user",
  summary: "An own order",
  params: v.object({ id }),
  payload: order,
  codes: [],
});
export const cancelOrder = defineCall({
  id: "cancelOrder",
  method: "POST",
  path: "/api/orders/{id}/cancel",
  auth: "user",
  summary: "Ends an own order that has not been paid and frees its number; 409 with reason order.<state> once money is under way",
  params: v.object({ id }),
  body: v.object({}),
  payload: v.object({ cancelled: v.literal(true) }),
  codes: [],
});
export const myOrders = defineCall({
  id: "myOrders",
  method: "GET",
  path: "/api/orders",
  auth: "user",
  summary:
    "Own orders that are not finished: waiting for payment, for provisioning, for another try or for a SIM card in the post; newest first",
  payload: v.array(order),
  codes: [],
});
export const myLines = defineCall({
  id: "myLines",
  method: "GET",
  path: "/api/tariffs/me",
  auth: "user",
  summary: "Own lines with their usage",
  payload: v.array(line),
  codes: ["1020", "1023"],
});
export const ping = defineCall({
  id: "ping",
  method: "GET",
  path: "/api/tariffs/me/ping",
  auth: "user",
  summary: "A number that changes when lines or orders change",
  payload: standing,
  codes: [],
});
