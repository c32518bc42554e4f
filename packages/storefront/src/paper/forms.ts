import { terminate } from "../screens/cancellation/terminate.ts";
import { withdraw } from "../screens/cancellation/withdraw.ts";
import { CORPORATE, corporateLead } from "../screens/corporate/corporate-lead.ts";
import { rightsRequest } from "../screens/dsgvo/rights-request.ts";
import { confirmEntry } from "../screens/giveaway/answer-entry.ts";
import { entry } from "../screens/giveaway/entry.ts";
import { findShop } from "../screens/shops/answer-search.ts";
import { SHOPS } from "../screens/shops/find-shop.ts";
import { supportMessage } from "../screens/support/support-message.ts";
import { surveyAnswers } from "../screens/survey/survey-answers.ts";
import { answerLatePaper, answerPaper, type PaperForm } from "./answer-paper.tsx";

/** Forms that the club's server answers where no script runs, by the address that they post to. */
const PAPER_FORMS: Readonly<Record<string, readonly PaperForm[]>> = {
  [CORPORATE]: [answerPaper(corporateLead)],
  "/giveaway": [answerPaper(entry)],
  "/giveaway-result": [confirmEntry],
  "/giveawayfenerium": [answerPaper(entry)],
  "/giveawayfenerium-result": [confirmEntry],
  "/information/cancellation": [answerPaper(terminate), answerPaper(withdraw)],
  "/information/dsgvo": [answerPaper(rightsRequest)],
  "/support": [answerPaper(supportMessage)],
  [SHOPS]: [findShop],
  "/survey": [answerLatePaper(surveyAnswers)],
};

/** The form of an address that posted these fields; undefined where nobody answers it. */
export function paperFormOf(pathname: string, fields: URLSearchParams): PaperForm | undefined {
  return Object.hasOwn(PAPER_FORMS, pathname) ? PAPER_FORMS[pathname]?.find(({ name }) => name === fields.get("form")) : undefined;
}
