import { INVOICE_STATES, PAYOUT_STATES } from "@tribun/domain";
import * as v from "valibot";
import { day, id, instant, money } from "./common.ts";

const period = v.object({ from: day, to: day });

/** A line of a bill; the amounts are for the whole quantity (§ 14 UStG). */
const invoiceItem = v.object({ label: v.string(), quantity: v.number(), net: money, vat: money, gross: money });

/** An invoice as its owner sees it (flows §4.7). */
export const invoice = v.object({
  id,
  number: v.string(),
  /** `period`: a month, to be paid. `receipt`: something that was paid when it was ordered. `credit`: money for the fan. */
  kind: v.picklist(["period", "receipt", "credit"]),
  period,
  issuedAt: instant,
  dueDate: day,
  paidDate: v.optional(day),
  paid: v.boolean(),
  status: v.picklist(INVOICE_STATES),
  /** Gross, with its net and VAT. */
  total: money,
  net: money,
  vat: money,
  items: v.array(invoiceItem),
  /** What an objection that was right took off `total`; the rest is due, or what was paid of it went back. */
  credited: v.optional(money),
  /** How much more than the invoice before; negative is less, absent for the first. */
  diffToPrevious: v.optional(money),
  /** Why: what is new, gone, dearer or cheaper since then, the largest first; `since` for a line that began within this month or the one before. */
  changes: v.optional(v.array(v.object({ label: v.string(), amount: money, since: v.optional(day) }))),
  /** When the bank last took the money back, or did not give it; while it is due. */
  returnedAt: v.optional(instant),
  /** What of its net the operator gives to the club's cause, out of its own revenue; while the bill is paid and its club shares. */
  clubShare: v.optional(money),
  /** True while the fan can pay it by a checkout. */
  payable: v.boolean(),
  /** There while it is late and its fan may take more time, once. */
  deferrable: v.optional(v.literal(true)),
  /** Last day of the time that its fan took. */
  deferredUntil: v.optional(day),
  /** Last day to object (§ 67 TKG); absent once an objection was made or the time is over. */
  disputeUntil: v.optional(day),
  dispute: v.optional(v.object({ amount: money, reason: v.string(), at: instant })),
  /** True where the invoice can also be had as XML (EN 16931). */
  hasXml: v.boolean(),
  /** There while its itemised bill can be had (§ 65 TKG): for six months, where the fan had asked for one. */
  hasItemised: v.optional(v.literal(true)),
});
export type Invoice = v.InferOutput<typeof invoice>;

/** A calendar year of a fan's invoices, by the last day that each is for. */
export const invoiceSeason = v.object({
  year: v.number(),
  count: v.number(),
  openCount: v.number(),
  /** Gross, of all documents: what was credited is taken off. */
  total: money,
  /** What of it has not been paid. */
  open: money,
});
export type InvoiceSeason = v.InferOutput<typeof invoiceSeason>;

/** An objection that a person has to decide. */
export const invoiceObjection = v.object({ invoice, fan: v.object({ name: v.string(), email: v.string() }) });
export type InvoiceObjection = v.InferOutput<typeof invoiceObjection>;

/** What a line has cost since its last invoice. */
export const chargeDetails = v.object({
  periodFrom: day,
  asOf: instant,
  items: v.array(
    v.object({
      label: v.string(),
      zone: v.optional(v.picklist(["de", "eu", "tr", "world"])),
      quantity: v.number(),
      amount: money,
    }),
  ),
  total: money,
});
export type ChargeDetails = v.InferOutput<typeof chargeDetails>;

/** Money of a credit note that no payment can take back, until it has been sent to an account. */
export const payout = v.object({
  id,
  /** Number of the credit note. */
  number: v.string(),
  state: v.picklist(PAYOUT_STATES),
  amount: money,
  fan: v.object({ name: v.string(), email: v.string() }),
  createdAt: instant,
  /** Why the last account did not take it. */
  reason: v.optional(v.string()),
  /** In the state `byHand`: where a person has to send it. */
  account: v.optional(v.object({ iban: v.string(), holder: v.string() })),
});
export type Payout = v.InferOutput<typeof payout>;
