import type { Language } from "@tribun/domain";
import type { Team } from "../base/teams.ts";
import { keptPdf, pdfKey } from "./kept-pdf.ts";
import { sheetPdf } from "./sheet-pdf.ts";
import { productSheetText, type Sheet } from "../catalogue/tariffs/product-sheet-texts.ts";

/** Builds a tariff's product information sheet for a club (L03), again when the tariff changes; `key` identifies its version. */
export async function productSheet(
  sheet: Sheet,
  team: Team | undefined,
  language: Language,
): Promise<{ readonly key: string; readonly body: Uint8Array<ArrayBuffer> }> {
  const text = productSheetText(sheet, team, language);
  const origin = { language, ...(team && { teamId: team.id }), createdAt: new Date(sheet.since).toISOString() };
  const key = pdfKey(text, origin);
  return { key, body: await keptPdf(key, () => sheetPdf(text, origin)) };
}
