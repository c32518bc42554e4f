import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "@tribun/domain";

/** One club seen through one kind of device, in one language: what a Playwright project is. */
export interface View {
  /** Folder name under `brands/` and `apps/`. */
  readonly club: string;
  readonly teamId: number;
  readonly language: Language;
  readonly device: "phone" | "desktop";
}

const BRANDS = new URL("../../../../brands/", import.meta.url);

function viewOf(club: string): View {
  const teamId = Number(/\bteamId: (\d+)/.exec(readFileSync(new URL(`${club}/brand.config.ts`, BRANDS), "utf8"))?.[1]);
  return { club, teamId, language: teamId % 2 === 1 ? "de" : "tr", device: teamId % 4 < 2 ? "phone" : "desktop" };
}

/** Every club once, by its number: of four in a row two are seen in German and two in Turkish, at phone and at desktop width. */
export const VIEWS: readonly View[] = readdirSync(BRANDS)
  .map(viewOf)
  .toSorted((one, other) => one.teamId - other.teamId);

/** Width and height in CSS pixels. */
export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
