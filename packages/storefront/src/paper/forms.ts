import { terminate } from "../screens/cancellation/terminate.ts";
import { withdraw } from "../screens/cancellation/withdraw.ts";
import { CORPORATE, corporateLead } from "../screens/corporate/schema.ts";
import { rightsRequest } from "../screens/dsgvo/rights-request.ts";
import { confirmEntry } from "../screens/giveaway/confirm-entry.ts";
import { entry } from "../screens/giveaway/entry.ts";
import { findShop, SHOPS } from "../screens/shops/find-shop.ts";
import { supportMessage } from "../screens/support/support-message.ts";
import { surveyAnswers } from "../screens/survey/survey-answers.ts";
import type { PaperForm } from "./create-paper-form.tsx";

/** Forms that the club's server answers where no script runs, by the address that they post to. */
const PAPER_FORMS: Readonly<Record<string, readonly PaperForm[]>> = {
  [CORPORATE]: [corporateLead],
  "/giveaway": [entry],
  "/giveaway-result": [confirmEntry],
  "/giveawayfenerium": [entry],
  "/giveawayfenerium-result": [confirmEntry],
  "/information/cancellation": [terminate, withdraw],
  "/information/dsgvo": [rightsRequest],
  "/support": [supportMessage],
  [SHOPS]: [findShop],
  "/survey": [surveyAnswers],
};

/** The form of an address that posted these fields; undefined where nobody answers it. */
export function paperFormOf(pathname: string, fields: URLSearchParams): PaperForm | undefined {
  return Object.hasOwn(PAPER_FORMS, pathname) ? PAPER_FORMS[pathname]?.find(({ name }) => name === fields.get("form")) : undefined;
}
