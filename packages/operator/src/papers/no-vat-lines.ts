import type { Language } from "@tribun/domain";
import type { InvoiceItemRow } from "../db/schema/billing.ts";
import { euros } from "../words/written.ts";
import { centsByReason } from "../ledger/untaxed.ts";
import { INVOICE_WORDS } from "./invoice-pdf-texts.ts";

/** Returns the reasons why a document's untaxed items have no VAT, one sentence each. */
export function noVatLines(untaxed: readonly InvoiceItemRow[], language: Language): string[] {
  const { noVatLine } = INVOICE_WORDS[language];
  return [...centsByReason(untaxed)].map(([reason, cents]) => noVatLine[reason](euros(Math.abs(cents), language)));
}
