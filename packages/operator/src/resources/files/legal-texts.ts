import { type LegalText, legalPdf } from "../../providers/documents/legal-pdf.ts";
import type { Folder } from "./folders.ts";

const TEXTS = new Map<string, LegalText>([
  ["agb.pdf", "agb"],
  ["withdrawal.pdf", "withdrawal"],
]);

/** Terms and withdrawal notice as documents to keep, also before an order (§§ 54, 55 TKG, L02). A club's, so read through one. */
export const legalTexts: Folder = async (fileName, { team, language }) => {
  const name = TEXTS.get(fileName);
  if (name === undefined || !team) return undefined;
  return {
    body: await legalPdf(name, team, language),
    contentType: "application/pdf",
    downloadAs: fileName,
    cacheControl: "private, no-cache",
  };
};
