import type { Face } from "./fonts.ts";
import type { UaDocument } from "./ua-document.ts";

/** Text is never smaller than this, pt (Reg. (EU) 2019/2243 asks for it in contract summaries). */
export const TEXT = 10;
/** Darker than 7:1 on white, so that it also reads in grey. */
export const INK = "#15161a";
export const SOFT = "#4c4f57";
export const LINE = "#c9c7c0";
export const TINT = "#f3f2ee";

/** A document being written from top to bottom. */
export type Pen = UaDocument & {
  readonly left: number;
  readonly width: number;
  /** Lowest position for text. */
  readonly bottom: number;
  /** How much air is between lines, blocks and edges: 1, or less for a document that should fit on one page. */
  readonly air: number;
};

export type Style = {
  readonly face?: Face;
  readonly size?: number;
  readonly color?: string;
  readonly align?: "left" | "right";
  /** Defaults to the whole width from the left margin. */
  readonly x?: number;
  readonly width?: number;
};

/** Teko stands on tall lines; Figtree gets some air. */
export const lineGapOf = (face: Face, size: number, air: number): number => size * (face === "display" ? -0.42 : 0.08 + 0.1 * air);

/** Begins a page unless this height is left on the current one. What is higher than a page begins where it is. */
export function needRoom({ doc, bottom, left }: Pen, height: number): void {
  if (doc.y + height > bottom && height < bottom - left) doc.addPage();
}

/** A horizontal line as decoration. */
export function rule({ doc, decorate, left, width }: Pen, y: number, weight = 0.5, color = LINE): void {
  decorate(() =>
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(weight)
      .strokeColor(color)
      .stroke(),
  );
}
