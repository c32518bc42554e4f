import { type BilledAmounts, CREDITOR_ID, formatPhone, germanDay, type Language, lastDisputeDay, totalOf } from "@tribun/domain";
import type { InvoiceItemRow, InvoiceRow } from "../db/schema/billing.ts";
import { spanLabel, written } from "../ledger/labels.ts";
import { bySubjectToVat, isWaived } from "../ledger/untaxed.ts";
import type { Team } from "../base/teams.ts";
import { INVOICE_WORDS, type InvoiceWords, SWITCHING_URL } from "./invoice-pdf-texts.ts";
import { noVatLines } from "./no-vat-lines.ts";
import { euros, LOCALE } from "../words/written.ts";
import { type Seller, sellerOf } from "./seller.ts";
import { type TaggedPdf, taggedPdf } from "./tagged-pdf.ts";

/** A structured invoice to embed in the PDF (EN 16931). */
export type EmbeddedXml = { readonly content: Uint8Array; readonly name: string };

/**
 * Builds the invoice as a tagged PDF with everything that § 14(4) UStG, § 62 TKG and §§ 4, 5 TKTransparenzV require (L07, L12, L14, L35).
 * The same invoice always gives the same bytes.
 */
export function invoicePdf(
  invoice: InvoiceRow,
  items: readonly InvoiceItemRow[],
  team: Team,
  xml?: EmbeddedXml,
): Promise<Uint8Array<ArrayBuffer>> {
  const { language, facts } = invoice;
  const words = INVOICE_WORDS[language];
  const seller = sellerOf(team);
  const pdf = taggedPdf({
    title: `${words.title} ${invoice.number}`,
    author: seller.name,
    language,
    createdAt: invoice.issuedAt,
  });
  const address = `${seller.name}, ${seller.street}, ${seller.postalCode} ${seller.city}`;
  pdf.paragraph(address, { size: 8, gap: 10 });
  const { recipient } = facts;
  const lines = [
    recipient.companyName,
    recipient.name,
    `${recipient.street} ${recipient.houseNumber}`,
    `${recipient.postalCode} ${recipient.city}`,
  ];
  pdf.paragraph(lines.filter((line) => line !== undefined).join("\n"), { gap: 14 });
  pdf.heading(1, `${titleOf(words, invoice)}: ${team.name}`);
  const row = (label: string, value: string) => [{ text: label }, { text: value }];
  pdf.table([0.4, 0.6], undefined, [
    row(words.number, invoice.number),
    row(words.date, written(germanDay(invoice.issuedAt.getTime()))),
    row(words.period, spanLabel({ from: invoice.periodFrom, to: invoice.periodTo })),
    ...(recipient.vatId === undefined ? [] : [row(words.vatIdOfCustomer, recipient.vatId)]),
    row(words.vatId, seller.vatId),
  ]);
  amounts(pdf, words, invoice, items);
  payment(pdf, words, invoice, items, team);
  contracts(pdf, words, invoice);
  closing(pdf, words, invoice, seller, team);
  if (xml) pdf.attach(xml.content, { name: xml.name, mime: "text/xml", description: "EN 16931" });
  return pdf.end((page, of) => `${address} · ${words.vatId} ${seller.vatId} · ${words.page(page, of)}`);
}

function titleOf(words: InvoiceWords, { kind }: InvoiceRow): string {
  if (kind === "receipt") return words.receipt;
  return kind === "credit" ? words.credit : words.title;
}

