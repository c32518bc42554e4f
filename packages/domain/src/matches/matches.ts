import { DAY_MS, MINUTE_MS } from "../constants.ts";
import { germanDay } from "../rules/dates.ts";

/** Postponed: it will be played, nobody knows when. Cancelled: it will not. Both keep the kick-off that was planned. */
export const MATCH_STATES = ["scheduled", "postponed", "cancelled"] as const;
export type MatchState = (typeof MATCH_STATES)[number];
export const MATCH_VENUES = ["home", "away"] as const;
export type MatchVenue = (typeof MATCH_VENUES)[number];

/** From kick-off to the last whistle: two halves, the break, and what is added. */
export const MATCH_MINUTES = 120;
/** How long before its kick-off a match is spoken of, in days; before that all is quiet. */
export const MATCH_AHEAD_DAYS = 14;

/** What these rules look at; the kick-off is an instant. */
export type MatchFacts = { readonly kickOff: string; readonly state: MatchState };

/** Before, during and after a match, and `off` for one that is not played when it was to be. */
export type MatchPhase = "upcoming" | "running" | "over" | "off";

/** When a match is over at the latest, as an instant. */
export function matchEnd({ kickOff }: Pick<MatchFacts, "kickOff">): string {
  return new Date(Date.parse(kickOff) + MATCH_MINUTES * MINUTE_MS).toISOString();
}

/** When a match begins to be spoken of, as an instant. */
export function matchShownFrom({ kickOff }: Pick<MatchFacts, "kickOff">): string {
  return new Date(Date.parse(kickOff) - MATCH_AHEAD_DAYS * DAY_MS).toISOString();
}

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
