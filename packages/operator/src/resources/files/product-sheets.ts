import { productSheet } from "../../providers/documents/product-sheet-pdf.ts";
import { findTariff } from "../tariffs/store.ts";
import type { Folder } from "./folders.ts";

/** Product information sheets by tariff: `<id>.pdf`. */
export const productSheets: Folder = async (fileName, { db, team, language }) => {
  const row = fileName.endsWith(".pdf") ? await findTariff(db, fileName.slice(0, -4)) : undefined;
  if (!row || row.productSheetFile !== fileName) return undefined;
  const { key, body } = await productSheet(row, team, language);
  return { body, contentType: "application/pdf", downloadAs: fileName, etag: `"${key.slice(0, 22)}"`, cacheControl: "private, no-cache" };
};
