import { flow, heightOf } from "./flow.ts";
import type { Face } from "./fonts.ts";
import { INK, LINE, needRoom, type Pen, rule, TEXT, TINT } from "./pen.ts";
import { tied } from "./tied.ts";

export type Cell = string | { readonly text: string; readonly face: Face };
/** A column: its share of the width, and on which side its content stands. Numbers stand right. */
export type Column = { readonly part: number; readonly right?: true };

/** Space above and below the text of a row. */
const padOf = ({ air }: Pen): number => 1 + 3 * air;
const GUTTER = 10;
/** How far the tint of a sum reaches over its text. */
const OVER = 4;
/** Rows that a page must have room for below the head of a table. */
const ROWS_BELOW_HEAD = 2;

type Element = PDFKit.PDFStructureElement;
type Placed = { readonly text: string; readonly face: Face; readonly x: number; readonly width: number; readonly align: "left" | "right" };

/**
 * A table. `head` names the columns and is drawn again on each page; without it the first cell of a row names the row. A row whose first
 * cell is bold is a sum.
 */
export function tableBlock(
  pen: Pen,
  columns: readonly Column[],
  head: readonly string[] | undefined,
  rows: readonly (readonly Cell[])[],
): void {
  const { doc } = pen;
  const table = doc.struct("Table");
  pen.root.add(table);
  if (head) {
    const cells = placed(
      pen,
      columns,
      head.map((text) => ({ text, face: "bold" })),
    );
    needRoom(pen, heightOfRow(pen, cells) + ROWS_BELOW_HEAD * 2 * TEXT);
    drawRow(
      pen,
      table,
      cells,
      head.map(() => "TH"),
      "head",
    );
  }
  for (const row of rows) {
    const cells = placed(pen, columns, row);
    const page = doc.page;
    needRoom(pen, heightOfRow(pen, cells));
    if (head && doc.page !== page)
      repeatHead(
        pen,
        placed(
          pen,
          columns,
          head.map((text) => ({ text, face: "bold" })),
        ),
      );
    const isSum = cells[0]?.face === "bold";
    drawRow(
      pen,
      table,
      cells,
      cells.map((_, index) => (!head && index === 0 ? "TH" : "TD")),
      isSum ? "sum" : "row",
    );
  }
  table.end();
  doc.y += 10 * pen.air;
}

function placed(pen: Pen, columns: readonly Column[], cells: readonly Cell[]): readonly Placed[] {
  let x = pen.left;
  return cells.map((cell, index) => {
    const { part = 0, right = false } = columns[index] ?? {};
    const own = typeof cell === "string" ? { text: cell, face: "regular" as const } : cell;
    const at = {
      ...own,
      x: x + (right ? GUTTER : 0),
      width: part * pen.width - GUTTER,
      align: right ? ("right" as const) : ("left" as const),
    };
    x += part * pen.width;
    return at;
  });
}

const heightOfRow = (pen: Pen, cells: readonly Placed[]): number =>
  Math.max(...cells.map((cell) => heightOf(pen, cell.text, cell))) + 2 * padOf(pen);

function drawRow(pen: Pen, table: Element, cells: readonly Placed[], tags: readonly string[], kind: "head" | "row" | "sum"): void {
  const { doc, decorate, left, width } = pen;
  const top = doc.y;
  const height = heightOfRow(pen, cells);
  if (kind === "sum") {
    decorate(() => doc.rect(left - OVER, top, width + 2 * OVER, height).fill(TINT));
    rule(pen, top, 1, INK);
  }
  const row = doc.struct("TR");
  table.add(row);
  cells.forEach(({ text, face, align, ...place }, index) => {
    const tag = tags[index] ?? "TD";
    // A row of header cells only heads the columns; a single header cell heads its row.
    const options = tag === "TH" ? { scope: tags.every((each) => each === "TH") ? "Column" : "Row" } : {};
    flow(pen, tag, text, { ...place, face, align, y: top + padOf(pen), parent: row, options });
  });
  row.end();
  rule(pen, top + height, kind === "head" ? 1 : 0.5, kind === "head" ? INK : LINE);
  doc.y = top + height;
}

/** The head on a later page is decoration, because a reader has read it. */
function repeatHead(pen: Pen, cells: readonly Placed[]): void {
  const { doc, fontFor, decorate } = pen;
  const top = doc.y;
  decorate(() => {
    for (const { text, face, x, width, align } of cells)
      fontFor(face, text)
        .fontSize(TEXT)
        .fillColor(INK)
        .text(tied(text), x, top + padOf(pen), { width, align });
  }, "Pagination");
  const height = heightOfRow(pen, cells);
  rule(pen, top + height, 1, INK);
  doc.y = top + height;
}
