import { fileURLToPath } from "node:url";
import type { Language } from "@tribun/domain";
import PDFDocument from "pdfkit";
import { LOCALE } from "../../messages/written.ts";

const font = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${path}`));
const REGULAR = font("400Regular/Figtree_400Regular.ttf");
const BOLD = font("700Bold/Figtree_700Bold.ttf");

/** The claim of ISO 14289-1. The library's own switch for it would add a list of glyphs to each font, which nobody needs. */
const CLAIM = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>`;
/** Stands for the glyph of letters that a font does not have. */
const REPLACEMENT = 0xfffd;

export type PdfFacts = { readonly title: string; readonly author: string; readonly language: Language; readonly createdAt: Date };
export type Margins = { readonly top: number; readonly left: number; readonly right: number; readonly bottom: number };

/** A PDF/UA-1 in the making, on A4 with the fonts `regular` and `bold`. */
export type UaDocument = {
  readonly doc: PDFKit.PDFDocument;
  /** Every element of the structure hangs below it. */
  readonly root: PDFKit.PDFStructureElement;
  /** Draws something as an element of its own. */
  readonly put: (tag: string, draw: () => void) => void;
  /** The finished file. Whatever is drawn after the structure has ended must be an artifact. */
  readonly finish: () => Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * Begins a PDF that reads well aloud and says so (L31): title, language and tab order are set, and the metadata name PDF/UA-1.
 * Whoever draws keeps the promise: words in elements, decoration in artifacts, links with words; `pdfUaFaults` of the tests
 * checks each document. The same words give the same bytes.
 */
export function uaDocument(facts: PdfFacts, margins: Margins): UaDocument {
  const doc = new PDFDocument({
    size: "A4",
    margins: { ...margins },
    pdfVersion: "1.7",
    tagged: true,
    lang: LOCALE[facts.language],
    displayTitle: true,
    bufferPages: true,
    font: REGULAR,
    info: { Title: forMetadata(facts.title), Author: forMetadata(facts.author), CreationDate: facts.createdAt },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => doc.on("end", resolve).on("error", reject));
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  doc.registerFont("regular", REGULAR).registerFont("bold", BOLD);
  for (const face of ["bold", "regular"]) nameMissingGlyph(doc.font(face));
  const root = doc.struct("Document");
  doc.addStructure(root);
  return {
    doc,
    root,
    put: (tag, draw) => {
      const element = doc.struct(tag, {}, [draw]);
      root.add(element);
      element.end();
    },
    finish: async () => {
      doc.appendXML(CLAIM);
      doc.end();
      await done;
      return Uint8Array.from(Buffer.concat(chunks));
    },
  };
}

/** The library writes title and author into its XML as they are. */
const forMetadata = (text: string): string => text.replaceAll("&", "+").replaceAll(/[<>]/g, "");

/** The library says that a font's glyph for missing letters stands for U+0000, which PDF/UA forbids even where it is never shown. */
function nameMissingGlyph(doc: PDFKit.PDFDocument): void {
  const current: unknown = Reflect.get(doc, "_font");
  if (typeof current !== "object" || current === null || !("unicode" in current) || !Array.isArray(current.unicode)) return;
  current.unicode[0] = [REPLACEMENT];
}
