import { MATCH_VENUES } from "@tribun/domain";
import * as v from "valibot";

const match = v.strictObject({
  /** The match's number in the season, starting at 1. */
  round: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  /** A fictional club. */
  opponent: v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"), v.maxLength(30)),
  venue: v.picklist(MATCH_VENUES),
  /** An instant in UTC; pages show it in German time. */
  kickOff: v.pipe(v.string(), v.isoTimestamp(), v.endsWith("Z", "must be UTC")),
});

const ascends = (values: readonly number[]) => values.every((value, at) => at === 0 || value > (values[at - 1] ?? value));

/** The matches of a club, in order. The operator seeds them; afterwards staff enter new dates and results. */
export const seasonSchema = v.strictObject({
  /** Prefix of each match id: `2026-27-17`. */
  id: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/, "must be two years, as in 2026-27")),
  matches: v.pipe(
    v.array(match),
    v.check((matches) => ascends(matches.map(({ round }) => round)), "must be in the order of their rounds"),
    v.check((matches) => ascends(matches.map(({ kickOff }) => Date.parse(kickOff))), "must be in the order of their kick-offs"),
  ),
});
export type Season = Readonly<v.InferOutput<typeof seasonSchema>>;
