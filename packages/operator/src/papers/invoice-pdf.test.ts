import { plainText } from "@tribun/mails";
import { expect, test } from "vitest";
import type { InvoiceRow } from "../db/schema/billing.ts";
import { clubOf } from "../base/clubs/clubs.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";
import { sampleClaim, sampleCompensation, sampleInvoice, sampleItem } from "../testing/invoices.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { INVOICE_MAILS } from "./invoice-mail-texts.ts";
import { INVOICE_MAIL_KINDS } from "./invoice-mail-types.ts";
import { SWITCHING_URL } from "./invoice-pdf-texts.ts";
import { greetingOf } from "../words/greeting.ts";

const ITEMS = [
  sampleItem(1, { de: "Grundpreis Tribün M, 03.11.–30.11.2026", tr: "Aylık ücret Tribün M, 03.11.–30.11.2026" }, 1399),
  sampleItem(2, { de: "Türkei 100 Minuten", tr: "Türkiye'ye 100 dakika" }, 399),
];
const TEAM = SEED_TEAMS[3] ?? SEED_TEAMS[0];

async function text(given: InvoiceRow, items = ITEMS): Promise<string> {
  if (!TEAM) throw new Error("no team");
  return pdfText(await invoicePdf({ invoice: given, items, team: TEAM })).replaceAll(/\s+/g, " ");
}

test("holds everything that § 14 UStG and § 62 TKG want", async () => {
  const words = await text(sampleInvoice("de"));
  for (const wanted of [
    "Fırtına Mobil GmbH (Muster), Musterstraße 67, 20095 Hamburg",
    "Çağrı Işık Öğüş",
    "Weißenseer Straße 12 a",
    "12045 İzmirstadt",
    "R4-2026-000012",
    "01.12.2026",
    "03.11.–30.11.2026",
    "DE999999995",
    "Grundpreis Tribün M",
    "Türkei 100 Minuten",
    ...["11,76 €", "2,23 €", "13,99 €", "15,11 €", "2,87 €", "17,98 €", "19 %"],
    ...[clubOf(4).provider.freeNumber, "030 23125 967", "http://localhost:1967"],
    "beanstanden (§ 67 TKG)",
    "26.01.2027",
  ]) {
    expect(words).toContain(wanted);
  }
  expect(words).toContain("2,98 € mehr als zuletzt");
});

test("says how long the contract binds, how it ends, how much was used and who explains switching (L07, L35)", async () => {
  const words = await text(sampleInvoice("de"));
  for (const wanted of ["Vertragsbeginn", "03.11.2026", "02.11.2028", "ein Monat", "02.10.2028", "13,27 von 25 GB", "Bundesnetzagentur"]) {
    expect(words).toContain(wanted);
  }
  const flexible = sampleInvoice("de");
  const [contract] = flexible.facts.contracts;
  const { lineId = "", msisdn = "", tariff = "", startedOn = "" } = contract ?? {};
  const short = await text({ ...flexible, facts: { ...flexible.facts, contracts: [{ lineId, msisdn, tariff, startedOn }] } });
  expect(short).not.toContain("Mindestlaufzeit");
  expect(short).not.toContain("Verbrauchtes");
});

test("announces the direct debit with creditor and mandate, or asks for payment, or says that it was paid", async () => {
  expect(await text(sampleInvoice("de"))).toMatch(/DE98ZZZ09999999999, Mandatsreferenz R4-2026-000012-ABCDEF/);
  const { recipient, contracts } = sampleInvoice("de").facts;
  expect(await text(sampleInvoice("de", { facts: { recipient, contracts } }))).toContain("Bitte bezahl bis zum 15.12.2026");
  expect(await text(sampleInvoice("tr", { kind: "receipt", diffCents: null }))).toContain("15.12.2026 tarihinde ödendi");
});

test("speaks Turkish with all of its letters", async () => {
  const words = await text(sampleInvoice("tr"));
  for (const wanted of [
    "Fatura numarası",
    "Aylık ücret",
    "Türkiye'ye 100 dakika",
    "Kullanılan internet",
    "25 GB’ın 13,27 GB’ı",
    "Sözleşme başlangıcı",
    "itiraz edebilirsin",
  ]) {
    expect(words).toContain(wanted);
  }
  expect(words).not.toContain("\u{fffd}");
  expect(words).not.toMatch(/undefined|null|NaN/);
});

test("is tagged, follows its language, links to the authority, and always has the same bytes", async () => {
  if (!TEAM) throw new Error("no team");
  const bytes = await invoicePdf({ invoice: sampleInvoice("tr"), items: ITEMS, team: TEAM });
  const raw = Buffer.from(bytes).toString("latin1");
  expect(raw).toContain("/StructTreeRoot");
  expect(raw).toContain("/Lang (tr-TR)");
  expect(raw).toContain(SWITCHING_URL);
  for (const tag of ["H1", "H2", "Table", "TR", "TH", "TD", "Link"]) expect(raw).toContain(`/S /${tag}\n`);
  expect(Buffer.from(await invoicePdf({ invoice: sampleInvoice("tr"), items: ITEMS, team: TEAM })).equals(Buffer.from(bytes))).toBe(true);
});

