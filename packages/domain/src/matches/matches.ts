import { germanDay } from "../values/dates.ts";
import { matchEnd, matchShownFrom } from "./times.ts";

/** Postponed: the match will be played at a date not known yet. Cancelled: it will not be played. Both keep the planned kick-off. */
export const MATCH_STATES = ["scheduled", "postponed", "cancelled"] as const;
export type MatchState = (typeof MATCH_STATES)[number];
export const MATCH_VENUES = ["home", "away"] as const;
export type MatchVenue = (typeof MATCH_VENUES)[number];

/** The data of a match that these rules need; `kickOff` is an instant. */
export type MatchFacts = { readonly kickOff: string; readonly state: MatchState };

/** Before, during and after a match; `off` for one that is postponed or cancelled. */
export type MatchPhase = "upcoming" | "running" | "over" | "off";

/** The phase of a match at an instant in milliseconds. A match that is off is `over` once its planned time has passed. */
export function matchPhase(match: MatchFacts, nowMs: number): MatchPhase {
  if (nowMs >= Date.parse(matchEnd(match))) return "over";
  if (match.state !== "scheduled") return "off";
  return nowMs < Date.parse(match.kickOff) ? "upcoming" : "running";
}

const byKickOff = (a: MatchFacts, b: MatchFacts): number => Date.parse(a.kickOff) - Date.parse(b.kickOff);

/** The matches that are not over, including postponed and cancelled ones, ordered by kick-off. */
export function matchesAhead<Match extends MatchFacts>(matches: readonly Match[], nowMs: number): readonly Match[] {
  return matches.filter((match) => matchPhase(match, nowMs) !== "over").toSorted(byKickOff);
}

/**
 * The matches to announce at an instant: the next one that will be played, and an earlier one that is off. Empty if none is within the time
 * of `matchShownFrom`.
 */
export function matchNews<Match extends MatchFacts>(
  matches: readonly Match[],
  nowMs: number,
): { readonly next?: Match; readonly off?: Match } {
  const near = matchesAhead(matches, nowMs).filter((match) => nowMs >= Date.parse(matchShownFrom(match)));
  const next = near.find(({ state }) => state === "scheduled");
  const off = near.find(({ state }) => state !== "scheduled");
  return { ...(next && { next }), ...(off && (!next || byKickOff(off, next) <= 0) && { off }) };
}

/** True on the German day of a match that is played, until it is over, even past midnight. */
export function isMatchDay(match: MatchFacts, nowMs: number): boolean {
  const phase = matchPhase(match, nowMs);
  return phase === "running" || (phase === "upcoming" && germanDay(Date.parse(match.kickOff)) === germanDay(nowMs));
}
