import { INK, lineGapOf, type Pen, type Style, TEXT } from "./pen.ts";
import { ADDRESS, tied } from "./tied.ts";

type Part = { readonly text: string; readonly url?: string };
type Element = PDFKit.PDFStructureElement;

/** Height of a text in a style. */
export function heightOf({ fontFor, width: all, air }: Pen, text: string, { face = "regular", size = TEXT, width = all }: Style): number {
  return fontFor(face, text)
    .fontSize(size)
    .heightOfString(tied(text), { width, lineGap: lineGapOf(face, size, air) });
}

/**
 * Writes text as an element below the last one, or at `y`. Web and mail addresses become links, and so does `[words](address)`.
 * @returns the position below it
 */
export function flow(
  pen: Pen,
  tag: string,
  text: string,
  style: Style & { readonly y?: number; readonly parent?: Element; readonly options?: object } = {},
): number {
  const { doc, fontFor } = pen;
  const {
    face = "regular",
    size = TEXT,
    color = INK,
    align = "left",
    x = pen.left,
    width = pen.width,
    y = doc.y,
    parent = pen.root,
  } = style;
  const parts = partsOf(text);
  const layout = { width, align, lineGap: lineGapOf(face, size, pen.air) };
  const draw =
    ({ text: words, url }: Part, index: number) =>
    () => {
      const more = { ...layout, continued: index < parts.length - 1, underline: url !== undefined, link: url ?? null };
      fontFor(face, text).fontSize(size).fillColor(color);
      if (index === 0) doc.text(tied(words), x, y, more);
      else doc.text(tied(words), more);
    };
  const children = parts.map((part, index) => {
    if (part.url === undefined) return draw(part, index);
    return doc.struct("Link", { alt: part.text }, [named(doc, part.text, draw(part, index))]);
  });
  const element = doc.struct(tag, style.options ?? {}, children);
  parent.add(element);
  element.end();
  doc.x = pen.left;
  return doc.y;
}

function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(new RegExp(`\\[([^\\]]+)\\]\\(([^)]+)\\)|${ADDRESS.source}`, "g"))) {
    const [whole, words, target] = match;
    // Punctuation stays with its word, because a line could end before it.
    const [after = ""] = /^[.,;:)]+/.exec(text.slice(match.index + whole.length)) ?? [];
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: `${words ?? whole}${after}`, url: target ?? (whole.includes("://") ? whole : `mailto:${whole}`) });
    at = match.index + whole.length + after.length;
  }
  if (at < text.length || parts.length === 0) parts.push({ text: text.slice(at) });
  return parts;
}

/** The library draws a link for each line of it, but without the words that a screen reader reads for it. */
function named(doc: PDFKit.PDFDocument, words: string, draw: () => void): () => void {
  return () => {
    const plain = doc.link.bind(doc);
    doc.link = (x, y, w, h, url, options = {}) => {
      const about = { ...options };
      // The library writes a plain string as a PDF name; a String object becomes text.
      Reflect.set(about, "Contents", Object(words));
      return plain(x, y, w, h, url, about);
    };
    draw();
    Reflect.deleteProperty(doc, "link");
  };
}
