import { eInvoice } from "./e-invoice.ts";
import { type InvoicePaper, invoicePdf } from "./invoice-pdf.ts";

/** Builds the invoice PDF for a fan; for a business it embeds the structured invoice (L12). */
export async function invoiceDocument(paper: Omit<InvoicePaper, "xml">): Promise<Uint8Array<ArrayBuffer>> {
  const { invoice, items, team } = paper;
  return invoicePdf({ ...paper, ...(invoice.facts.recipient.isBusiness && { xml: await eInvoice(invoice, items, team) }) });
}
