import { unbroken } from "@tribun/domain";
import { type Face, type PdfFacts, uaDocument } from "./ua-document.ts";

const MARGIN = 46;
/** Space that a table row needs at the foot of a page; with less, a new page begins. */
const FOOT = 40;
/** Indentation of a list's text. */
const INDENT = 14;
const LIST_LINE_GAP = 1.4;

type Cell = { readonly text: string; readonly face?: Face; readonly right?: boolean };

/** Widths of a table's columns as fractions of the page's text width; they add up to one. */
export type Columns = readonly number[];

/** An accessible PDF: all text is in structure elements, tables have header cells, links work. */
export type TaggedPdf = {
  readonly heading: (level: 1 | 2, text: string) => void;
  readonly paragraph: (text: string, options?: { readonly face?: Face; readonly size?: number; readonly gap?: number }) => void;
  /** Items of a list. An item that ends with a colon gets a line to write on. */
  readonly list: (items: readonly string[]) => void;
  readonly link: (text: string, url: string) => void;
  /** `head` names the columns; without it the first cell of each row is the row's header. */
  readonly table: (columns: Columns, head: readonly string[] | undefined, rows: readonly (readonly Cell[])[]) => void;
  readonly attach: (content: Uint8Array, file: { readonly name: string; readonly mime: string; readonly description: string }) => void;
  /** Ends the document. `footer` returns the footer of each page. */
  readonly end: (footer: (page: number, of: number) => string) => Promise<Uint8Array<ArrayBuffer>>;
};

