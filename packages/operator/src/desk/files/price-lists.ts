import { paperName } from "../../papers/file-name.ts";
import { priceList } from "../../papers/price-list.ts";
import type { Folder } from "./folder.ts";

/** File names of the price lists, and whether the list is for businesses, which see net beside gross prices (L25). */
const BUSINESS = new Map([
  ["consumers.pdf", false],
  ["businesses.pdf", true],
]);

/** PDF of everything on sale with its price, public (§ 52 TKG, L36). It names the seller, so it needs a club. */
export const priceLists: Folder = async (fileName, { db, team, language }) => {
  const business = BUSINESS.get(fileName);
  if (business === undefined || !team) return undefined;
  const { key, body } = await priceList(db, { team, language, business });
  return {
    body,
    contentType: "application/pdf",
    downloadAs: paperName(team, business ? "businessPrices" : "prices", language),
    etag: `"${key.slice(0, 22)}"`,
    cacheControl: "private, no-cache",
  };
};
