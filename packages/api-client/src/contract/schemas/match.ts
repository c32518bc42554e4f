import { isIsoDate, MATCH_STATES, MATCH_VENUES } from "@tribun/domain";
import * as v from "valibot";
import { instant } from "./common.ts";

const goals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
/** Goals of the club and of the opponent. */
const result = v.object({ own: goals, theirs: goals });

/** Season and number of the match: `2026-27-17`. */
export const matchId = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(40));

/** A match of the club. Its kick-off stays the planned instant if the match is postponed or cancelled. */
export const match = v.object({
  id: matchId,
  /** The match's number in the season. */
  round: v.number(),
  opponent: v.string(),
  venue: v.picklist(MATCH_VENUES),
  kickOff: instant,
  state: v.picklist(MATCH_STATES),
  /** Present after the match, once staff have entered it. */
  result: v.optional(result),
});
export type Match = v.InferOutput<typeof match>;

/** An existing day of this century in a form that `Date.parse` reads; the `instant` schema also accepts an offset without minutes. */
const kickOff = v.pipe(
  instant,
  v.check((at) => at.startsWith("20") && isIsoDate(at.slice(0, 10)) && !Number.isNaN(Date.parse(at)), "invalid"),
);

/** Match data from staff. Only a played match has a result. */
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
