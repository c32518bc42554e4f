import type { Language } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import type { BinaryAnswer } from "../../http/context.ts";
import type { Team, Teams } from "../../base/teams.ts";
import { captions, clips, pictures, wallpaperFiles } from "./art.ts";
import { legalTexts } from "./legal-texts.ts";
import { priceLists } from "./price-lists.ts";
import { productSheets } from "./product-sheets.ts";
import { summarySamples } from "./summary-samples.ts";

/** Reader of a file. `team` is known when a club's app forwarded the request. */
export type Reader = {
  readonly db: Db;
  readonly language: Language;
  readonly team: Team | undefined;
  readonly deps: { readonly teams: Teams };
};

/** Finds one file; undefined for an unknown name. */
export type Folder = (fileName: string, reader: Reader) => Promise<BinaryAnswer | undefined>;

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
