import { PAYMENT_METHODS } from "@tribun/domain";
import * as v from "valibot";
import { id, instant, money } from "./common.ts";
import { orderSummary } from "./order.ts";

/** A payment that waits for its buyer, for a pack or an invoice; orders answer `intent`, which always has a summary (flows §4.7). */
export const paymentIntent = v.object({
  /** Id of the paid object: the purchase of a pack, or an invoice. */
  orderId: id,
  tId: id,
  checkoutId: v.string(),
  checkoutUrl: v.string(),
  clientSecret: v.optional(v.string()),
  transactionStatus: v.picklist([0, 1, 2, 3, 4]),
  methods: v.array(v.picklist(PAYMENT_METHODS)),
  dueNow: money,
  expiresAt: instant,
  summary: v.optional(orderSummary),
});
export type PaymentIntent = v.InferOutput<typeof paymentIntent>;

/** A page of the payment provider that stores a payment method without a payment. */
export const keepingPage = v.object({ checkoutId: v.string(), checkoutUrl: v.string(), expiresAt: instant });
export type KeepingPage = v.InferOutput<typeof keepingPage>;

/** A payment method as its owner sees it. */
export const paymentMethod = v.object({
  id,
  type: v.picklist(PAYMENT_METHODS),
  /** A masked IBAN (DE89 •••• 3000), the last digits of a card, or a name. */
  label: v.string(),
  isDefault: v.boolean(),
  /** Reference of the SEPA mandate, at most 35 characters. */
  mandateReference: v.optional(v.string()),
});
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;
