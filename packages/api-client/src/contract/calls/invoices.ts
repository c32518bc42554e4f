import { PAYMENT_METHODS } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id } from "../schemas/common.ts";
import { chargeDetails, invoice, invoiceObjection, invoiceSeason, payout } from "../schemas/invoice.ts";
import { paymentIntent } from "../schemas/payments.ts";

const byId = v.object({ id });
const returnUrl = v.optional(v.pipe(v.string(), v.maxLength(500), v.url()));

export const myInvoices = defineCall({
  id: "myInvoices",
  method: "GET",
  path: "/api/invoices/me",
  auth: "user",
  summary: "Own invoices, newest first, twelve to a page; of one year, or only those that are settled or not",
  query: v.object({
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number))),
    year: v.optional(v.pipe(v.string(), v.regex(/^20\d{2}$/), v.transform(Number))),
    paid: v.optional(v.picklist(["true", "false"])),
  }),
  payload: v.array(invoice),
  codes: ["1020"],
});
export const invoiceSeasons = defineCall({
  id: "invoiceSeasons",
  method: "GET",
  path: "/api/invoices/seasons",
  auth: "user",
  summary: "The years of the own invoices with their sums, the latest first",
  payload: v.array(invoiceSeason),
  codes: ["1020"],
});
export const invoiceDetail = defineCall({
  id: "invoiceDetail",
  method: "GET",
  path: "/api/invoices/{id}",
  auth: "user",
  summary: "An own invoice",
  params: byId,
  payload: invoice,
  codes: ["1021"],
});
export const invoicePdfFile = defineCall({
  id: "invoicePdfFile",
  method: "GET",
  path: "/api/invoices/{id}/pdf",
  auth: "user",
  limit: { max: 30, seconds: 3600, per: "user" },
  summary: "An own invoice as a tagged PDF, or with `format=xml` as a structured invoice (EN 16931) for businesses",
  params: byId,
  query: v.object({ format: v.optional(v.picklist(["pdf", "xml"]), "pdf") }),
  payload: "binary",
  codes: ["1021"],
});
export const invoiceItemised = defineCall({
  id: "invoiceItemised",
  method: "GET",
  path: "/api/invoices/{id}/itemised",
  auth: "user",
  limit: { max: 30, seconds: 3600, per: "user" },
  summary:
    "The itemised bill of an own invoice (§ 65 TKG) as a tagged PDF, or with `format=csv` as a table: what was kept since its fan asked for it, with full or shortened numbers as chosen then; six months long",
  params: byId,
  query: v.object({ format: v.optional(v.picklist(["pdf", "csv"]), "pdf") }),
  payload: "binary",
  codes: ["1021"],
});
/** § 67 TKG: eight weeks to object; the disputed sum leaves the arrears (L14). */
export const invoiceDispute = defineCall({
  id: "invoiceDispute",
  method: "POST",
  path: "/api/invoices/{id}/dispute",
  auth: "user",
  limit: { max: 10, seconds: 3600, per: "user" },
  summary: "Objects to an invoice, in whole or in part",
  params: byId,
  body: v.object({
    reason: v.pipe(
      v.string("disputeReason.required"),
      v.trim(),
      v.minLength(10, "disputeReason.required"),
      v.maxLength(1000, "text.tooLong"),
    ),
    /** Gross sum that is objected to; the whole invoice without it. */
    amount: v.optional(
      v.object({
        amount: v.pipe(v.number("disputeAmount.range"), v.integer("disputeAmount.range"), v.minValue(1, "disputeAmount.range")),
        currency: v.literal("EUR"),
      }),
    ),
  }),
  payload: invoice,
  codes: ["1021"],
});
export const objectionsToReview = defineCall({
  id: "objectionsToReview",
  method: "GET",
  path: "/api/invoice-disputes",
  auth: "staff",
  summary: "Objections to invoices that wait for a decision, the oldest first; staff only, 403 for everybody else",
  payload: v.array(invoiceObjection),
  codes: [],
});
export const decideObjection = defineCall({
  id: "decideObjection",
  method: "POST",
  path: "/api/invoice-disputes/{id}/decision",
  auth: "staff",
  idempotent: true,
  summary:
    "Credits what was objected to and pays it back where it was paid, or rejects the objection, after which dunning goes on; staff only",
  params: byId,
  body: v.object({ decision: v.picklist(["accept", "reject"], "decision.required") }),
  payload: invoice,
  codes: [],
});
export const invoiceIntent = defineCall({
  id: "invoiceIntent",
  method: "POST",
  path: "/api/invoices/{id}/payment-intent",
  auth: "user",
  idempotent: true,
  limit: { max: 20, seconds: 3600, per: "user" },
  summary: "Opens a hosted checkout for an open invoice, or draws it from a kept method",
  params: byId,
  body: v.object({
    paymentVersion: v.optional(v.picklist([0, 1, 2], "paymentType.invalid"), 2),
    paymentMethodId: v.optional(id),
    /** What the payment page opens on. */
    paymentMethod: v.optional(v.picklist(PAYMENT_METHODS, "paymentType.invalid")),
    successUrl: returnUrl,
    cancelUrl: returnUrl,
  }),
  payload: paymentIntent,
  codes: ["1021", "1032", "1037", "1038"],
});
export const chargesDetails = defineCall({
  id: "chargesDetails",
  method: "GET",
  path: "/api/contracts/charges/details",
  auth: "user",
  summary: "What is not billed yet, with the base fee up to today; of one line, or of all own lines",
  query: v.object({ lineId: v.optional(id) }),
  payload: chargeDetails,
  codes: ["1020", "1023"],
});
export const openPayouts = defineCall({
  id: "openPayouts",
  method: "GET",
  path: "/api/payouts",
  auth: "staff",
  summary: "Money that is owed to fans and has no payment to go back to, the oldest first; staff only, 403 for everybody else",
  payload: v.array(payout),
  codes: [],
});
export const namePayoutAccount = defineCall({
  id: "namePayoutAccount",
  method: "POST",
  path: "/api/payouts/{id}/account",
  auth: "staff",
  idempotent: true,
  summary: "Notes the account that a fan has named, and sends the money there; staff only",
  params: byId,
  /** Checked by the operator, so that no browser loads the rules of bank accounts. */
  body: v.object({
    iban: v.pipe(v.string(), v.maxLength(50, "text.tooLong")),
    holder: v.pipe(v.string(), v.maxLength(140, "text.tooLong")),
  }),
  payload: payout,
  codes: [],
});
export const settlePayout = defineCall({
  id: "settlePayout",
  method: "POST",
  path: "/api/payouts/{id}/paid",
  auth: "staff",
  idempotent: true,
  summary: "Says that a person has sent the money; staff only",
  params: byId,
  /** What the bank calls the transfer: the proof for the books. */
  body: v.object({ reference: v.pipe(v.string(), v.trim(), v.regex(/^[\w ./:-]{1,60}$/)) }),
  payload: payout,
  codes: [],
});
