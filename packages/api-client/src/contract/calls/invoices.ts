import { machineText, readableText } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id } from "../schemas/common.ts";
import { chargeDetails, invoice, invoiceObjection, invoiceSeason, payout } from "../schemas/invoice.ts";

const byId = v.object({ id });

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
  /** The operator checks it, so the browser loads no IBAN rules. */
  body: v.object({
    iban: v.pipe(v.string(), v.transform(machineText), v.maxLength(50, "text.tooLong")),
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
  /** The bank's reference for the transfer, as proof for the books. */
  body: v.object({ reference: v.pipe(v.string(), v.transform(readableText), v.regex(/^[\w ./:-]{1,60}$/)) }),
  payload: payout,
  codes: [],
});
