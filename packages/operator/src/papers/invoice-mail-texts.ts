import type { Language } from "@tribun/domain";
import { invoiceMailsDe } from "./invoice-mail-de.ts";
import { invoiceMailsTr } from "./invoice-mail-tr.ts";
import type { InvoiceMails } from "./invoice-mail-types.ts";

export const INVOICE_MAILS: Record<Language, InvoiceMails> = { de: invoiceMailsDe, tr: invoiceMailsTr };
