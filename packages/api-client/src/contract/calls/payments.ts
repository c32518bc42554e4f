import { machineText, PAYMENT_METHODS } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id, nothing } from "../schemas/common.ts";
import { keepingPage, paymentMethod } from "../schemas/payments.ts";

export const paymentMethods = defineCall({
  id: "paymentMethods",
  method: "GET",
  path: "/api/users/me/payment-methods",
  auth: "user",
  summary: "Own ways to pay, the default first",
  payload: v.array(paymentMethod),
  codes: [],
});
export const addPaymentMethod = defineCall({
  id: "addPaymentMethod",
  method: "POST",
  path: "/api/users/me/payment-methods",
  auth: "user",
  idempotent: true,
  limit: { max: 20, seconds: 3600, per: "user" },
  summary: "Adds a way to pay: a bank account with a SEPA mandate, or a token of the payment provider",
  body: v.object({
    /** An unknown type is 1032. */
    type: v.picklist(PAYMENT_METHODS, "paymentType.invalid"),
    /** For direct debit: any SEPA account. An IBAN from outside SEPA, such as TR, breaks a rule of its own. */
    iban: v.optional(v.pipe(v.string(), v.transform(machineText), v.maxLength(42, "iban.invalid"))),
    holder: v.optional(v.pipe(v.string(), v.maxLength(140, "holder.tooLong"))),
    mandateAccepted: v.optional(v.boolean()),
    /** For all other types: the token from the provider's own form. */
    token: v.optional(v.pipe(v.string(), v.maxLength(255, "paymentToken.required"))),
  }),
  payload: paymentMethod,
  codes: ["1032", "1038"],
});
/** Methods that the fan confirms on the provider's page. Not SEPA: the fan gives its mandate in the account. */
const KEPT_ON_PAGE = PAYMENT_METHODS.filter((method) => method !== "sepa");

export const keepPaymentMethod = defineCall({
  id: "keepPaymentMethod",
  method: "POST",
  path: "/api/users/me/payment-methods/checkout",
  auth: "user",
  idempotent: true,
  limit: { max: 20, seconds: 3600, per: "user" },
  summary: "Opens a hosted page on which a card or a wallet is kept without a payment; it leads back to the profile",
  body: v.object({
    /** An unknown type is 1032, and so is direct debit. */
    type: v.picklist(KEPT_ON_PAGE, "paymentType.invalid"),
  }),
  payload: keepingPage,
  codes: ["1032"],
});
export const defaultPaymentMethod = defineCall({
  id: "defaultPaymentMethod",
  method: "PUT",
  path: "/api/users/me/payment-methods/{id}/default",
  auth: "user",
  idempotent: true,
  summary: "Makes an own way to pay the default",
  params: v.object({ id }),
  payload: paymentMethod,
  codes: ["1037"],
});
export const removePaymentMethod = defineCall({
  id: "removePaymentMethod",
  method: "DELETE",
  path: "/api/users/me/payment-methods/{id}",
  auth: "user",
  idempotent: true,
  summary: "Removes an own way to pay; the last one of an active line stays (409, reason lastPaymentMethod)",
  params: v.object({ id }),
  payload: nothing,
  codes: ["1037"],
});
