import type { ClubShareTotal, OwnClubShare } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";

/** The sum that all fans' bills have given the club. */
export const sampleShare: ClubShareTotal = {
  basisPoints: 200,
  from: "2026-01-01",
  total: { amount: euro(1_284_700), asOf: "2026-10-31" },
};

/** The sum that one fan's bills have given. */
export const sampleOwnShare: OwnClubShare = { own: euro(68) };
