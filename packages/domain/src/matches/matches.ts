import { germanDay } from "../values/dates.ts";
import type { MatchState } from "./states.ts";
import { matchEnd, matchShownFrom } from "./times.ts";

/** What these rules look at; the kick-off is an instant. */
export type MatchFacts = { readonly kickOff: string; readonly state: MatchState };

/** Before, during and after a match, and `off` for one that is not played when it was to be. */
export type MatchPhase = "upcoming" | "running" | "over" | "off";

/** What a match is at a moment in milliseconds. One that is off is over as well once its time has passed. */
export function matchPhase(match: MatchFacts, nowMs: number): MatchPhase {
  if (nowMs >= Date.parse(matchEnd(match))) return "over";
  if (match.state !== "scheduled") return "off";
  return nowMs < Date.parse(match.kickOff) ? "upcoming" : "running";
}

const byKickOff = (a: MatchFacts, b: MatchFacts): number => Date.parse(a.kickOff) - Date.parse(b.kickOff);

/** Those that are not over, off ones among them, the first to begin first. */
export function matchesAhead<Match extends MatchFacts>(matches: readonly Match[], nowMs: number): readonly Match[] {
  return matches.filter((match) => matchPhase(match, nowMs) !== "over").toSorted(byKickOff);
}

/** What is spoken of at a moment: the next match that is played, and one before it that is off. Empty while neither is near. */
export function matchNews<Match extends MatchFacts>(
  matches: readonly Match[],
  nowMs: number,
): { readonly next?: Match; readonly off?: Match } {
  const near = matchesAhead(matches, nowMs).filter((match) => nowMs >= Date.parse(matchShownFrom(match)));
  const next = near.find(({ state }) => state === "scheduled");
  const off = near.find(({ state }) => state !== "scheduled");
  return { ...(next && { next }), ...(off && (!next || byKickOff(off, next) <= 0) && { off }) };
}

/** True on the German day of a match that is played, until it is over, also past midnight. */
export function isMatchDay(match: MatchFacts, nowMs: number): boolean {
  const phase = matchPhase(match, nowMs);
  return phase === "running" || (phase === "upcoming" && germanDay(Date.parse(match.kickOff)) === germanDay(nowMs));
}
