import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "@tribun/domain";

/** One club on one kind of device in one language. Each is a Playwright project. */
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

/**
 * Every club once, in the order of its team id. Of four successive clubs two are in German and two in Turkish, two on a phone and two on a
 * desktop.
 */
export const VIEWS: readonly View[] = readdirSync(BRANDS)
  .map(viewOf)
  .toSorted((one, other) => one.teamId - other.teamId);

/** Width and height in CSS pixels. */
export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
