import { onePagePdf } from "../../providers/documents/one-page-pdf.ts";
import { LAUNCHED, productSheetText } from "../../providers/documents/product-sheet-texts.ts";
import { sha256 } from "../../security/seal.ts";
import { findTariff } from "../tariffs/store.ts";
import type { Folder } from "./folders.ts";

/** Sets a sheet once per process; there are few, and the same facts give the same bytes. */
const made = new Map<string, Uint8Array<ArrayBuffer>>();

/** Product information sheets by tariff: `<id>.pdf`. */
export const productSheets: Folder = async (fileName, { db, team, language }) => {
  const row = fileName.endsWith(".pdf") ? await findTariff(db, fileName.slice(0, -4)) : undefined;
  if (!row || row.productSheetFile !== fileName) return undefined;
  const text = productSheetText(row, team, language);
  const key = sha256(JSON.stringify(text));
  const origin = { language, club: team?.name ?? "Tribün", createdAt: new Date(LAUNCHED).toISOString() };
  const body = made.get(key) ?? (await onePagePdf(text, origin));
  made.set(key, body);
  return { body, contentType: "application/pdf", downloadAs: fileName, etag: `"${key.slice(0, 22)}"`, cacheControl: "private, no-cache" };
};
