import type { Pages } from "../app.ts";
import { docsPages } from "../openapi/pages.ts";
import { consolePages } from "../sandbox/console.ts";
import { advertisingPages } from "./advertising/pages.ts";
import { checkoutAssets } from "./checkout/assets.ts";
import { checkoutPages } from "./checkout/pages.ts";

/** Pages beside the contract. */
export const PAGES: readonly Pages[] = [consolePages, advertisingPages, checkoutAssets, checkoutPages, docsPages];
