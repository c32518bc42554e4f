import * as v from "valibot";

/** Semantic colours, which components use as `--color-<name>`. A token with another name is an error. */
export const COLOR_NAMES = [
  "paper",
  "surface",
  "sunk",
  "ink",
  "ink-soft",
  "line",
  "line-strong",
  "action",
  "on-action",
  "accent",
  "on-accent",
  "ok",
  "ok-bg",
  "warn",
  "warn-bg",
  "bad",
  "bad-bg",
  "board",
  "on-board",
  "board-lit",
  "board-deep",
  "board-soft",
  "board-cell",
  "board-in",
  "board-out",
] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

/** The club's own colours, used as `--color-club-a` and so on. */
export const CLUB_COLORS = ["a", "on-a", "b", "on-b"] as const;
export type ClubColor = (typeof CLUB_COLORS)[number];

const CHANNEL_STEPS = 255;

/** A colour of the Design Tokens format in sRGB, also in hexadecimal form. */
const srgb = v.pipe(
  v.strictObject({
    colorSpace: v.literal("srgb"),
    components: v.strictTuple([
      v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    ]),
    hex: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, "must look like #0b1e4f")),
  }),
  v.check(
    ({ components, hex }) =>
      components.every((part, i) => Math.round(part * CHANNEL_STEPS) === Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16)),
    "components and hex name different colours",
  ),
);
const alias = v.pipe(v.string(), v.regex(/^\{(club|light|dark|both)\.[a-z-]+\}$/, "must be a colour or an alias such as {club.a}"));

const description = { $description: v.optional(v.string()) };
const color = v.strictObject({ ...description, $type: v.optional(v.literal("color")), $value: v.union([srgb, alias]) });
const dimension = v.strictObject({
  ...description,
  $type: v.optional(v.literal("dimension")),
  $value: v.strictObject({ value: v.pipe(v.number(), v.minValue(0), v.maxValue(64)), unit: v.literal("px") }),
});

const optionalColors = v.partial(v.strictObject(entriesOf(COLOR_NAMES, color)));
const theme = v.optional(v.strictObject({ ...description, $type: v.literal("color"), ...optionalColors.entries }));

/** A club's `tokens.json`. */
export const clubTokensSchema = v.strictObject({
  ...description,
  club: v.strictObject({ ...description, $type: v.literal("color"), ...entriesOf(CLUB_COLORS, color) }),
  radius: v.strictObject({ ...description, $type: v.literal("dimension"), s: dimension, m: dimension, l: dimension }),
  light: theme,
  dark: theme,
  both: theme,
});
export type ClubTokens = v.InferOutput<typeof clubTokensSchema>;

/** The tokens that all clubs share. */
export const baseTokensSchema = v.strictObject({ ...description, light: theme, dark: theme, both: theme });
export type Theme = "light" | "dark";

/** Unusable tokens. The message names the token and its fault. */
export class TokenError extends Error {
  override readonly name = "TokenError";
}

/**
 * Validates a club's tokens.
 * @throws TokenError with one line for each fault
 */
export function parseTokens(club: string, given: unknown): ClubTokens {
  const result = v.safeParse(clubTokensSchema, given);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? "tokens"}: ${issue.message}`);
  throw new TokenError(`tokens.json of "${club}":\n${faults.join("\n")}`);
}

function entriesOf<const N extends readonly string[], S>(names: N, schema: S): Record<N[number], S> {
  const entries: Partial<Record<N[number], S>> = {};
  for (const name of names as readonly N[number][]) entries[name] = schema;
  return entries as Record<N[number], S>;
}
