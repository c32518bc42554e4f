import type { SummaryFacts } from "./summary-facts.ts";
import { onePagePdf } from "./one-page-pdf.ts";
import { summaryText } from "./summary-texts.ts";

/** Builds the contract summary as a tagged PDF of one page (Reg. (EU) 2019/2243). The stored text gives the same bytes. */
export function summaryPdf(facts: SummaryFacts): Promise<Uint8Array<ArrayBuffer>> {
  return onePagePdf(facts.words ?? summaryText(facts), facts);
}
