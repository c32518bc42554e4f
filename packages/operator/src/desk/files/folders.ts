import { captions, clips, pictures, wallpaperFiles } from "./art.ts";
import type { Folder } from "./folder.ts";
import { legalTexts } from "./legal-texts.ts";
import { priceLists } from "./price-lists.ts";
import { productSheets } from "./product-sheets.ts";
import { summarySamples } from "./summary-samples.ts";

/** The readable folders by name. A folder that is no key here does not exist. */
export const FOLDERS: ReadonlyMap<string, Folder> = new Map([
  ["product-sheets", productSheets],
  ["summary-samples", summarySamples],
  ["price-lists", priceLists],
  ["legal-texts", legalTexts],
  ["art", pictures],
  ["wallpapers", wallpaperFiles],
  ["videos", clips],
  ["captions", captions],
]);
