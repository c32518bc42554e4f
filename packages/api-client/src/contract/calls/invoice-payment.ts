import { PAYMENT_METHODS } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id } from "../schemas/common.ts";
import { paymentIntent } from "../schemas/payments.ts";

const returnUrl = v.optional(v.pipe(v.string(), v.maxLength(500), v.url()));

export const invoiceIntent = defineCall({
  id: "invoiceIntent",
  method: "POST",
  path: "/api/invoices/{id}/payment-intent",
  auth: "user",
  idempotent: true,
  limit: { max: 20, seconds: 3600, per: "user" },
  summary: "Opens a hosted checkout for an open invoice, or draws it from a kept method",
  params: v.object({ id }),
  body: v.object({
    paymentVersion: v.optional(v.picklist([0, 1, 2], "paymentType.invalid"), 2),
    paymentMethodId: v.optional(id),
    /** Payment method that the payment page preselects. */
    paymentMethod: v.optional(v.picklist(PAYMENT_METHODS, "paymentType.invalid")),
    successUrl: returnUrl,
    cancelUrl: returnUrl,
  }),
  payload: paymentIntent,
  codes: ["1021", "1032", "1037", "1038"],
});
