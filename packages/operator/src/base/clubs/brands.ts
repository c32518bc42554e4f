import type { Brand, OperatorFacts, Season } from "@tribun/brand-contract";
import { readClubs } from "@tribun/brand-contract/folder";
import * as v from "valibot";

const colour = v.object({ $value: v.object({ hex: v.string() }) });
/** Design tokens; the operator needs the club's colours. */
const tokensSchema = v.object({ club: v.object({ a: colour, "on-a": colour, b: colour, "on-b": colour }) });

/** A club with its brand data. */
export type SeedBrand = {
  readonly brand: Brand;
  readonly season: Season;
  readonly facts: OperatorFacts;
  readonly tokens: v.InferOutput<typeof tokensSchema>;
};

/** Every club by its number. The folders under `brands/` declare them. */
export const SEED_BRANDS: readonly SeedBrand[] = (await readClubs()).map((club) => ({
  ...club,
  tokens: v.parse(tokensSchema, club.tokens),
}));

/** Endings that make a number a number of a club, of all clubs together, because they sell from one stock. */
export const CLUB_ENDINGS = {
  years: SEED_BRANDS.flatMap(({ facts }) => facts.numbers.years),
  pairs: SEED_BRANDS.flatMap(({ facts }) => facts.numbers.pairs),
} as const;
