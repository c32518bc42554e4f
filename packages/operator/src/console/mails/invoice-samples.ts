import type { Language } from "@tribun/domain";
import { INVOICE_MAILS } from "../../papers/invoice-mail-texts.ts";
import { INVOICE_MAIL_KINDS, type InvoiceMailFacts } from "../../papers/invoice-mail-types.ts";
import { ITEMISED_TEXTS } from "../../papers/itemised-texts.ts";
import type { Common, Samples } from "./common.ts";

/** A sample of every mail about a bill; an issued one also as paid by hand, and settled. */
export function invoiceSamples(common: Common, language: Language): Samples {
  const { greeting, club, hotline, origin, id } = common;
  const number = "R1-2026-000007";
  const facts: InvoiceMailFacts = {
    ...{ greeting, club, hotline, number, bill: `${origin}/dashboard/bills?season=2026&bill=${id}` },
    ...{ period: "01.10.–31.10.2026", month: { de: "Oktober", tr: "Ekim" }[language], total: "14,99 €", credited: undefined },
    ...{ dueDate: "28.11.2026", drawnOn: "28.11.2026", payBy: "12.12.2026", arrears: "112,40 €", blockDay: "12.12.2026" },
    ...{ incomingDay: "19.12.2026", disputeUntil: "24.01.2027", disputed: "5,00 €", creditorId: "DE98ZZZ09999999999", stand: "ahead" },
    collection: { label: "SEPA, DE89 •••• 3000", mandateReference: "TRB-M-000123" },
  };
  const mails = INVOICE_MAILS[language];
  return [
    ...INVOICE_MAIL_KINDS.map((kind) => [`invoice.${kind}`, mails[kind](facts)] as const),
    ["invoice.issuedByHand", mails.issued({ ...facts, collection: undefined })],
    ["invoice.issuedSettled", mails.issued({ ...facts, total: "0,00 €", credited: "14,99 €", stand: "settled" })],
    ["invoice.itemised", ITEMISED_TEXTS[language].mail({ greeting, club, hotline, origin, number })],
  ];
}
