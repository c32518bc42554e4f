import { companyName, LANGUAGES } from "@tribun/domain";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { SEED_TEAMS } from "../base/clubs/teams.ts";
import { sampleCompensation, sampleInvoice, sampleItem } from "../testing/invoices.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { pdfUaFaults } from "../testing/pdf-ua/pdf-ua.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { sheetPdf } from "./sheet-pdf.ts";
import { taggedPdf } from "./tagged-pdf.ts";
import { uaDocument } from "./set/ua-document.ts";

const TEAM = (() => {
  const found = SEED_TEAMS[3];
  if (!found) throw new Error("no team");
  return found;
})();
const ITEMS = [
  sampleItem(1, { de: "Grundpreis Tribün M, 03.11.–30.11.2026", tr: "Aylık ücret Tribün M, 03.11.–30.11.2026" }, 1399),
  sampleItem(2, { de: "Türkei 100 Minuten", tr: "Türkiye'ye 100 dakika" }, 399),
];
const XML = { content: new TextEncoder().encode("<Invoice/>"), name: "factur-x.xml" };
const ABOUT = { title: "Größe & <Maß>", author: "Fırtına Mobil", language: "de" as const, createdAt: new Date("2026-11-01T00:00:00Z") };
const MARGINS = { top: 40, left: 40, right: 40, bottom: 40 };

describe.each(LANGUAGES)("in %s every document is PDF/UA-1", (language) => {
  test("an invoice, with and without its XML", async () => {
    expect(pdfUaFaults(await invoicePdf({ invoice: sampleInvoice(language), items: ITEMS, team: TEAM }))).toEqual([]);
    expect(pdfUaFaults(await invoicePdf({ invoice: sampleInvoice(language), items: ITEMS, team: TEAM, xml: XML }))).toEqual([]);
  });

  test("a receipt, a credit note and an invoice with a compensation", async () => {
    for (const kind of ["receipt", "credit"] as const)
      expect(
        pdfUaFaults(await invoicePdf({ invoice: sampleInvoice(language, { kind, diffCents: null }), items: ITEMS, team: TEAM })),
        kind,
      ).toEqual([]);
    expect(
      pdfUaFaults(await invoicePdf({ invoice: sampleInvoice(language), items: [...ITEMS, sampleCompensation(3, -1000)], team: TEAM })),
    ).toEqual([]);
  });

  test("one of many pages, wherever they break", async () => {
    for (const rows of [20, 24, 28, 32, 36, 120]) {
      const many = Array.from({ length: rows }, (_, index) => sampleItem(index + 1, { de: `Posten ${index}`, tr: `Kalem ${index}` }, 100));
      expect(pdfUaFaults(await invoicePdf({ invoice: sampleInvoice(language), items: many, team: TEAM })), String(rows)).toEqual([]);
    }
  });

  test("a document of one page, with letters of all kinds", async () => {
    const section = (heading: string) => ({
      heading,
      paragraphs: ["Grüße, ğüşıöç İĞŞ, 1.234,56 €, „so“ – und ‚so‘ … ©", "Zweiter Absatz."],
    });
    const text = {
      title: "Vertragszusammenfassung",
      offer: "Kanarya & Freunde",
      provider: "Kanarya Mobil GmbH",
      intro: "Hallo",
      sections: [section("Preis"), section("Laufzeit")],
      footer: "https://example.com",
    };
    expect(pdfUaFaults(await sheetPdf(text, { language, teamId: 1, createdAt: "2026-11-01T00:00:00Z" }))).toEqual([]);
    const long = { ...text, sections: Array.from({ length: 40 }, (_, index) => section(`Abschnitt ${index}`)) };
    expect(pdfUaFaults(await sheetPdf(long, { language, teamId: 1, createdAt: "2026-11-01T00:00:00Z" }))).toEqual([]);
  });
});

// An invoice names its recipient (§ 14(4) UStG), so it must be able to show every letter that a form accepts.
test("every letter that a name or an address may have is set, in both faces", async () => {
  const all = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCodePoint(code)).filter((letter) => /[^\s\p{C}]/u.test(letter));
  // The PDF need not show a character that the rule removes or replaces.
  const isKept = (letter: string) => {
    const { success, output } = v.safeParse(companyName, `o${letter}o`);
    return success && output === `o${letter}o`;
  };
  const taken = all.filter(isKept).join("o");
  expect(taken).toMatch(/ğ.*Ə.*Ω.*Ж.*ễ.*ᾷ.*€/u);
  const pdf = taggedPdf(ABOUT, TEAM);
  // PDFKit measures a word longer than its line again for each letter, so the test breaks the text.
  const drawn = taken.replaceAll(/.{40}/gu, "$& ");
  pdf.heading(1, drawn);
  pdf.paragraph(drawn);
  for (const letter of taken.slice(0, 600)) pdf.paragraph(letter);
  const words = await pdf.end(() => "");
  expect(pdfUaFaults(words)).toEqual([]);
  expect(pdfText(words).replaceAll(/\s/g, "")).toContain(taken);
  const invoice = sampleInvoice("de");
  const recipient = { ...invoice.facts.recipient, name: "Thị Thảo Παπά-Петров", city: "Łódź" };
  const bytes = await invoicePdf({ invoice: { ...invoice, facts: { ...invoice.facts, recipient } }, items: ITEMS, team: TEAM });
  expect(pdfText(bytes)).toContain(recipient.name);
  expect(pdfUaFaults(bytes)).toEqual([]);
});

