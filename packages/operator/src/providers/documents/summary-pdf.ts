import type { SummaryFacts } from "./summary-facts.ts";
import { onePagePdf } from "./one-page-pdf.ts";
import { summaryText } from "./summary-texts.ts";

/** The contract summary as a tagged PDF of one page (Reg. (EU) 2019/2243). The words it was made with give the same bytes. */
export function summaryPdf(facts: SummaryFacts): Promise<Uint8Array<ArrayBuffer>> {
  return onePagePdf(facts.words ?? summaryText(facts), facts);
}
