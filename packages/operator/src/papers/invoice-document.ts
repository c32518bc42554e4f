import type { InvoiceItemRow, InvoiceRow } from "../db/schema/billing.ts";
import type { Team } from "../base/teams.ts";
import { eInvoice } from "./e-invoice.ts";
import { invoicePdf } from "./invoice-pdf.ts";

/** Builds the invoice PDF for a fan; for a business it embeds the structured invoice (L12). */
export async function invoiceDocument(invoice: InvoiceRow, items: readonly InvoiceItemRow[], team: Team): Promise<Uint8Array<ArrayBuffer>> {
  return invoicePdf(invoice, items, team, invoice.facts.recipient.isBusiness ? await eInvoice(invoice, items, team) : undefined);
}
