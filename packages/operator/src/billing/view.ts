import type { Invoice } from "@tribun/api-client/contract";
import {
  euro,
  germanDay,
  isInvoicePaid,
  isPayableInvoice,
  type Language,
  lastDisputeDay,
  mayDefer,
  nextInvoicePosition,
} from "@tribun/domain";
import type { InvoiceItemRow, InvoiceRow } from "../db/schema/billing.ts";

/** An invoice as its owner sees it. Its items use the requested language; the document keeps the language of issue. */
export function invoiceView(
  invoice: InvoiceRow,
  items: readonly InvoiceItemRow[],
  language: Language,
  today: string,
  more: Pick<Invoice, "changes" | "returnedAt" | "clubShare" | "hasItemised"> = {},
): Invoice {
  const { disputedAt, disputeReason } = invoice;
  return {
    id: invoice.id,
    number: invoice.number,
    kind: invoice.kind,
    period: { from: invoice.periodFrom, to: invoice.periodTo },
    issuedAt: invoice.issuedAt.toISOString(),
    dueDate: invoice.dueDate,
    ...(invoice.paidAt && { paidDate: germanDay(invoice.paidAt.getTime()) }),
    paid: isInvoicePaid(invoice),
    status: invoice.state,
    total: euro(invoice.grossCents),
    net: euro(invoice.netCents),
    vat: euro(invoice.vatCents),
    items: items
      .filter(({ invoiceId }) => invoiceId === invoice.id)
      .map(({ label, quantity, netCents, vatCents, grossCents }) => ({
        label: label[language],
        quantity,
        net: euro(netCents),
        vat: euro(vatCents),
        gross: euro(grossCents),
      })),
    ...(invoice.creditedCents > 0 && { credited: euro(invoice.creditedCents) }),
    ...(invoice.diffCents !== null && { diffToPrevious: euro(invoice.diffCents) }),
    ...more,
    payable: isPayableInvoice(invoice.state),
    ...(mayDefer(invoice) && { deferrable: true as const }),
    ...(invoice.deferredUntil !== null && { deferredUntil: invoice.deferredUntil }),
    ...(isDisputable(invoice, today) && { disputeUntil: lastDisputeDay(germanDay(invoice.issuedAt.getTime())) }),
    ...(disputedAt &&
      disputeReason !== null && { dispute: { amount: euro(invoice.disputedCents), reason: disputeReason, at: disputedAt.toISOString() } }),
    hasXml: invoice.facts.recipient.isBusiness,
  };
}

/** True while a fan may object: once, to a paid or unpaid invoice over a positive sum, and within eight weeks (§ 67(1) TKG). */
export function isDisputable(invoice: InvoiceRow, today: string): boolean {
  const allowed = nextInvoicePosition(invoice, "dispute") !== undefined && invoice.grossCents > 0;
  return allowed && invoice.disputedAt === null && today <= lastDisputeDay(germanDay(invoice.issuedAt.getTime()));
}
