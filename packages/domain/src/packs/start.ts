import { MINUTE_MS } from "../values/constants.ts";
import { withdrawalEnd } from "../contract/withdrawal.ts";
import { addCalendarDays, startOfGermanDay } from "../days/calendar-days.ts";
import { germanDay } from "../values/dates.ts";
import type { PackSpan } from "./states.ts";
import { type MatchFacts, matchPhase } from "../matches/matches.ts";
import { matchEnd } from "../matches/times.ts";

/** When a pack can start: after the payment, before a match, or after the withdrawal period (§ 356(4) BGB). */
export const PACK_STARTS = ["now", "kickOff", "afterWithdrawal"] as const;
export type PackStart = (typeof PACK_STARTS)[number];

const BEFORE_KICK_OFF_MS = 30 * MINUTE_MS;

/** What decides when a pack starts; `kickOff` is that of the match the fan bought it for. */
export type PackStartWish = { readonly earlyStart: boolean; readonly kickOff?: string | undefined };

/** When a pack starts that is paid at an instant, both in milliseconds; never before the payment. */
export function packStart(paidMs: number, { earlyStart, kickOff }: PackStartWish): number {
  if (!earlyStart) return startOfGermanDay(addCalendarDays(withdrawalEnd(germanDay(paidMs)), 1));
  return kickOff === undefined ? paidMs : Math.max(paidMs, Date.parse(kickOff) - BEFORE_KICK_OFF_MS);
}

/** True when a span, in milliseconds, covers a whole upcoming match, or the rest of a running one. */
export function reachesMatch(match: MatchFacts, span: PackSpan, nowMs: number): boolean {
  const phase = matchPhase(match, nowMs);
  if (phase !== "upcoming" && phase !== "running") return false;
  return span.startMs <= Math.max(Date.parse(match.kickOff), nowMs) && span.endMs >= Date.parse(matchEnd(match));
}
