import { terminate } from "../areas/support/cancellation/terminate.ts";
import { withdraw } from "../areas/support/cancellation/withdraw.ts";
import { CORPORATE, corporateLead } from "../areas/auth/corporate/corporate-lead.ts";
import { rightsRequest } from "../areas/info/dsgvo/rights-request.ts";
import { confirmEntry } from "../areas/games/giveaway/answer-entry.ts";
import { entry } from "../areas/games/giveaway/entry.ts";
import { findShop } from "../areas/support/shops/answer-search.ts";
import { SHOPS } from "../areas/support/shared/find-shop.ts";
import { supportMessage } from "../areas/support/help/support-message.ts";
import { surveyAnswers } from "../areas/games/survey/survey-answers.ts";
import type { PaperForm } from "../platform/forms/no-script/paper-form.ts";
import { answerLatePaper, answerPaper } from "./answer-paper.tsx";

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
