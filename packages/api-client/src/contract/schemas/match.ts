import { isIsoDate, MATCH_STATES, MATCH_VENUES } from "@tribun/domain";
import * as v from "valibot";
import { instant } from "./common.ts";

const goals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
/** The club's own goals and the others'. */
const result = v.object({ own: goals, theirs: goals });

/** A season and the match of it: `2026-27-17`. */
export const matchId = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(40));

/** A match of the club. Its kick-off is an instant, planned for one that is postponed or cancelled. */
export const match = v.object({
  id: matchId,
  /** The match's number in the season. */
  round: v.number(),
  opponent: v.string(),
  venue: v.picklist(MATCH_VENUES),
  kickOff: instant,
  state: v.picklist(MATCH_STATES),
  /** There once it was played and somebody told. */
  result: v.optional(result),
});
export type Match = v.InferOutput<typeof match>;

/** A day there is, of this century, and written so that every clock reads it: the schema also takes an offset without minutes. */
const kickOff = v.pipe(
  instant,
  v.check((at) => at.startsWith("20") && isIsoDate(at.slice(0, 10)) && !Number.isNaN(Date.parse(at)), "invalid"),
);

/** What staff say of a match. Only one that is played has a result. */
export const matchInput = v.pipe(
  v.object({
    round: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    opponent: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(30)),
    venue: v.picklist(MATCH_VENUES),
    kickOff,
    state: v.picklist(MATCH_STATES),
    result: v.optional(result),
  }),
  v.forward(
    v.partialCheck([["state"], ["result"]], ({ state, result }) => result === undefined || state === "scheduled", "invalid"),
    ["result"],
  ),
);
