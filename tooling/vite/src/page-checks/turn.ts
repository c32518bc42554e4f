import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Language } from "@tribun/domain";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/**
 * Assigns languages and a width to a club, so that all clubs together cover both of each.
 * @param app folder of the club's app
 */
export function turnOf(app: string) {
  const place = readdirSync(join(app, "..")).indexOf(basename(app));
  const language: Language = place % 2 === 0 ? "tr" : "de";
  const other: Language = language === "tr" ? "de" : "tr";
  const viewport = place < 2 ? DESKTOP : PHONE;
  return { language, other, viewport };
}
