import { addCalendarDays } from "../days/calendar-days.ts";
import { germanDay } from "../values/dates.ts";

/** States of a number on its way from its old provider to us (flows §4.2). */
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
 * Which event leads where; what is absent is not allowed. A donor may take its word back until the switch has begun,
 * for example because the number has left for a third provider; once the networks switch there is no way but forward.
 * `arrive` is a number that comes although its request was called off, refused or replaced by a newer one: it is written
 * down and starts nothing.
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

/** States in which a number is free to be asked for by somebody else. */
export const ENDED_PORTING_STATES = ["completed", "cancelled"] as const satisfies readonly PortingState[];

/** True while nobody else may ask for the same number. */
export function isLivingPorting(state: PortingState): boolean {
  return !ENDED_PORTING_STATES.some((ended) => ended === state);
}

/** Why a donor declines (flows §4.2). */
export const PORTING_REASONS = [
  "nameMismatch",
  "birthdayMismatch",
  /** The contract is still running and its holder has not released the number (opt-in). */
  "notReleased",
  "wrongProvider",
  /** VTEN: the contract has not been terminated, so it has no end to port at. */
  "contractNotTerminated",
  /** Business contracts are found by customer number only. */
  "customerNumberMissing",
  "alreadyPorted",
  /** More than one month after the end of the contract. */
  "tooLate",
] as const;
export type PortingReason = (typeof PORTING_REASONS)[number];

/** Reasons that no other data can cure: what is left is a new number. */
const INCURABLE: readonly PortingReason[] = ["alreadyPorted", "tooLate"];

/** How often the same number is asked for, the first time included, and within how many days. */
export const PORTING_TRIES = 3;
export const PORTING_TRY_DAYS = 30;

/** What is known of the tries so far. `firstSentAt` is undefined before the first. */
export type PortingTries = { readonly tries: number; readonly firstSentAt: Date | undefined; readonly reason: PortingReason | undefined };

/** Last day in Germany on which other data may be sent: 30 days after the first try. */
export function lastCorrectionDay(firstSentAt: Date): string {
  return addCalendarDays(germanDay(firstSentAt.getTime()), PORTING_TRY_DAYS);
}

/** True when a declined porting may be corrected and sent once more: three tries within 30 days of the first (flows §4.2). */
export function mayCorrect({ tries, firstSentAt, reason }: PortingTries, now: Date): boolean {
  if (reason !== undefined && INCURABLE.includes(reason)) return false;
  if (tries >= PORTING_TRIES) return false;
  return firstSentAt === undefined || germanDay(now.getTime()) <= lastCorrectionDay(firstSentAt);
}
