import type { Language } from "@tribun/domain";

/** One club seen through one kind of device, in one language: what a Playwright project is. */
export interface View {
  /** Folder name under `brands/` and `apps/`. */
  readonly club: string;
  readonly teamId: number;
  readonly language: Language;
  readonly device: "phone" | "desktop";
}

/** Every club once: two in German and two in Turkish, at phone and at desktop width. A census test compares this with `brands/`. */
export const VIEWS: readonly View[] = [
  { club: "kanarya", teamId: 1, language: "de", device: "phone" },
  { club: "aslan", teamId: 2, language: "tr", device: "desktop" },
  { club: "kartal", teamId: 3, language: "de", device: "desktop" },
  { club: "firtina", teamId: 4, language: "tr", device: "phone" },
];

/** Width and height in CSS pixels. */
export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
