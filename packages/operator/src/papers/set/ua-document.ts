import type { Language } from "@tribun/domain";
import PDFDocument from "pdfkit";
import { LOCALE } from "../../words/written.ts";
import { type Face, registerFonts } from "./fonts.ts";
import { claims } from "./metadata.ts";

export type PdfFacts = { readonly title: string; readonly author: string; readonly language: Language; readonly createdAt: Date };
export type Margins = { readonly top: number; readonly left: number; readonly right: number; readonly bottom: number };

/** A PDF/UA-1 under construction, on A4. */
export type UaDocument = {
  readonly doc: PDFKit.PDFDocument;
  /** Parent of every structure element. */
  readonly root: PDFKit.PDFStructureElement;
  /** Selects the font for a text: the wide font for the whole text if the main font lacks a letter. */
  readonly fontFor: (face: Face, words: string) => PDFKit.PDFDocument;
  /** Draws content as a structure element of its own. */
  readonly put: (tag: string, draw: () => void) => void;
  /** Draws decoration that no reader reads aloud. */
  readonly decorate: (draw: () => void, type?: "Layout" | "Pagination") => void;
  /** Attaches an e-invoice and declares the document as one. */
  readonly embed: (xml: EmbeddedXml) => void;
  /** Returns the finished file. Content drawn after the structure has ended must be an artifact. */
  readonly finish: () => Promise<Uint8Array<ArrayBuffer>>;
};

/** A structured invoice to embed in the PDF (EN 16931). */
export type EmbeddedXml = { readonly content: Uint8Array; readonly name: string };

/**
 * Begins an accessible PDF that declares itself as one (L31), and as one to archive: PDF/UA-1 and PDF/A-3. It sets title, language, tab
 * order, colour profile and metadata. The caller must put text into elements, decoration into artifacts and text into links; `pdfUaFaults`
 * and `pdfAFaults` check each document in the tests. The same text gives the same bytes.
 */
export function uaDocument(facts: PdfFacts, margins: Margins): UaDocument {
  const doc = new PDFDocument({
    size: "A4",
    margins: { ...margins },
    pdfVersion: "1.7",
    subset: "PDF/A-3b",
    tagged: true,
    lang: LOCALE[facts.language],
    displayTitle: true,
    bufferPages: true,
    // No default font of the library.
    font: "",
    info: { Title: forMetadata(facts.title), Author: forMetadata(facts.author), CreationDate: facts.createdAt },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => doc.on("end", resolve).on("error", reject));
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const fontFor = registerFonts(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  let embedded: string | undefined;
  return {
    doc,
    root,
    fontFor,
    put: (tag, draw) => {
      const element = doc.struct(tag, {}, [draw]);
      root.add(element);
      element.end();
    },
    decorate: (draw, type = "Layout") => {
      doc.markContent("Artifact", { type });
      draw();
      doc.endMarkedContent();
    },
    embed: ({ content, name }) => {
      // `relationship` marks the file as another form of the same invoice; the types lack the option.
      const about = { description: "EN 16931", creationDate: facts.createdAt, modifiedDate: facts.createdAt, relationship: "Alternative" };
      doc.file(Buffer.from(content), { name, type: "text/xml", ...about });
      embedded = name;
    },
    finish: async () => {
      doc.appendXML(claims(embedded));
      doc.end();
      await done;
      return Uint8Array.from(Buffer.concat(chunks));
    },
  };
}

/** The library writes title and author into its XML unescaped. */
const forMetadata = (text: string): string => text.replaceAll("&", "+").replaceAll(/[<>]/g, "");
