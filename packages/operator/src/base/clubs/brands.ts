import type { Brand, Season } from "@tribun/brand-contract";
import { brand as aslan } from "@tribun/brand-aslan";
import { season as aslanSeason } from "@tribun/brand-aslan/season";
import aslanTokens from "@tribun/brand-aslan/tokens.json" with { type: "json" };
import { brand as firtina } from "@tribun/brand-firtina";
import { season as firtinaSeason } from "@tribun/brand-firtina/season";
import firtinaTokens from "@tribun/brand-firtina/tokens.json" with { type: "json" };
import { brand as kanarya } from "@tribun/brand-kanarya";
import { season as kanaryaSeason } from "@tribun/brand-kanarya/season";
import kanaryaTokens from "@tribun/brand-kanarya/tokens.json" with { type: "json" };
import { brand as kartal } from "@tribun/brand-kartal";
import { season as kartalSeason } from "@tribun/brand-kartal/season";
import kartalTokens from "@tribun/brand-kartal/tokens.json" with { type: "json" };

type Colour = { readonly $value: { readonly hex: string } };

/** A club with its brand data. */
export type SeedBrand = {
  readonly brand: Brand;
  readonly season: Season;
  /** Design tokens; the operator needs the club's colours. */
  readonly tokens: { readonly club: Readonly<Record<"a" | "on-a" | "b" | "on-b", Colour>> };
};

/** The four clubs, by number. The operator's only list of clubs: a fifth club is one more line. */
export const SEED_BRANDS: readonly SeedBrand[] = [
  { brand: kanarya, season: kanaryaSeason, tokens: kanaryaTokens },
  { brand: aslan, season: aslanSeason, tokens: aslanTokens },
  { brand: kartal, season: kartalSeason, tokens: kartalTokens },
  { brand: firtina, season: firtinaSeason, tokens: firtinaTokens },
];
