import { WITHDRAWAL_DAYS } from "../values/constants.ts";
import { addCalendarDays } from "../days/calendar-days.ts";
import { addWorkingDays } from "../days/working-days.ts";

/** State of goods that the fan has to return after a withdrawal. */
export const RETURN_STATES = ["awaited", "overdue", "closed", "proven", "received"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** `prove`: the fan proved their dispatch. `arrive`: they are back. `miss`: their due day has passed. `close`: staff stop waiting. */
export const RETURN_EVENTS = ["prove", "arrive", "miss", "close"] as const;
export type ReturnEvent = (typeof RETURN_EVENTS)[number];

/**
 * The state that each event leads to; a missing event is not allowed. Goods may arrive late, even after staff stopped waiting; the refund
 * follows then. After a proof of dispatch the refund is paid, so the arrival only completes the case.
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

/** States in which the seller may still withhold the refund for the goods (§ 357(4) BGB). */
export const UNPAID_RETURN_STATES = ["awaited", "overdue", "closed"] as const satisfies readonly ReturnState[];

/** True when an event releases the refund: the earlier of the goods' arrival and the proof of their dispatch. */
export function releasesRefund(from: ReturnState, event: ReturnEvent): boolean {
  return UNPAID_RETURN_STATES.some((state) => state === from) && (event === "prove" || event === "arrive");
}

/** Days that a parcel may travel after the last day to send it. */
const POST_DAYS = 7;

/** The last day to send goods back: 14 days after the withdrawal (§ 357(5) BGB), or after their arrival if that is later. */
export function returnSendBy(begin: string): string {
  return addWorkingDays(addCalendarDays(begin, WITHDRAWAL_DAYS), 0);
}

/** The day after which missing goods count as overdue. */
export function returnDueOn(begin: string): string {
  return addWorkingDays(addCalendarDays(returnSendBy(begin), POST_DAYS), 0);
}
