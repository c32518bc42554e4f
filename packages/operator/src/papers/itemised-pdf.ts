import { formatPhone, type Language } from "@tribun/domain";
import type { CallRecordRow } from "../db/schema/line-care.ts";
import type { Team } from "../base/teams.ts";
import { spanLabel } from "../ledger/labels.ts";
import { dottedMoment, euros, LOCALE } from "../words/written.ts";
import { ITEMISED_TEXTS } from "./itemised-texts.ts";
import type { Column } from "./set/table.ts";
import { taggedPdf } from "./tagged-pdf.ts";

export type ItemisedBill = {
  readonly language: Language;
  readonly team: Team;
  readonly invoiceNumber: string;
  /** First and last day of the invoice's period, ISO. */
  readonly from: string;
  readonly to: string;
  readonly createdAt: Date;
  readonly lines: readonly { readonly number: string; readonly calls: readonly CallRecordRow[] }[];
};

const COLUMNS: readonly Column[] = [
  { part: 0.25 },
  { part: 0.12 },
  { part: 0.33 },
  { part: 0.15, right: true },
  { part: 0.15, right: true },
];
const MB_OF_GB = 1000;

/** Builds the itemised bill (§ 65 TKG, L13): time, kind, destination, quantity and price. The same calls give the same bytes. */
export function itemisedPdf(bill: ItemisedBill): Promise<Uint8Array<ArrayBuffer>> {
  const { language, team, invoiceNumber, createdAt } = bill;
  const t = ITEMISED_TEXTS[language];
  const pdf = taggedPdf({ title: `${t.title} ${invoiceNumber}`, author: team.name, language, createdAt }, team);
  pdf.heading(1, t.title);
  pdf.paragraph(t.toInvoice(invoiceNumber, spanLabel(bill)), { face: "bold" });
  pdf.paragraph(t.explains);
  for (const { number, calls } of bill.lines) {
    pdf.heading(2, t.line(number));
    pdf.table(
      COLUMNS,
      t.head,
      calls.map((call) => rowOf(call, language)),
    );
  }
  return pdf.end((page, of) => `${team.name} · ${t.title} ${invoiceNumber} · ${t.page(page, of)}`);
}

/** The same as CSV for a spreadsheet, with semicolons and decimal commas; a byte order mark marks it as UTF-8. */
export function itemisedCsv({ language, lines }: ItemisedBill): string {
  const t = ITEMISED_TEXTS[language];
  const rows = lines.flatMap(({ number, calls }) => calls.map((call) => [number, ...rowOf(call, language)]));
  return `\uFEFF${[[t.number, ...t.head], ...rows].map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

/** Quotes a cell; a leading apostrophe prevents a spreadsheet from evaluating it as a formula. */
const cell = (text: string) => `"${text.replace(/^(?=[=+@\t\r-])/, "'").replaceAll('"', '""')}"`;

function rowOf({ at, kind, zone, destination, amount, cents }: CallRecordRow, language: Language) {
  const t = ITEMISED_TEXTS[language];
  const quantity = kind === "data" ? amount * MB_OF_GB : amount;
  const much = new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: 1 }).format(quantity);
  return [
    dottedMoment(at, "seconds"),
    t.kinds[kind],
    destination === null ? t.zones[zone] : `${shown(destination)}, ${t.zones[zone]}`,
    `${much} ${t.units[kind]}`,
    cents === 0 ? t.included : euros(cents, language),
  ];
}

/** Formats a German number for national dialling, a mobile one in groups; any other with its country code. */
const shown = (destination: string) => formatPhone(destination).replace(/^\+49/, "0");
