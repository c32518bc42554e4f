import { DEFERRAL_DAYS } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id } from "../schemas/common.ts";
import { invoice } from "../schemas/invoice.ts";

const byId = v.object({ id });

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
export const invoiceMoreTime = defineCall({
  id: "invoiceMoreTime",
  method: "POST",
  path: "/api/invoices/{id}/more-time",
  auth: "user",
  summary: "Takes more time for an own invoice that is late, once; dunning rests until then",
  params: byId,
  body: v.object({ days: v.picklist(DEFERRAL_DAYS) }),
  payload: invoice,
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
    /** Disputed gross sum; without it, the whole invoice. */
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
