import { readClubs } from "@tribun/brand-contract/folder";
import type { Language } from "@tribun/domain";

/** A language on a kind of device. */
export interface Surroundings {
  readonly language: Language;
  readonly device: "phone" | "desktop";
}

/** One club on one kind of device in one language. Each is a Playwright project. */
export interface View extends Surroundings {
  /** Folder name under `brands/` and `apps/`. */
  readonly club: string;
  readonly teamId: number;
  /** Port of the club's app on a developer's machine. */
  readonly port: number;
  /** The firm that a mail of the club names as its sender. */
  readonly firm: string;
  /** The demo fan's number as a fan types it. */
  readonly demoNumber: string;
}

/** Successive clubs take these in turn. */
export const TURNS: readonly Surroundings[] = [
  { language: "de", device: "phone" },
  { language: "tr", device: "desktop" },
  { language: "de", device: "desktop" },
  { language: "tr", device: "phone" },
];

/** Every club once, in the order of its team id, so that a club that joins changes no other's surroundings. */
export const VIEWS: readonly View[] = (await readClubs()).flatMap(({ brand, facts }, place) => {
  const turn = TURNS[place % TURNS.length];
  if (turn === undefined) return [];
  const demoNumber = facts.sample.fanNumber.replace(/^\+49(\d{3})/, "0$1 ");
  const own = { club: brand.id, teamId: brand.teamId, port: Number(brand.hotline.shortCode), firm: brand.legalEntity.name };
  return [{ ...turn, ...own, demoNumber }];
});

/** Width and height in CSS pixels. */
export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
