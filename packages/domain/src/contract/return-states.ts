import { WITHDRAWAL_DAYS } from "../values/constants.ts";
import { addCalendarDays } from "../days/calendar-days.ts";
import { addWorkingDays } from "../days/working-days.ts";

/** Where goods stand that a fan withdrew from after they had been sent. */
export const RETURN_STATES = ["awaited", "overdue", "closed", "proven", "received"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** `prove`: their dispatch was proven. `arrive`: they are back. `miss`: their day has passed. `close`: a person stops waiting. */
export const RETURN_EVENTS = ["prove", "arrive", "miss", "close"] as const;
export type ReturnEvent = (typeof RETURN_EVENTS)[number];

/**
 * Which event leads where; what is absent is not allowed. Goods may come back late, even after a person has stopped waiting,
 * and are paid back then. What was proven has been paid, so that its arrival only completes the file.
 */
export const RETURN_TRANSITIONS: Record<ReturnState, Partial<Record<ReturnEvent, ReturnState>>> = {
  awaited: { prove: "proven", arrive: "received", miss: "overdue" },
  overdue: { prove: "proven", arrive: "received", close: "closed" },
  closed: { prove: "proven", arrive: "received" },
  proven: { arrive: "received" },
  received: {},
};

/** The state an event leads to, or undefined where it is not allowed. */
export function returnTransition(state: ReturnState, event: ReturnEvent): ReturnState | undefined {
  return RETURN_TRANSITIONS[state][event];
}

/** States in which the seller may still refuse to pay for the goods (§ 357(4) BGB). */
export const UNPAID_RETURN_STATES = ["awaited", "overdue", "closed"] as const satisfies readonly ReturnState[];

/** True where an event is the one that the refund waited for: the earlier of the goods' return and the proof of their dispatch. */
export function releasesRefund(from: ReturnState, event: ReturnEvent): boolean {
  return UNPAID_RETURN_STATES.some((state) => state === from) && (event === "prove" || event === "arrive");
}

/** Days that a parcel may travel after the last day to send it. */
const POST_DAYS = 7;

/** The last day to send goods back: 14 days after the withdrawal (§ 357(5) BGB), or after they arrived where that is later. */
export function returnSendBy(begin: string): string {
  return addWorkingDays(addCalendarDays(begin, WITHDRAWAL_DAYS), 0);
}

/** The day after which goods that are not back count as overdue. */
export function returnDueOn(begin: string): string {
  return addWorkingDays(addCalendarDays(returnSendBy(begin), POST_DAYS), 0);
}
