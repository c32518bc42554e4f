import type { SummaryFacts } from "./summary-facts.ts";
import { sheetPdf } from "./sheet-pdf.ts";
import { summaryText } from "./summary-texts.ts";

/** Builds the contract summary as a tagged PDF, on one page where it fits (Reg. (EU) 2019/2243). The stored text gives the same bytes. */
export function summaryPdf(facts: SummaryFacts): Promise<Uint8Array<ArrayBuffer>> {
  return sheetPdf(facts.words ?? summaryText(facts), facts);
}
