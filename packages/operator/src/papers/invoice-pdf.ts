import { type BilledAmounts, formatPhone, germanDay, type Language, lastDisputeDay, totalOf } from "@tribun/domain";
import type { InvoiceItemRow, InvoiceRow } from "../db/schema/billing.ts";
import { spanLabel, written } from "../ledger/labels.ts";
import { bySubjectToVat } from "../ledger/untaxed.ts";
import type { Team } from "../base/teams.ts";
import { INVOICE_WORDS, type InvoiceWords, SWITCHING_URL } from "./invoice-pdf-texts.ts";
import { amountDue, type Change, difference } from "./invoice-top.ts";
import { noVatLines } from "./no-vat-lines.ts";
import { euros, LOCALE } from "../words/written.ts";
import { type Seller, sellerOf } from "./seller.ts";
import type { Column } from "./set/table.ts";
import type { EmbeddedXml } from "./set/ua-document.ts";
import { onOnePage, type TaggedPdf, taggedPdf } from "./tagged-pdf.ts";

export type InvoicePaper = {
  readonly invoice: InvoiceRow;
  readonly items: readonly InvoiceItemRow[];
  readonly team: Team;
  readonly changes?: readonly Change[];
  readonly xml?: EmbeddedXml;
};

const COLUMNS: readonly Column[] = [{ part: 0.46 }, ...[0.1, 0.145, 0.145, 0.15].map((part) => ({ part, right: true as const }))];

/**
 * Builds the invoice as a tagged PDF with everything that § 14(4) UStG, § 62 TKG and §§ 4, 5 TKTransparenzV require (L07, L12, L14, L35).
 * The same invoice always gives the same bytes.
 */
export function invoicePdf(paper: InvoicePaper): Promise<Uint8Array<ArrayBuffer>> {
  const { name, register } = sellerOf(paper.team);
  const words = INVOICE_WORDS[paper.invoice.language];
  const pdf = onOnePage((air) => write(paper, words, air));
  if (paper.xml) pdf.embed(paper.xml);
  return pdf.end((page, of) => `${name} · ${register} · ${words.page(page, of)}`);
}

function write({ invoice, items, team, changes = [] }: InvoicePaper, words: InvoiceWords, air: number): TaggedPdf {
  const { language, facts } = invoice;
  const seller = sellerOf(team);
  const title = titleOf(words, invoice);
  const pdf = taggedPdf({ title: `${title} ${invoice.number}`, author: seller.name, language, createdAt: invoice.issuedAt }, team, air);
  const { recipient } = facts;
  const lines = [
    recipient.companyName,
    recipient.name,
    `${recipient.street} ${recipient.houseNumber}`,
    `${recipient.postalCode} ${recipient.city}`,
  ];
  pdf.letterhead(
    `${seller.name}, ${seller.street}, ${seller.postalCode} ${seller.city}`,
    lines.filter((line) => line !== undefined),
    [
      [words.number, invoice.number],
      [words.date, written(germanDay(invoice.issuedAt.getTime()))],
      [words.period, spanLabel({ from: invoice.periodFrom, to: invoice.periodTo })],
      ...(recipient.vatId === undefined ? [] : [[words.vatIdOfCustomer, recipient.vatId] as const]),
      [words.vatId, seller.vatId],
    ],
  );
  pdf.heading(1, title);
  if (facts.corrects) pdf.paragraph(words.corrects(facts.corrects.number, written(facts.corrects.issuedOn)), { face: "bold", size: 12 });
  amountDue(pdf, words, { invoice, items, team });
  difference(pdf, words, invoice, changes);
  amounts(pdf, words, invoice, items);
  contracts(pdf, words, invoice);
  closing(pdf, words, invoice, seller, team);
  return pdf;
}

function titleOf(words: InvoiceWords, { kind }: InvoiceRow): string {
  if (kind === "receipt") return words.receipt;
  return kind === "credit" ? words.credit : words.title;
}

function amounts(pdf: TaggedPdf, words: InvoiceWords, invoice: InvoiceRow, items: readonly InvoiceItemRow[]): void {
  const { language } = invoice;
  const { taxed, untaxed } = bySubjectToVat(items);
  const count = numberOf(language);
  const cents = (amount: number) => euros(amount, language);
  const bold = (...texts: readonly string[]) => texts.map((text) => ({ text, face: "bold" as const }));
  const sums = (label: string, { netCents, vatCents, grossCents }: BilledAmounts) =>
    bold(label, "", cents(netCents), cents(vatCents), cents(grossCents));
  const services = totalOf(taxed);
  // A bill with both has a sum for the services; the items without VAT are then added to or deducted from the amount due.
  const mixed = taxed.length > 0 && untaxed.length > 0;
  pdf.table(COLUMNS, words.columns, [
    ...taxed.map(({ label, quantity, netCents, vatCents, grossCents }) => [
      label[language],
      count(quantity),
      cents(netCents),
      cents(vatCents),
      cents(grossCents),
    ]),
    ...(mixed ? [sums(words.services, services)] : []),
    ...untaxed.map(({ label, quantity, grossCents }) => [
      label[language],
      count(quantity),
      cents(grossCents),
      words.noVat,
      cents(grossCents),
    ]),
    mixed ? bold(words.due, "", "", "", cents(invoice.grossCents)) : sums(words.total, invoice),
  ]);
  if (taxed.length > 0) pdf.paragraph(words.vatLine(cents(services.netCents), cents(services.vatCents)));
  for (const line of noVatLines(untaxed, language)) pdf.paragraph(line);
}

function contracts(pdf: TaggedPdf, words: InvoiceWords, invoice: InvoiceRow): void {
  const number = numberOf(invoice.language);
  for (const contract of invoice.facts.contracts) {
    const { next, usedGb, includedGb } = contract;
    pdf.heading(2, words.contractHeading(formatPhone(contract.msisdn)));
    pdf.facts([
      [words.tariff, contract.tariff],
      [words.start, written(contract.startedOn)],
      ...(contract.commitmentEnd === undefined ? [] : [[words.commitmentEnd, written(contract.commitmentEnd)] as const]),
      ...(contract.noticeDays === undefined ? [] : [[words.notice, words.noticeDays(contract.noticeDays)] as const]),
      ...lastDayRow(words, contract),
      ...(usedGb === undefined || includedGb === undefined
        ? []
        : [[words.volume, words.volumeUsed(number(usedGb), number(includedGb))] as const]),
      ...(next === undefined
        ? []
        : [[words.next(written(next.from)), `${next.tariff}, ${euros(next.monthlyCents, invoice.language)}`] as const]),
    ]);
  }
}

function closing(pdf: TaggedPdf, words: InvoiceWords, invoice: InvoiceRow, seller: Seller, team: Team): void {
  pdf.paragraph(`${words.switching} [${words.switchingLink}](${SWITCHING_URL})`);
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
