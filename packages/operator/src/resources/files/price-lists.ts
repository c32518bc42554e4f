import { priceList } from "../../providers/documents/price-list.ts";
import type { Folder } from "./folders.ts";

/** Whom a list is for, by its name: businesses read net beside gross (L25). */
const BUSINESS = new Map([
  ["consumers.pdf", false],
  ["businesses.pdf", true],
]);

/** Everything on sale with its price, published for everybody (§ 52 TKG, L36). It names who sells, so it is read through a club. */
export const priceLists: Folder = async (fileName, { db, team, language }) => {
  const business = BUSINESS.get(fileName);
  if (business === undefined || !team) return undefined;
  const { key, body } = await priceList(db, { team, language, business });
  return { body, contentType: "application/pdf", downloadAs: fileName, etag: `"${key.slice(0, 22)}"`, cacheControl: "private, no-cache" };
};
