import type { Pages } from "../http/app-env.ts";
import { docsPages } from "./openapi/pages.ts";
import { awayPages } from "../sandbox/away.ts";
import { consolePages } from "../console/console.ts";
import { undoPages } from "../fans/account/pages.ts";
import { advertisingPages } from "../fun/advertising/pages.ts";
import { checkoutAssets } from "../http/page/assets.ts";
import { checkoutPages } from "../payments/checkout/pages.ts";
import { surveyPages } from "../fun/surveys/guest.ts";
import { cardAddressPages, stopPages } from "../my-lines/sims/pages.ts";

/** Pages that are not part of the API contract. */
export const PAGES: readonly Pages[] = [
  consolePages,
  advertisingPages,
  undoPages,
  stopPages,
  surveyPages,
  cardAddressPages,
  awayPages,
  checkoutAssets,
  checkoutPages,
  docsPages,
];
