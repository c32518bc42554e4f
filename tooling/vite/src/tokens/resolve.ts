import * as v from "valibot";
import type { WholeLook } from "@tribun/brand-contract";
import base from "./base.json" with { type: "json" };
import { PAPER } from "./paper-tones.ts";
import {
  baseTokensSchema,
  CLUB_COLORS,
  type ClubColor,
  type ClubTokens,
  COLOR_NAMES,
  type ColorName,
  type Theme,
  TokenError,
} from "./schema.ts";

/** Every colour of one theme as `#rrggbb`. */
export type ResolvedColors = Record<ColorName | `club-${ClubColor}`, string>;

const shared = v.parse(baseTokensSchema, base);

/**
 * Merges the club's tokens over the tone of its paper and the shared ones, and follows aliases.
 * @param paper tone of the light theme's paper
 * @throws TokenError for an alias that leads nowhere or into a circle
 */
export function resolveTokens(club: ClubTokens, theme: Theme, paper: WholeLook["paper"] = "warm"): ResolvedColors {
  const find = (path: string, seen: readonly string[]): string => {
    if (seen.includes(path)) throw new TokenError(`alias goes round in a circle: ${[...seen, path].join(" → ")}`);
    const value = valueAt(club, path, paper);
    if (value === undefined) throw new TokenError(`no token ${path}${seen.length > 0 ? `, asked for by ${seen.at(-1)}` : ""}`);
    return typeof value === "string" ? find(value.slice(1, -1), [...seen, path]) : value.hex;
  };
  const entries: [keyof ResolvedColors, string][] = [
    ...COLOR_NAMES.map((name): [ColorName, string] => [
      name,
      find(valueAt(club, `${theme}.${name}`, paper) ? `${theme}.${name}` : `both.${name}`, []),
    ]),
    ...CLUB_COLORS.map((name): [`club-${ClubColor}`, string] => [`club-${name}`, find(`club.${name}`, [])]),
  ];
  return Object.fromEntries(entries) as ResolvedColors;
}

function valueAt(club: ClubTokens, path: string, paper: WholeLook["paper"]) {
  const [group, name] = path.split(".") as [string, string];
  if (group === "club") return isIn(CLUB_COLORS, name) ? club.club[name].$value : undefined;
  if ((group !== "light" && group !== "dark" && group !== "both") || !isIn(COLOR_NAMES, name)) return undefined;
  const tone = group === "light" ? PAPER[paper][name] : undefined;
  return club[group]?.[name]?.$value ?? (tone ? { hex: tone } : shared[group]?.[name]?.$value);
}

function isIn<const N extends string>(names: readonly N[], name: string): name is N {
  return (names as readonly string[]).includes(name);
}
