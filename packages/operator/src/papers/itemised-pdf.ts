import { formatPhone, type Language } from "@tribun/domain";
import type { CallRecordRow } from "../db/schema/line-care.ts";
import { euros, LOCALE, writtenDay } from "../words/written.ts";
import { ITEMISED_TEXTS } from "./itemised-texts.ts";
import { taggedPdf } from "./tagged-pdf.ts";

export type ItemisedBill = {
  readonly language: Language;
  readonly club: string;
  readonly invoiceNumber: string;
  /** First and last day of the invoice's period, ISO. */
  readonly from: string;
  readonly to: string;
  readonly createdAt: Date;
  readonly lines: readonly { readonly number: string; readonly calls: readonly CallRecordRow[] }[];
};

const COLUMNS = [0.2, 0.12, 0.38, 0.14, 0.16];
const MB_OF_GB = 1000;

/** Builds the itemised bill (§ 65 TKG, L13): time, kind, destination, quantity and price. The same calls give the same bytes. */
export function itemisedPdf(bill: ItemisedBill): Promise<Uint8Array<ArrayBuffer>> {
  const { language, club, invoiceNumber, createdAt } = bill;
  const t = ITEMISED_TEXTS[language];
  const pdf = taggedPdf({ title: `${t.title} ${invoiceNumber}`, author: club, language, createdAt });
  pdf.heading(1, t.title);
  pdf.paragraph(t.toInvoice(invoiceNumber, writtenDay(bill.from, language), writtenDay(bill.to, language)), { face: "bold" });
  pdf.paragraph(t.explains);
  for (const { number, calls } of bill.lines) {
    pdf.heading(2, t.line(number));
    pdf.table(
      COLUMNS,
      t.head,
      calls.map((call) => rowOf(call, language)),
    );
  }
  return pdf.end((page, of) => `${club} · ${t.title} ${invoiceNumber} · ${t.page(page, of)}`);
}

/** The same as CSV for a spreadsheet, with semicolons and decimal commas; a byte order mark marks it as UTF-8. */
export function itemisedCsv({ language, lines }: ItemisedBill): string {
  const t = ITEMISED_TEXTS[language];
  const rows = lines.flatMap(({ number, calls }) => calls.map((call) => [number, ...rowOf(call, language).map(({ text }) => text)]));
  return `\uFEFF${[[t.number, ...t.head], ...rows].map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

/** Quotes a cell; a leading apostrophe prevents a spreadsheet from evaluating it as a formula. */
const cell = (text: string) => `"${text.replace(/^(?=[=+@\t\r-])/, "'").replaceAll('"', '""')}"`;

function rowOf({ at, kind, zone, destination, amount, cents }: CallRecordRow, language: Language) {
  const t = ITEMISED_TEXTS[language];
  const when = new Intl.DateTimeFormat(LOCALE[language], { timeZone: "Europe/Berlin", dateStyle: "short", timeStyle: "medium" }).format(at);
  const quantity = kind === "data" ? amount * MB_OF_GB : amount;
  const much = new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: 1 }).format(quantity);
  return [
    { text: when },
    { text: t.kinds[kind] },
    { text: destination === null ? t.zones[zone] : `${shown(destination)}, ${t.zones[zone]}` },
    { text: `${much} ${t.units[kind]}`, right: true },
    { text: cents === 0 ? t.included : euros(cents, language), right: true },
  ];
}

/** Formats a German number for national dialling, a mobile one in groups; any other with its country code. */
const shown = (destination: string) => formatPhone(destination).replace(/^\+49/, "0");
