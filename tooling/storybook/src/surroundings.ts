import type { Brand } from "@tribun/brand-contract";

/** A club in the toolbar. */
export interface StoryClub {
  readonly brand: Brand;
  /** The club's CSS variables in both themes. */
  readonly css: string;
}

/** The validated values of the toolbar. Unknown values become the first club, German and light. */
export interface Surroundings {
  readonly club: StoryClub;
  readonly language: "de" | "tr";
  readonly theme: "light" | "dark";
}

/**
 * Reads the toolbar's globals.
 * @throws when there is no club at all
 */
export function readSurroundings(globals: Readonly<Record<string, unknown>>, clubs: readonly StoryClub[]): Surroundings {
  const club = clubs.find(({ brand }) => brand.id === globals["club"]) ?? clubs[0];
  if (!club) throw new Error("Storybook found no club: packages/brand-contract/src/wireframe is missing");
  return {
    club,
    language: globals["language"] === "tr" ? "tr" : "de",
    theme: globals["theme"] === "dark" ? "dark" : "light",
  };
}

/** A toolbar value that stands for one computed from the story's file, so that all files together cover every club, theme and language. */
export const SPREAD = "spread";

/**
 * Replaces each `spread` value by one computed from the file's title, the same on every machine and in every run. The next `turn` selects
 * the next club, the other theme and the other language.
 */
export function spreadOut(globals: Readonly<Record<string, unknown>>, clubs: readonly StoryClub[], title: string): Record<string, unknown> {
  const turn = Number(globals["turn"] ?? 0);
  let place = 0;
  for (const letter of title) place = (place * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  const own: Readonly<Record<string, unknown>> = {
    club: clubs[(Math.floor(place / 4) + turn) % clubs.length]?.brand.id,
    // A file keeps its theme and language whichever clubs exist.
    theme: ["light", "dark"][(place + turn) % 2],
    language: ["de", "tr"][(Math.floor(place / 2) + turn) % 2],
  };
  return Object.fromEntries(Object.entries(globals).map(([name, value]) => [name, value === SPREAD ? own[name] : value]));
}

const STYLE_ID = "club-tokens";

/** Sets the club's variables, the theme and the language on the document, as an app does. */
export function dress(document: Document, { club, language, theme }: Surroundings): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset["theme"] = theme;
  let style = document.getElementById(STYLE_ID);
  if (!style) {
    style = document.createElement("style");
    style.id = STYLE_ID;
    document.head.append(style);
  }
  if (style.textContent !== club.css) style.textContent = club.css;
}