/** Begins a document on A4. The same text gives the same bytes. */
export function taggedPdf(facts: PdfFacts): TaggedPdf {
  const { doc, root, fontFor, put, finish } = uaDocument(facts, { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 14 });
  const { createdAt } = facts;
  const width = doc.page.width - 2 * MARGIN;
  const bottom = () => doc.page.height - MARGIN - 14;

  const write = (text: string, face: Face, size: number, gap: number) => () => {
    fontFor(face, text)
      .fontSize(size)
      .fillColor("black")
      .text(unbroken(text), MARGIN, doc.y, { width, lineGap: size * 0.15 });
    doc.y += gap;
  };
  const decorate = (draw: () => void) => {
    doc.markContent("Artifact", { type: "Layout" });
    draw();
    doc.endMarkedContent();
  };
  const rule = (from: number, y: number) =>
    doc
      .moveTo(from, y)
      .lineTo(MARGIN + width, y)
      .lineWidth(0.5)
      .strokeColor("#bbbbbb")
      .stroke();
  // A row stays on one page.
  const row = (columns: Columns, cells: readonly Cell[], table: PDFKit.PDFStructureElement, tags: readonly string[]) => {
    const widths = columns.map((part) => part * width);
    const heights = cells.map(({ text, face = "regular" }, index) =>
      fontFor(face, text)
        .fontSize(9.5)
        .heightOfString(unbroken(text), { width: (widths[index] ?? 0) - 6 }),
    );
    const height = Math.max(...heights) + 6;
    if (doc.y + height > bottom() - FOOT / 2) doc.addPage();
    const top = doc.y;
    const element = doc.struct("TR");
    table.add(element);
    let x = MARGIN;
    cells.forEach(({ text, face = "regular", right = false }, index) => {
      const cellWidth = widths[index] ?? 0;
      const at = x;
      const tag = tags[index] ?? "TD";
      const cell = doc.struct(tag, tag === "TH" ? scopeOf(tags) : {}, [
        () => {
          fontFor(face, text)
            .fontSize(9.5)
            .fillColor("black")
            .text(unbroken(text), at + (right ? 3 : 0), top + 3, { width: cellWidth - 6, align: right ? "right" : "left" });
        },
      ]);
      element.add(cell);
      x += cellWidth;
    });
    element.end();
    decorate(() => rule(MARGIN, top + height));
    doc.x = MARGIN;
    doc.y = top + height;
  };

  return {
    heading: (level, text) => {
      if (doc.y > bottom() - 2 * FOOT) doc.addPage();
      put(level === 1 ? "H1" : "H2", write(text, "bold", level === 1 ? 20 : 11.5, level === 1 ? 8 : 3));
    },
    paragraph: (text, { face = "regular", size = 9.5, gap = 6 } = {}) => {
      // A screen reader would join the lines of one element, for example the name and the street, so each line is an element.
      const lines = text.split("\n");
      for (const [index, line] of lines.entries()) put("P", write(line, face, size, index === lines.length - 1 ? gap : 0));
    },
    list: (items) => {
      const list = doc.struct("L");
      root.add(list);
      for (const text of items) {
        const isOpen = text.endsWith(":");
        const height = fontFor("regular", text)
          .fontSize(9.5)
          .heightOfString(unbroken(text), { width: width - INDENT, lineGap: LIST_LINE_GAP });
        if (doc.y + Math.min(height, FOOT) + (isOpen ? FOOT / 2 : 0) > bottom()) doc.addPage();
        const item = doc.struct("LI");
        list.add(item);
        decorate(() => doc.circle(MARGIN + 4, doc.y + 6, 1.4).fill("black"));
        const words = () =>
          fontFor("regular", text)
            .fontSize(9.5)
            .fillColor("black")
            .text(unbroken(text), MARGIN + INDENT, doc.y, { width: width - INDENT, lineGap: LIST_LINE_GAP });
        item.add(doc.struct("LBody", {}, [words]));
        item.end();
        if (isOpen) {
          doc.y += FOOT / 2;
          decorate(() => rule(MARGIN + INDENT, doc.y));
        }
        doc.x = MARGIN;
        doc.y += 3;
      }
      list.end();
      doc.y += 4;
    },
    link: (text, url) => {
      if (doc.y > bottom() - FOOT) doc.addPage();
      const paragraph = doc.struct("P");
      root.add(paragraph);
      const link = doc.struct("Link", { alt: text }, [
        () => {
          doc.font("regular").fontSize(9.5).fillColor("#0b1e4f");
          const top = doc.y;
          doc.text(text, MARGIN, top, { width, underline: true });
          // Built manually, because the library's own option leaves out the text that a screen reader reads for the link.
          const area = { width: Math.min(width, doc.widthOfString(text)), height: doc.y - top };
          const about = { structParent: link, Contents: text };
          // The library writes a plain string as a PDF name; a String object becomes text.
          Reflect.set(about, "Contents", Object(text));
          doc.link(MARGIN, top, area.width, area.height, url, about);
          doc.y += 6;
        },
      ]);
      paragraph.add(link);
      paragraph.end();
    },
    table: (columns, head, rows) => {
      const table = doc.struct("Table");
      root.add(table);
      if (head) {
        const cells = head.map((text, index) => ({ text, face: "bold" as const, right: index > 0 }));
        row(
          columns,
          cells,
          table,
          head.map(() => "TH"),
        );
      }
      for (const cells of rows)
        row(
          columns,
          cells,
          table,
          cells.map((_, index) => (!head && index === 0 ? "TH" : "TD")),
        );
      table.end();
      doc.y += 8;
    },
    attach: (content, { name, mime, description }) => {
      // `relationship` marks the file as another form of the same invoice; the types lack the option.
      const options = { name, type: mime, description, creationDate: createdAt, modifiedDate: createdAt, relationship: "Alternative" };
      doc.file(Buffer.from(content), options);
    },
    end: (footer) => {
      root.end();
      const { count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index++) {
        doc.switchToPage(index);
        // The footer is below the margin, where text would otherwise begin another page.
        doc.page.margins.bottom = 0;
        doc.markContent("Artifact", { type: "Pagination" });
        doc
          .font("regular")
          .fontSize(8)
          .fillColor("#444444")
          .text(footer(index + 1, count), MARGIN, doc.page.height - MARGIN, { width, align: "center", lineBreak: false });
        doc.endMarkedContent();
      }
      return finish();
    },
  };
}

/** A row of header cells only heads the columns; a single header cell heads its row. The types lack the option. */
const scopeOf = (tags: readonly string[]): object => ({ scope: tags.every((tag) => tag === "TH") ? "Column" : "Row" });
