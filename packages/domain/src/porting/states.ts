import { addCalendarDays } from "../days/calendar-days.ts";
import { germanDay } from "../values/dates.ts";

/** States of a number that is being ported in from another provider (flows §4.2). */
export const PORTING_STATES = [
  "requested",
  "sentToDonor",
  "accepted",
  "scheduled",
  "switching",
  "completed",
  "declined",
  "corrected",
  "cancelled",
] as const;
export type PortingState = (typeof PORTING_STATES)[number];

export const PORTING_EVENTS = ["send", "accept", "schedule", "startSwitch", "complete", "decline", "correct", "cancel", "arrive"] as const;
export type PortingEvent = (typeof PORTING_EVENTS)[number];

/**
 * The state that each event leads to; a missing event is not allowed. A donor may withdraw its acceptance until the switch has begun, for
 * example because the number went to a third provider; a running switch can only complete. `arrive`: a number arrives although its request
 * was cancelled, refused or replaced by a newer one; it is recorded and starts nothing.
 */
export const PORTING_TRANSITIONS: Record<PortingState, Partial<Record<PortingEvent, PortingState>>> = {
  requested: { send: "sentToDonor", cancel: "cancelled" },
  sentToDonor: { accept: "accepted", decline: "declined", cancel: "cancelled", arrive: "sentToDonor" },
  accepted: { schedule: "scheduled", decline: "declined", cancel: "cancelled", arrive: "accepted" },
  scheduled: { startSwitch: "switching", decline: "declined", cancel: "cancelled", arrive: "scheduled" },
  switching: { complete: "completed" },
  declined: { correct: "corrected", cancel: "cancelled", arrive: "declined" },
  corrected: { send: "sentToDonor", cancel: "cancelled", arrive: "corrected" },
  completed: {},
  cancelled: { arrive: "cancelled" },
};

/** The state an event leads to, or undefined where it is not allowed. */
export function portingTransition(state: PortingState, event: PortingEvent): PortingState | undefined {
  return PORTING_TRANSITIONS[state][event];
}

/** States in which another fan may request the number. */
export const ENDED_PORTING_STATES = ["completed", "cancelled"] as const satisfies readonly PortingState[];

/** True while no other fan may request the same number. */
export function isLivingPorting(state: PortingState): boolean {
  return !ENDED_PORTING_STATES.some((ended) => ended === state);
}

/** Why a donor declines a request (flows §4.2). */
export const PORTING_REASONS = [
  "nameMismatch",
  "birthdayMismatch",
  /** The contract is still running and its holder has not released the number (opt-in). */
  "notReleased",
  "wrongProvider",
  /** VTEN: the contract has not been terminated, so it has no end date to port at. */
  "contractNotTerminated",
  /** Donors look up business contracts by customer number only. */
  "customerNumberMissing",
  "alreadyPorted",
  /** More than one month after the end of the contract. */
  "tooLate",
] as const;
export type PortingReason = (typeof PORTING_REASONS)[number];

/** Reasons that no correction can fix; only a new number helps. */
const INCURABLE: readonly PortingReason[] = ["alreadyPorted", "tooLate"];

/** How often the same number may be requested, including the first time, and within how many days. */
export const PORTING_TRIES = 3;
export const PORTING_TRY_DAYS = 30;

/** The tries so far. `firstSentAt` is undefined before the first. */
export type PortingTries = { readonly tries: number; readonly firstSentAt: Date | undefined; readonly reason: PortingReason | undefined };

/** Last day in Germany on which the fan may send corrected data: 30 days after the first try. */
export function lastCorrectionDay(firstSentAt: Date): string {
  return addCalendarDays(germanDay(firstSentAt.getTime()), PORTING_TRY_DAYS);
}

/** True when a declined porting may be corrected and sent again: three tries within 30 days of the first (flows §4.2). */
export function mayCorrect({ tries, firstSentAt, reason }: PortingTries, now: Date): boolean {
  if (reason !== undefined && INCURABLE.includes(reason)) return false;
  if (tries >= PORTING_TRIES) return false;
  return firstSentAt === undefined || germanDay(now.getTime()) <= lastCorrectionDay(firstSentAt);
}