test("compensation stands apart without VAT: in neither net nor tax of the services, and off what is to be paid", async () => {
  const total = { grossCents: 798, netCents: 511, vatCents: 287 };
  const german = await text(sampleInvoice("de", total), [...ITEMS, sampleCompensation(3, -1000)]);
  for (const wanted of ["Summe der Leistungen", "17,98 €", "15,11 €", "Zu zahlen", "7,98 €", "0 %", "-10,00 €"])
    expect(german).toContain(wanted);
  expect(german.replaceAll(/\s+/g, " ")).toContain(
    "Darin enthalten: 15,11 € netto und 2,87 € Umsatzsteuer (19 %). Nicht steuerbar, 0 % Umsatzsteuer: 10,00 €",
  );
  const turkish = await text(sampleInvoice("tr", total), [...ITEMS, sampleCompensation(3, -1000)]);
  for (const wanted of ["Hizmetlerin toplamı", "Ödenecek tutar", "KDV’ye tabi değil"]) expect(turkish).toContain(wanted);
  const note = await text(sampleInvoice("de", { kind: "credit", grossCents: -1000, netCents: -1000, vatCents: 0, diffCents: null }), [
    sampleCompensation(1, -1000),
  ]);
  expect(note).not.toContain("Darin enthalten");
  expect(note).toContain("Nicht steuerbar");
});

test("a claim that a receipt has taxed stands apart without VAT, names it, and is to be paid", async () => {
  const total = { grossCents: 2798, netCents: 2511, vatCents: 287 };
  const german = (await text(sampleInvoice("de", total), [...ITEMS, sampleClaim(3, 1000)])).replaceAll(/\s+/g, " ");
  for (const wanted of [
    "Zu zahlen",
    "27,98 €",
    "0 %",
    "Rechnung R1-2026-000007",
    "2,87 € Umsatzsteuer (19 %). Nicht noch einmal besteuert",
  ])
    expect(german).toContain(wanted);
  expect(german).not.toContain("Entschädigung");
  const turkish = await text(sampleInvoice("tr", total), [...ITEMS, sampleClaim(3, 1000)]);
  for (const wanted of ["Ödenecek tutar", "R1-2026-000007", "İkinci kez KDV hesaplanmadı"])
    expect(turkish.replaceAll(/\s+/g, " ")).toContain(wanted);
});

test("many items go on over pages, none lost and every page numbered", async () => {
  const many = Array.from({ length: 120 }, (_, index) =>
    sampleItem(index + 1, { de: `Posten Nr. ${index + 1}.`, tr: `Kalem ${index + 1}.` }, 100),
  );
  const words = await text(sampleInvoice("de"), many);
  for (let index = 1; index <= 120; index++) expect(words).toContain(`Posten Nr. ${index}.`);
  const pages = [...words.matchAll(/Seite (\d+) von (\d+)/g)].map(([, page, of]) => [Number(page), Number(of)]);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages).toEqual(pages.map((_, index) => [index + 1, pages.length]));
});

test("every mail is written in both languages, and leaves no gap where a fact is missing", () => {
  const facts = {
    ...{
      greeting: greetingOf("de", "Elif", true),
      club: "Kanarya Mobil",
      bill: "http://localhost:1907/dashboard/bills?season=2026&bill=1",
      month: "November",
      hotline: { shortCode: "1907", freeNumber: "0800 1234567" },
      number: "R1-2026-000001",
    },
    ...{
      period: "03.11.–30.11.2026",
      total: "17,98 €",
      dueDate: "15.12.2026",
      drawnOn: "17.12.2026",
      payBy: "29.12.2026",
      arrears: "120,00 €",
    },
    ...{ blockDay: "12.01.2027", incomingDay: "19.01.2027", disputeUntil: "26.01.2027", disputed: "5,00 €" },
    ...{ creditorId: "DE98ZZZ09999999999", collection: undefined, stand: "ahead" as const, credited: undefined },
  };
  for (const language of ["de", "tr"] as const) {
    for (const kind of INVOICE_MAIL_KINDS) {
      for (const collection of [undefined, { label: "Visa", mandateReference: undefined }, { label: "SEPA", mandateReference: "M-1" }]) {
        const letter = INVOICE_MAILS[language][kind]({ ...facts, collection });
        const [subject, body] = [letter.subject, plainText(letter)];
        expect(`${subject}${body}`).not.toMatch(/undefined|null|NaN|!/);
        expect(body).toContain("Kanarya Mobil");
        expect(body.replaceAll(facts.hotline.freeNumber, "")).not.toContain("0800");
        expect(subject.length).toBeLessThan(80);
      }
    }
  }
  expect(plainText(INVOICE_MAILS.de.issued({ ...facts, collection: { label: "SEPA", mandateReference: "M-1" } }))).toContain(
    "Mandatsreferenz: M-1",
  );
  expect(plainText(INVOICE_MAILS.tr.blockThreatened(facts))).toMatch(/mahkeme/);
});
