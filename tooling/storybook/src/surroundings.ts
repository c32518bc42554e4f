import type { StoryClub } from "./clubs.ts";

/** What the toolbar says, made certain: unknown values fall back to the first club, German and light. */
export interface Surroundings {
  readonly club: StoryClub;
  readonly language: "de" | "tr";
  readonly theme: "light" | "dark";
}

/** Reads the toolbar's globals. Throws when there is no club at all. */
export function readSurroundings(globals: Readonly<Record<string, unknown>>, clubs: readonly StoryClub[]): Surroundings {
  const club = clubs.find(({ brand }) => brand.id === globals["club"]) ?? clubs[0];
  if (!club) throw new Error("Storybook found no club: tooling/storybook/wireframe is missing");
  return {
    club,
    language: globals["language"] === "tr" ? "tr" : "de",
    theme: globals["theme"] === "dark" ? "dark" : "light",
  };
}

const STYLE_ID = "club-tokens";

/** Puts the club's variables, the theme and the language on the document, as an app's page has them. */
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
