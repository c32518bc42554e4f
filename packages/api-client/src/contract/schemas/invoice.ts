import { INVOICE_STATES, PAYOUT_STATES } from "@tribun/domain";
import * as v from "valibot";
import { day, id, instant, money } from "./common.ts";

const period = v.object({ from: day, to: day });

/** An item of a bill; the amounts are for the whole quantity (§ 14 UStG). */
const invoiceItem = v.object({ label: v.string(), quantity: v.number(), net: money, vat: money, gross: money });

/** An invoice as its owner sees it (flows §4.7). */
export const invoice = v.object({
  id,
  number: v.string(),
  /** `period`: a month, to be paid. `receipt`: something paid at the time of ordering. `credit`: money for the fan. */
  kind: v.picklist(["period", "receipt", "credit"]),
  period,
  issuedAt: instant,
  dueDate: day,
  paidDate: v.optional(day),
  paid: v.boolean(),
  status: v.picklist(INVOICE_STATES),
  /** Gross total; `net` and `vat` add up to it. */
  total: money,
  net: money,
  vat: money,
  items: v.array(invoiceItem),
  /** Amount that a justified objection took off `total`; the rest is due, or the operator paid the excess back. */
  credited: v.optional(money),
  /** Difference to the previous invoice; negative is less, absent for the first. */
  diffToPrevious: v.optional(money),
  /**
   * Reasons for the difference: new, removed, dearer or cheaper items, the largest first; `since` for a line begun in this or the last
   * month.
   */
  changes: v.optional(v.array(v.object({ label: v.string(), amount: money, since: v.optional(day) }))),
  /** Time of the last return or refusal by the bank, while the invoice is due. */
  returnedAt: v.optional(instant),
  /**
   * Part of its net that the operator gives to the club's cause from its own revenue; present while the bill is paid and its club shares.
   */
  clubShare: v.optional(money),
  /** True while the fan can pay it by a checkout. */
  payable: v.boolean(),
  /** Present while the invoice is late and the fan may extend the deadline, which is possible once. */
  deferrable: v.optional(v.literal(true)),
  /** Last day of the extended deadline. */
  deferredUntil: v.optional(day),
  /** Last day to object (§ 67 TKG); absent after an objection and after the deadline. */
  disputeUntil: v.optional(day),
  dispute: v.optional(v.object({ amount: money, reason: v.string(), at: instant })),
  /** True where the invoice also exists as XML (EN 16931). */
  hasXml: v.boolean(),
  /** Present while its itemised bill is available (§ 65 TKG): for six months, where the fan had requested one. */
  hasItemised: v.optional(v.literal(true)),
});
export type Invoice = v.InferOutput<typeof invoice>;

/** A calendar year of a fan's invoices, by the last day of each invoice's period. */
export const invoiceSeason = v.object({
  year: v.number(),
  count: v.number(),
  openCount: v.number(),
  /** Gross, of all documents, after credits. */
  total: money,
  /** Unpaid part of it. */
  open: money,
});
export type InvoiceSeason = v.InferOutput<typeof invoiceSeason>;

/** An objection that staff have to decide. */
export const invoiceObjection = v.object({ invoice, fan: v.object({ name: v.string(), email: v.string() }) });
export type InvoiceObjection = v.InferOutput<typeof invoiceObjection>;

/** Cost of a line since its last invoice. */
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

/** Money of a credit note that no payment can take back, until the operator has sent it to an account. */
export const payout = v.object({
  id,
  /** Number of the credit note. */
  number: v.string(),
  state: v.picklist(PAYOUT_STATES),
  amount: money,
  fan: v.object({ name: v.string(), email: v.string() }),
  createdAt: instant,
  /** Reason why the last account refused it. */
  reason: v.optional(v.string()),
  /** In the state `byHand`: account to which staff send it. */
  account: v.optional(v.object({ iban: v.string(), holder: v.string() })),
});
export type Payout = v.InferOutput<typeof payout>;
