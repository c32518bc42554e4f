import * as v from "valibot";
import { day, money } from "./common.ts";

/** The operator's promise to the club's cause and the amount given so far: sums only, no personal data. */
export const clubShareTotal = v.object({
  /** Share of the net of each paid bill, in hundredths of a percent. */
  basisPoints: v.number(),
  /** Bills issued on this day or later count. */
  from: day,
  /** Whole euros; absent until enough fans have contributed that the sum reveals no single bill. */
  total: v.optional(v.object({ amount: money, asOf: day })),
});
export type ClubShareTotal = v.InferOutput<typeof clubShareTotal>;

/** Contribution of one fan's bills so far. The total of all fans is public and a separate answer. */
export const ownClubShare = v.object({ own: money });
export type OwnClubShare = v.InferOutput<typeof ownClubShare>;
