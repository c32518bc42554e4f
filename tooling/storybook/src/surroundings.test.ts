import { expect, test } from "vitest";
import { clubFolders, readClub } from "./clubs.ts";
import { readSurroundings, SPREAD, spreadOut } from "./surroundings.ts";

const clubs = await Promise.all(clubFolders().map(readClub));
const ALL = { club: SPREAD, theme: SPREAD, language: SPREAD };
const GROUPS = ["Actions", "Form", "Feedback", "Layout", "Match day", "Order wizard", "Screens", "Shell"];
const NAMES = ["Bills", "Board", "Button", "Chips", "Countdown", "Faq", "Home", "Notice", "Price", "Seat", "Stand", "Survey"];
/** Titles like those of the real stories, about as many for five clubs, and for more clubs more of them. */
const TITLES = Array.from({ length: Math.ceil(clubs.length / 5) }, (_, shelf) => (shelf === 0 ? "" : ` ${shelf}`)).flatMap((shelf) =>
  GROUPS.flatMap((group) => NAMES.map((name) => `${group}/${name}${shelf}`)),
);
const inWords = (title: string, turn = "0") => {
  const { club, theme, language } = readSurroundings(spreadOut({ ...ALL, turn }, clubs, title), clubs);
  return { club: club.brand.id, theme, language };
};

test("all files together stand in every club in both themes, and in both languages", () => {
  const seen = TITLES.map((title) => inWords(title));
  expect(new Set(seen.map(({ club, theme }) => `${club} ${theme}`)).size).toBe(clubs.length * 2);
  expect(new Set(seen.map(({ club, language }) => `${club} ${language}`)).size).toBe(clubs.length * 2);
});

test("a file stands where it stood, and with the next turn in another club, theme and language", () => {
  for (const title of TITLES) {
    const [before, after] = [inWords(title), inWords(title, "1")];
    expect(inWords(title)).toEqual(before);
    for (const part of ["club", "theme", "language"] as const) expect(after[part]).not.toBe(before[part]);
  }
});

test("what the toolbar or a story says by name stays", () => {
  expect(spreadOut({ ...ALL, language: "tr", other: 1 }, clubs, "Form/Button")).toMatchObject({ language: "tr", other: 1 });
  expect(spreadOut({ club: "named" }, clubs, "Form/Button")).toEqual({ club: "named" });
});
