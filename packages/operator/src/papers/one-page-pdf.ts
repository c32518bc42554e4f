import { type Language, unbroken } from "@tribun/domain";
import type { SummaryText } from "../words/summary-text.ts";
import { type Face, uaDocument } from "./ua-document.ts";

const MARGIN = 46;
/** Tried from the largest down until the text fits on one page, which the regulation requires. */
const SIZES = [10, 9.5, 9, 8.5, 8];

/** Metadata of a document. */
export type Origin = { readonly language: Language; readonly club: string; readonly createdAt: string };

/** Builds a tagged PDF with the text on one page, in the largest size that fits. The same text gives the same bytes. */
export async function onePagePdf(text: SummaryText, origin: Origin): Promise<Uint8Array<ArrayBuffer>> {
  for (const size of SIZES) {
    const { bytes, pages } = await write(text, origin, size);
    if (pages === 1 || size === SIZES.at(-1)) return bytes;
  }
  throw new Error("unreachable");
}

async function write(text: SummaryText, origin: Origin, size: number): Promise<{ bytes: Uint8Array<ArrayBuffer>; pages: number }> {
  const about = {
    title: `${text.title}: ${text.offer}`,
    author: origin.club,
    language: origin.language,
    createdAt: new Date(origin.createdAt),
  };
  const { doc, root, fontFor, put, finish } = uaDocument(about, { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN });
  const words = (face: Face, points: number, content: string, gap: number) => () => {
    fontFor(face, content)
      .fontSize(points)
      .fillColor("black")
      .text(unbroken(content), { lineGap: points * 0.12 });
    doc.moveDown(gap);
  };
  put("H1", words("bold", size * 1.9, text.title, 0.1));
  put("P", words("bold", size * 1.15, text.offer, 0.15));
  put("P", words("regular", size * 0.9, text.provider, 0.5));
  put("P", words("regular", size, text.intro, 0.6));
  for (const { heading, paragraphs } of text.sections) {
    put("H2", words("bold", size * 1.15, heading, 0.15));
    for (const paragraph of paragraphs) put("P", words("regular", size, paragraph, 0.35));
    doc.moveDown(0.2);
  }
  put("P", words("regular", size * 0.85, text.footer, 0));
  root.end();
  const pages = doc.bufferedPageRange().count;
  return { bytes: await finish(), pages };
}
