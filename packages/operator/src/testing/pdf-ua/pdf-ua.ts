import { contentFaults } from "./content.ts";
import { documentFaults, openPdf } from "./document.ts";
import { fontFaults } from "./fonts.ts";
import { structureFaults } from "./structure.ts";

/**
 * Finds what prevents a PDF from being PDF/UA-1 (ISO 14289-1), as far as a program can check it: the conditions of the Matterhorn protocol
 * that concern the operator's documents. Unchecked kinds of content count as faults, so that new ones are noticed.
 */
export function pdfUaFaults(bytes: Uint8Array): string[] {
  const pdf = openPdf(bytes);
  const { faults, owners } = structureFaults(pdf);
  const pages = pdf.pages.flatMap((page) => {
    const content = contentFaults(page, owners);
    return [...content.faults, ...(content.marks === 0 ? ["01: a page without content"] : []), ...fontFaults(pdf, page, content.shown)];
  });
  return [...documentFaults(pdf), ...faults, ...pages];
}
