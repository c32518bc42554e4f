import type { Team } from "../base/teams.ts";
import { box, type BoxCell, type Fact, factsBlock, factsColumn, listBlock } from "./set/blocks.ts";
import { bandOf, clubHead, RIBBON } from "./set/club-head.ts";
import { flow, heightOf } from "./set/flow.ts";
import type { Face } from "./set/fonts.ts";
import { needRoom, type Pen, SOFT, TEXT } from "./set/pen.ts";
import { type Cell, type Column, tableBlock } from "./set/table.ts";
import { type EmbeddedXml, type PdfFacts, uaDocument } from "./set/ua-document.ts";

const marginOf = (air: number): number => 36 + 18 * air;
/** Space for the footer below the text. */
const FOOT = 12;
/** A paragraph below this height is not divided between two pages. */
const SHORT = 7 * TEXT;
/** Narrower gaps between blocks; the letters never get smaller. */
const TIGHTER = [0.75, 0.5, 0.35, 0.2];
const INK_BAR = "#15161a";
/** Where an address begins so that it shows in the window of an envelope (DIN 5008, form B: 45 mm). */
const WINDOW = 116;

/** An accessible PDF with the club's head: all text is in structure elements, tables have header cells, addresses are links. */
export type TaggedPdf = {
  /** Sender and recipient where an envelope's window shows them, and the letter's facts beside them. */
  readonly letterhead: (sender: string, recipient: readonly string[], facts: readonly Fact[]) => void;
  readonly heading: (level: 1 | 2, text: string) => void;
  readonly paragraph: (
    text: string,
    options?: { readonly face?: Face; readonly size?: number; readonly gap?: number; readonly soft?: true },
  ) => void;
  readonly list: (items: readonly string[]) => void;
  /** What must be seen first, in a tinted box. The parts of its cells add up to one. */
  readonly box: (cells: readonly BoxCell[]) => void;
  /** Facts in columns, each name above its value. */
  readonly facts: (facts: readonly Fact[], columns?: number) => void;
  readonly table: (columns: readonly Column[], head: readonly string[] | undefined, rows: readonly (readonly Cell[])[]) => void;
  readonly embed: (xml: EmbeddedXml) => void;
  readonly pages: () => number;
  /** Ends the document. `footer` returns the footer of each page. */
  readonly end: (footer: (page: number, of: number) => string) => Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * Begins a document on A4 with the head of its club; without a club it is the operator's. The same text gives the same bytes.
 * @param air less than 1 for narrower gaps
 */
export function taggedPdf(facts: PdfFacts, team: Team | undefined, air = 1): TaggedPdf {
  const margin = marginOf(air);
  const document = uaDocument(facts, { top: margin, left: margin, right: margin, bottom: margin + FOOT });
  const { doc, root } = document;
  const width = doc.page.width - 2 * margin;
  const pen: Pen = { ...document, left: margin, width, bottom: doc.page.height - margin - FOOT, air };
  doc.y = bandOf(air) + RIBBON + 22 * air;

  return {
    letterhead: (sender, recipient, about) => {
      const half = width * 0.46;
      doc.y = WINDOW;
      flow(pen, "P", sender, { color: SOFT, width: half });
      doc.y += 4;
      for (const line of recipient) flow(pen, "P", line, { size: 11, width: half });
      const below = doc.y;
      doc.y = Math.max(below, factsColumn(pen, about, { x: margin + width * 0.54, y: WINDOW, width: width * 0.46 })) + 22 * air;
    },
    heading: (level, text) => {
      const size = level === 1 ? 24 + 8 * air : 14 + 3 * air;
      needRoom(pen, heightOf(pen, text, { face: "display", size }) + SHORT);
      if (level === 2) doc.y += 5 * air;
      doc.y = flow(pen, level === 1 ? "H1" : "H2", text, { face: "display", size }) + (level === 1 ? 8 : 4);
    },
    paragraph: (text, { face = "regular", size = TEXT, gap = 6, soft } = {}) => {
      // A screen reader would join the lines of one element, for example the name and the street, so each line is an element.
      const lines = text.split("\n");
      const height = lines.reduce((sum, line) => sum + heightOf(pen, line, { face, size }), 0);
      // A short paragraph stays whole.
      if (height < SHORT) needRoom(pen, height);
      for (const line of lines) flow(pen, "P", line, { face, size, ...(soft && { color: SOFT }) });
      doc.y += gap * air;
    },
    list: (items) => listBlock(pen, items),
    box: (cells) => box(pen, cells, team?.colours.clubA ?? INK_BAR),
    facts: (given, columns = 3) => factsBlock(pen, given, columns),
    table: (columns, head, rows) => tableBlock(pen, columns, head, rows),
    embed: document.embed,
    pages: () => doc.bufferedPageRange().count,
    end: (footer) => {
      root.end();
      const { count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index++) {
        doc.switchToPage(index);
        // Head and footer are in the margins, where text would otherwise begin another page.
        Object.assign(doc.page.margins, { top: 0, bottom: 0 });
        clubHead(pen, team, index === 0 ? "first" : "later");
        const text = footer(index + 1, count);
        document.decorate(() => {
          document
            .fontFor("regular", text)
            .fontSize(TEXT)
            .fillColor(SOFT)
            .text(text, margin, doc.page.height - margin + 8, { width, align: "center" });
        }, "Pagination");
      }
      return document.finish();
    },
  };
}

/**
 * Writes a document with narrower gaps if that brings it from two pages to one.
 * @param tightest below it a second page reads better
 */
export function onOnePage(write: (air: number) => TaggedPdf, tightest = 0.5): TaggedPdf {
  const pdf = write(1);
  if (pdf.pages() !== 2) return pdf;
  for (const air of TIGHTER.filter((each) => each >= tightest)) {
    const tighter = write(air);
    if (tighter.pages() === 1) return tighter;
  }
  return pdf;
}
