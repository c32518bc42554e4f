import type { Measured } from "@tribun/vite-club/tokens";

/** Where a fan sees each colour. */
const PLACES: Readonly<Record<string, string>> = {
  paper: "the page",
  surface: "a card",
  sunk: "a sunken field",
  ink: "text",
  "ink-soft": "small text",
  "line-strong": "the edge of a field",
  action: "links and buttons",
  "on-action": "the text on a button",
  accent: "a highlight",
  "on-accent": "the text on a highlight",
  "club-a": "the first colour",
  "club-on-a": "the text on the first colour",
  "club-b": "the second colour",
  "club-on-b": "the text on the second colour",
  ok: "a success",
  "ok-bg": "the ground of a success",
  warn: "a warning",
  "warn-bg": "the ground of a warning",
  bad: "an error",
  "bad-bg": "the ground of an error",
  board: "the scoreboard",
  "on-board": "the text of the scoreboard",
  "board-lit": "the lit figures of the scoreboard",
  "board-deep": "the deepest part of the scoreboard",
  "board-soft": "the small text of the scoreboard",
  "board-cell": "a cell of the scoreboard",
  "board-in": "the figures of data that came in",
  "board-out": "the figures of data that went out",
};
const placeOf = (name: string) => PLACES[name] ?? name;

/** The one of the two colours that a pair uses in a theme. The shared tokens decide it. */
const SOURCE: Readonly<Record<Measured["theme"], string>> = {
  light: "the first colour",
  dark: "the second colour",
  club: "the second colour",
  accent: "the first colour",
  night: "the second colour",
};
const WHERE: Readonly<Record<Measured["theme"], string>> = {
  light: "in the light theme",
  dark: "in the dark theme",
  club: "on the ground in the first colour",
  accent: "on the ground in the second colour",
  night: "on the night ground",
};

/** Says in a designer's words which pair is too weak, and by how much. */
export function wordsOf({ theme, text, background, ratio, needed }: Measured): string {
  const source = text === "action" || background === "action" ? ` (${SOURCE[theme]})` : "";
  // Rounded down, because 4.499 must not appear as 4.5.
  const reached = (Math.floor(ratio * 10) / 10).toFixed(1);
  return `${WHERE[theme]}: ${placeOf(text)}${source} on ${placeOf(background)}, contrast ${reached}:1 of ${needed}:1`;
}
