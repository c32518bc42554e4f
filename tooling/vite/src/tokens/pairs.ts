import type { Emphasis, WholeLook } from "@tribun/brand-contract";
import { contrast } from "./contrast.ts";
import { groundColors, GROUNDS } from "./grounds.ts";
import { resolveTokens, type ResolvedColors } from "./resolve.ts";
import { type ClubTokens, type Theme, TokenError } from "./schema.ts";

/** Ratios of WCAG 2.2 AA for text (1.4.3) and for edges of controls (1.4.11). */
const TEXT = 4.5;
const EDGE = 3;

type Name = keyof ResolvedColors;
type Pair = readonly [text: Name, background: Name, needed: number];

/** Every pair of colours that components may use. A component that needs another pair must add it here first. */
export const PAIRS: readonly Pair[] = [
  ...(["paper", "surface"] as const).flatMap((background): Pair[] => [
    ["ink", background, TEXT],
    ["ink-soft", background, TEXT],
    ["action", background, TEXT],
    ["ok", background, TEXT],
    ["warn", background, TEXT],
    ["bad", background, TEXT],
    ["line-strong", background, EDGE],
  ]),
  ["ink", "sunk", TEXT],
  ["ink-soft", "sunk", TEXT],
  ["paper", "ink", TEXT],
  ["surface", "ink", TEXT],
  ["on-action", "action", TEXT],
  ["on-accent", "accent", TEXT],
  ["club-on-a", "club-a", TEXT],
  ["club-on-b", "club-b", TEXT],
  ["club-b", "club-a", EDGE],
  ["ok", "ok-bg", TEXT],
  ["warn", "warn-bg", TEXT],
  ["bad", "bad-bg", TEXT],
  ["ink", "ok-bg", TEXT],
  ["ink", "warn-bg", TEXT],
  ["ink", "bad-bg", TEXT],
  ["on-board", "board", TEXT],
  ["board-lit", "board", TEXT],
  ["board-soft", "board", TEXT],
  ["on-board", "board-cell", TEXT],
  ["board-soft", "board-cell", TEXT],
  ...(["on-board", "board-lit", "board-soft", "board-in", "board-out"] as const).map((text): Pair => [text, "board-deep", TEXT]),
];

/** One measured pair. */
export type Measured = {
  /** The theme, or the ground of a part of a page, which is the same in both themes. */
  readonly theme: Theme | Emphasis;
  readonly text: string;
  readonly background: string;
  readonly ratio: number;
  readonly needed: number;
};

/** Measures every pair of a club in both themes and on each ground. */
export function measurePairs(tokens: ClubTokens, paper?: WholeLook["paper"]): Measured[] {
  const light = resolveTokens(tokens, "light", paper);
  const grounds = GROUNDS.map((ground) => [ground, groundColors(ground, light)] as const);
  return [["light", light] as const, ["dark", resolveTokens(tokens, "dark")] as const, ...grounds].flatMap(([theme, colors]) =>
    PAIRS.map(([text, background, needed]) => ({
      theme,
      text,
      background,
      ratio: contrast(colors[text], colors[background]),
      needed,
    })),
  );
}

/**
 * Checks the contrast of every pair.
 * @throws TokenError with each failing pair, its ratio and the required ratio
 */
export function assertContrast(club: string, tokens: ClubTokens, paper?: WholeLook["paper"]): void {
  const failing = measurePairs(tokens, paper).filter(({ ratio, needed }) => ratio < needed);
  if (failing.length === 0) return;
  const lines = failing.map(
    ({ theme, text, background, ratio, needed }) =>
      // Rounded down, because 4.499 must not appear as 4.5.
      `  ${theme}: ${text} on ${background} is ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, needed ${needed}:1`,
  );
  throw new TokenError(`"${club}" has colours that cannot be read (WCAG 2.2 AA):\n${lines.join("\n")}`);
}
