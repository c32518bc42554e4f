import { paperName } from "../../papers/file-name.ts";
import { type LegalText, legalPdf } from "../../papers/legal-pdf.ts";
import { AGB_VERSIONS } from "@tribun/legal-texts/version";
import type { Folder } from "./folder.ts";

const TEXTS = new Map<string, readonly [LegalText, day?: string]>([
  ["agb.pdf", ["agb"]],
  ["withdrawal.pdf", ["withdrawal"]],
  ...AGB_VERSIONS.map((day) => [`agb-${day}.pdf`, ["agb", day]] as const),
]);

/**
 * Terms with each of their versions and the withdrawal notice as PDFs, also before an order (§§ 54, 55 TKG, L02). They are a club's
 * documents, so they need a club.
 */
export const legalTexts: Folder = async (fileName, { team, language }) => {
  const text = TEXTS.get(fileName);
  if (text === undefined || !team) return undefined;
  const [name, day] = text;
  return {
    body: await legalPdf(name, team, language, day),
    contentType: "application/pdf",
    downloadAs: paperName(team, name, language, day),
    cacheControl: "private, no-cache",
  };
};
