import * as v from "valibot";
import { day, money } from "./common.ts";

/** What an operator has promised to a club's cause, and how far it has kept it: sums only, never a person. */
export const clubShareTotal = v.object({
  /** Hundredths of a percent of the net of each bill that is paid. */
  basisPoints: v.number(),
  /** Bills written on this day or later count. */
  from: day,
  /** Whole euros; absent until enough fans have given for nobody's bill to be read out of it. */
  total: v.optional(v.object({ amount: money, asOf: day })),
});
export type ClubShareTotal = v.InferOutput<typeof clubShareTotal>;

/** What the bills of one fan have given so far. The sum of all is public, and its own answer. */
export const ownClubShare = v.object({ own: money });
export type OwnClubShare = v.InferOutput<typeof ownClubShare>;