test("a paragraph and a link at the foot of a page stay whole in the structure", async () => {
  for (let lines = 40; lines < 64; lines++) {
    const pdf = taggedPdf(ABOUT, TEAM);
    pdf.heading(1, "Titel");
    for (let index = 0; index < lines; index++) pdf.paragraph(`Zeile ${index}`, { gap: 1 });
    pdf.paragraph("Ein Absatz über mehrere Zeilen. ".repeat(12));
    pdf.paragraph("[Erläuterung der Bundesnetzagentur zum Wechsel des Anbieters](https://example.com)");
    expect(pdfUaFaults(await pdf.end((page, of) => `${page}/${of}`)), String(lines)).toEqual([]);
  }
});

test("lines that are meant as lines are elements of their own, so that a reader pauses between them", async () => {
  const pdf = taggedPdf(ABOUT, TEAM);
  pdf.heading(1, "Titel");
  pdf.paragraph("Elif Şahin\nSonnenallee 12 a\n12045 Berlin");
  const bytes = await pdf.end(() => "");
  expect(
    Buffer.from(bytes)
      .toString("latin1")
      .match(/\/S \/P\n/g),
  ).toHaveLength(3);
  expect(pdfUaFaults(bytes)).toEqual([]);
});

test("points of a list, open ones with a line to write on, stay whole wherever a page ends", async () => {
  for (let lines = 40; lines < 56; lines++) {
    const pdf = taggedPdf(ABOUT, TEAM);
    pdf.heading(1, "Titel");
    for (let index = 0; index < lines; index++) pdf.paragraph(`Zeile ${index}`, { gap: 1 });
    pdf.list(["Ein Punkt über mehrere Zeilen. ".repeat(9), "Name:", "Datum:", "Der letzte Punkt"]);
    pdf.paragraph("Ende");
    expect(pdfUaFaults(await pdf.end((page, of) => `${page}/${of}`)), String(lines)).toEqual([]);
  }
});

describe("the check finds", () => {
  const damaged = async (from: RegExp, to: string) => {
    const raw = Buffer.from(await invoicePdf({ invoice: sampleInvoice("de"), items: ITEMS, team: TEAM, xml: XML })).toString("latin1");
    expect(raw).toMatch(from);
    return pdfUaFaults(Buffer.from(raw.replace(from, to), "latin1"));
  };

  test.each([
    ["a claim that is missing", /pdfuaid:part>1/, "pdfuaid:part>2", "06-002"],
    ["a title that is missing", /(<rdf:li xml:lang="x-default">)[^<]+/, "$1", "06-003"],
    ["metadata that are no XML", /(<rdf:li xml:lang="x-default">)/, "$1Tom & Jerry ", "06:"],
    ["a window without title", /\/DisplayDocTitle true/, "/DisplayDocTitle false", "07-001"],
    ["no language", /\/Lang \(de-DE\)/, "/Lang ()", "11-006"],
    ["no mark of tags", /\/Marked true/, "/Marked false", "06: the file"],
    ["another tab order", /\/Tabs \/S/, "/Tabs /R", "28-009"],
    ["a title that is none", /\/S \/H1\n/, "/S /H2\n", "14-002"],
    ["an unknown type", /\/S \/H2\n/, "/S /Box\n", "02-001"],
    ["a cell outside of a row", /\/S \/TR\n/, "/S /P\n", "09-004"],
    ["a header of nothing", /\/Scope \/Column/, "/Scope /None", "15-003"],
    ["a link without words", /\/Contents \([^)]+\)/, "/Contents ()", "28-012"],
    ["a link that leads nowhere", /\/Type \/OBJR/g, "/Type /None", "28-011"],
    ["letters that are missing", /\/ToUnicode (\d+)/, "/Nothing $1", "31-027"],
    ["a font that is not embedded", /\/FontFile2/, "/FontFile9", "31-009"],
    ["wrong widths", /\/W \[0 \[(\d+) [\d.]+/, "/W [0 [$1 1", "31-016"],
    ["a file without its name", /\/UF \(/, "/UX (", "21-001"],
    ["forms, which it cannot check", /\/MarkInfo/, "/AcroForm 1\n/MarkInfo", "/AcroForm"],
  ])("%s", async (_, from, to, fault) => {
    expect((await damaged(from, to)).filter((found) => found.startsWith(fault))).not.toEqual([]);
  });

  test("words and lines that stand outside of everything, and letters that a font does not have", async () => {
    const faults = async (draw: (doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) => void) => {
      const { doc, root, put, finish } = uaDocument(ABOUT, MARGINS);
      put("H1", () => doc.text("Titel"));
      draw(doc, root);
      root.end();
      return pdfUaFaults(await finish());
    };
    expect(await faults(() => undefined)).toEqual([]);
    const list = (inner: string) => (doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) => {
      const element = doc.struct("L");
      root.add(element);
      element.add(doc.struct(inner, {}, [() => doc.text("Punkt")]));
    };
    expect(await faults(list("LI"))).toEqual([expect.stringContaining("16:")]);
    expect(await faults(list("P"))).toEqual([expect.stringContaining("09-004"), expect.stringContaining("16:")]);
    expect(await faults((doc) => doc.text("nirgends"))).toEqual([expect.stringContaining("01-003")]);
    expect(await faults((doc) => doc.moveTo(0, 0).lineTo(9, 9).stroke())).toEqual([expect.stringContaining("01-003")]);
    expect(await faults((doc) => doc.endMarkedContent())).toEqual([expect.stringContaining("did not begin")]);
    const odd = await faults((doc) => {
      doc.markContent("Artifact", { type: "Layout" });
      doc.text("漢字").endMarkedContent();
    });
    expect(odd).toEqual([expect.stringContaining("31-030")]);
  });
});