function amounts(pdf: TaggedPdf, words: InvoiceWords, invoice: InvoiceRow, items: readonly InvoiceItemRow[]): void {
  const { language } = invoice;
  const { taxed, untaxed } = bySubjectToVat(items);
  const right = (text: string, face: "regular" | "bold" = "regular") => ({ text, face, right: true });
  const cents = (amount: number, face?: "regular" | "bold") => right(euros(amount, language), face);
  const sums = (label: string, { netCents, vatCents, grossCents }: BilledAmounts) => [
    { text: label, face: "bold" as const },
    right(""),
    cents(netCents, "bold"),
    cents(vatCents, "bold"),
    cents(grossCents, "bold"),
  ];
  const services = totalOf(taxed);
  // A bill with both has a sum for the services; the items without VAT are then added to or deducted from the amount due.
  const mixed = taxed.length > 0 && untaxed.length > 0;
  pdf.table([0.48, 0.1, 0.14, 0.14, 0.14], words.columns, [
    ...taxed.map(({ label, quantity, netCents, vatCents, grossCents }) => [
      { text: label[language] },
      right(String(quantity)),
      cents(netCents),
      cents(vatCents),
      cents(grossCents),
    ]),
    ...(mixed ? [sums(words.services, services)] : []),
    ...untaxed.map(({ label, quantity, grossCents }) => [
      { text: label[language] },
      right(String(quantity)),
      cents(grossCents),
      right(words.noVat),
      cents(grossCents),
    ]),
    mixed
      ? [{ text: words.due, face: "bold" as const }, right(""), right(""), right(""), cents(invoice.grossCents, "bold")]
      : sums(words.total, invoice),
  ]);
  if (taxed.length > 0) pdf.paragraph(words.vatLine(euros(services.netCents, language), euros(services.vatCents, language)));
  for (const line of noVatLines(untaxed, language)) pdf.paragraph(line);
  if (invoice.diffCents === null) return;
  pdf.paragraph(words.diff(invoice.diffCents > 0, invoice.diffCents === 0 ? "" : euros(Math.abs(invoice.diffCents), language)));
}

function payment(pdf: TaggedPdf, words: InvoiceWords, invoice: InvoiceRow, items: readonly InvoiceItemRow[], team: Team): void {
  const { collection, waived } = invoice.facts;
  pdf.heading(2, words.payHeading);
  // The document never changes, so it shows nothing that happened after the day of issue.
  if (invoice.kind === "credit") pdf.paragraph(items.some(isWaived) ? words.waived : words.payOut);
  else if (invoice.kind === "receipt" || invoice.grossCents === 0) pdf.paragraph(words.paid(written(invoice.dueDate)));
  else if (waived) pdf.paragraph(words.tooSmall);
  else if (collection) {
    const { label, mandateReference: mandate } = collection;
    pdf.paragraph(words.debit({ day: written(invoice.dueDate), label, creditorId: CREDITOR_ID, mandate }));
  } else pdf.paragraph(words.transfer(written(invoice.dueDate), `${team.origin}/dashboard/bills`));
}

function contracts(pdf: TaggedPdf, words: InvoiceWords, invoice: InvoiceRow): void {
  const number = numberOf(invoice.language);
  for (const contract of invoice.facts.contracts) {
    const row = (label: string, value: string) => [{ text: label }, { text: value }];
    pdf.heading(2, words.contractHeading(formatPhone(contract.msisdn)));
    pdf.table([0.5, 0.5], undefined, [
      row(words.tariff, contract.tariff),
      row(words.start, written(contract.startedOn)),
      ...(contract.next === undefined
        ? []
        : [
            row(words.next(written(contract.next.from)), `${contract.next.tariff}, ${euros(contract.next.monthlyCents, invoice.language)}`),
          ]),
      ...(contract.commitmentEnd === undefined ? [] : [row(words.commitmentEnd, written(contract.commitmentEnd))]),
      ...(contract.noticeDays === undefined ? [] : [row(words.notice, words.noticeDays(contract.noticeDays))]),
      ...lastDayRow(words, contract).map(([label, value]) => row(label, value)),
      ...(contract.usedGb === undefined || contract.includedGb === undefined
        ? []
        : [row(words.volume, words.volumeUsed(number(contract.usedGb), number(contract.includedGb)))]),
    ]);
  }
}

function closing(pdf: TaggedPdf, words: InvoiceWords, invoice: InvoiceRow, seller: Seller, team: Team): void {
  pdf.paragraph(words.switching, { gap: 1 });
  pdf.link(words.switchingLink, SWITCHING_URL);
  pdf.heading(2, words.objectHeading);
  const until = lastDisputeDay(germanDay(invoice.issuedAt.getTime()));
  pdf.paragraph(words.object(written(until), `${team.origin}/dashboard/bills`));
  pdf.heading(2, words.contactHeading);
  pdf.paragraph(words.contact({ ...seller, hotline: team.hotline.shortCode }));
}

function numberOf(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: 2 });
  return (value) => format.format(value);
}

/** One of the four facts of § 57(3) TKG: the last day of notice for the end of the minimum term, or that notice is possible on any day. */
function lastDayRow(
  words: InvoiceWords,
  { commitmentEnd, cancelBy }: InvoiceRow["facts"]["contracts"][number],
): readonly (readonly [label: string, value: string])[] {
  if (cancelBy !== undefined) return [[words.cancelBy, written(cancelBy)]];
  return commitmentEnd === undefined ? [] : [words.cancelAnyDay];
}
