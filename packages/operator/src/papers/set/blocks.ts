import { flow, heightOf } from "./flow.ts";
import { INK, LINE, needRoom, type Pen, rule, SOFT, type Style, TEXT, TINT } from "./pen.ts";

/** A fact with its name. */
export type Fact = readonly [label: string, value: string];
/** `figure` is an amount in the display face. */
export type BoxCell = { readonly label: string; readonly value: string; readonly part: number; readonly as?: "figure" | "strong" };

const PAD = 12;
const GAP = 18;
/** Share of a narrow column that its names take. */
const LABELS = 0.56;
const LABEL: Style = { color: SOFT };
const HEAD = { scope: "Row" };

type Row = { readonly label: string; readonly value: string; readonly style: Style; readonly x: number; readonly width: number };
type Element = PDFKit.PDFStructureElement;

/** Draws names above their values, side by side; each pair is a row of the table for a reader. @returns the position below them */
function pairs(pen: Pen, table: Element, rows: readonly Row[], top: number): number {
  let below = top;
  const high = ({ label, width }: Row) => heightOf(pen, label, { width });
  const under = top + Math.max(...rows.map(high)) + 1;
  for (const each of rows) {
    const { label, value, style, x, width } = each;
    const row = pen.doc.struct("TR");
    table.add(row);
    flow(pen, "TH", label, { ...LABEL, x, width, y: under - 1 - high(each), parent: row, options: HEAD });
    const end = flow(pen, "TD", value, { ...style, x, width, y: under, parent: row });
    row.end();
    below = Math.max(below, end);
  }
  return below;
}

function heightOfPairs(pen: Pen, rows: readonly Row[]): number {
  const labels = rows.map(({ label, width }) => heightOf(pen, label, { width }));
  return Math.max(...labels) + 1 + Math.max(...rows.map(({ value, style, width }) => heightOf(pen, value, { ...style, width })));
}

/** Facts in columns, each name above its value. */
export function factsBlock(pen: Pen, facts: readonly Fact[], columns: number): void {
  const table = pen.doc.struct("Table");
  pen.root.add(table);
  const width = (pen.width - (columns - 1) * GAP) / columns;
  for (let index = 0; index < facts.length; index += columns) {
    const rows = facts.slice(index, index + columns).map(([label, value], column) => ({
      ...{ label, value, width, x: pen.left + column * (width + GAP), style: { face: "bold" } satisfies Style },
    }));
    needRoom(pen, heightOfPairs(pen, rows) + 8);
    pen.doc.y = pairs(pen, table, rows, pen.doc.y) + 7 * pen.air;
  }
  table.end();
}

/** A list of facts in a narrow column: name left, value right of it. */
export function factsColumn(
  pen: Pen,
  facts: readonly Fact[],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  const table = pen.doc.struct("Table");
  pen.root.add(table);
  let at = y;
  for (const [label, value] of facts) {
    const row = pen.doc.struct("TR");
    table.add(row);
    const under = flow(pen, "TH", label, { ...LABEL, x, width: width * LABELS - 4, y: at, parent: row, options: HEAD });
    const end = flow(pen, "TD", value, { face: "bold", x: x + width * LABELS, width: width * (1 - LABELS), y: at, parent: row });
    row.end();
    at = Math.max(under, end) + 2;
  }
  table.end();
  return at;
}

/** A tinted box with a bar in the club's colour: what must be seen first. */
export function box(pen: Pen, cells: readonly BoxCell[], color: string): void {
  const { doc, decorate, left, width } = pen;
  const inner = width - 2 * PAD - 4 - (cells.length - 1) * GAP;
  let x = left + PAD + 4;
  const rows = cells.map(({ label, value, part, as }): Row => {
    const style: Style = as === "figure" ? { face: "display", size: 30 } : as === "strong" ? { face: "bold", size: 13 } : {};
    const cell = { label, value, style, x, width: part * inner };
    x += cell.width + GAP;
    return cell;
  });
  const height = heightOfPairs(pen, rows) + 2 * PAD;
  needRoom(pen, height);
  const top = doc.y;
  decorate(() => {
    doc.rect(left, top, width, height).fill(TINT);
    doc.rect(left, top, 4, height).fill(color);
    doc.rect(left, top, width, height).lineWidth(0.5).stroke(LINE);
  });
  const table = doc.struct("Table");
  pen.root.add(table);
  pairs(pen, table, rows, top + PAD);
  table.end();
  doc.y = top + height + 12 * pen.air;
}

/** Points of a list. One that ends with a colon gets a line to write on. */
export function listBlock(pen: Pen, items: readonly string[]): void {
  const { doc, decorate, left, width } = pen;
  const INDENT = 14;
  const list = doc.struct("L");
  pen.root.add(list);
  for (const text of items) {
    const isOpen = text.endsWith(":");
    const style = { x: left + INDENT, width: width - INDENT };
    needRoom(pen, Math.min(heightOf(pen, text, style), 4 * TEXT) + (isOpen ? 2 * TEXT : 0));
    const item = doc.struct("LI");
    list.add(item);
    const { y } = doc;
    decorate(() => doc.circle(left + 4, y + TEXT * 0.62, 1.5).fill(INK));
    flow(pen, "LBody", text, { ...style, y, parent: item });
    item.end();
    if (isOpen) {
      doc.y += 2 * TEXT;
      rule({ ...pen, left: left + INDENT, width: width - INDENT }, doc.y, 0.5, INK);
    }
    doc.y += 3;
  }
  list.end();
  doc.y += 4 * pen.air;
}
