import { paperName } from "../../papers/file-name.ts";
import { productSheet } from "../../papers/product-sheet-pdf.ts";
import { sheetOf } from "../../catalogue/tariffs/sheet-versions.ts";
import { findTariff } from "../../catalogue/tariffs/store.ts";
import type { Folder } from "./folder.ts";

/** File name of the current sheet, or of an archived version (L03). */
const NAME = /^([a-z0-9-]+)(?:_([1-9]\d{0,3}))?\.pdf$/;

/** Product information sheets by tariff: `<id>.pdf`, and each earlier version as `<id>_<version>.pdf`. */
export const productSheets: Folder = async (fileName, { db, team, language }) => {
  const [, id, version] = NAME.exec(fileName) ?? [];
  const row = id === undefined ? undefined : await findTariff(db, id);
  if (!row || row.productSheetFile !== `${id}.pdf`) return undefined;
  const sheet = await sheetOf(db, row, version === undefined ? undefined : Number(version));
  if (!sheet) return undefined;
  const { key, body } = await productSheet(sheet, team, language);
  return {
    body,
    contentType: "application/pdf",
    downloadAs: paperName(team, "sheet", language, fileName.replace(/\.pdf$/, "")),
    etag: `"${key.slice(0, 22)}"`,
    cacheControl: "private, no-cache",
  };
};
