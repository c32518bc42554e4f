import type { SimState } from "./states.ts";

/** `block` and `unblock` are the fan's, `suspend` and `resume` the operator's. */
export const SIM_EVENTS = ["activate", "block", "unblock", "suspend", "resume", "replace", "end"] as const;
export type SimEvent = (typeof SIM_EVENTS)[number];

/** Which event leads where; what is absent is not allowed. A card that the operator blocked cannot be swapped for a free one. */
export const SIM_TRANSITIONS: Record<SimState, Partial<Record<SimEvent, SimState>>> = {
  shipped: { activate: "active", end: "ended" },
  active: { block: "blockedByFan", suspend: "blockedByOperator", replace: "replaced", end: "ended" },
  blockedByFan: { unblock: "active", suspend: "blockedByBoth", replace: "replaced", end: "ended" },
  blockedByOperator: { block: "blockedByBoth", resume: "active", end: "ended" },
  blockedByBoth: { unblock: "blockedByOperator", resume: "blockedByFan", end: "ended" },
  replaced: {},
  ended: {},
};

/** The state an event leads to, or undefined where it is not allowed. */
export function simTransition(state: SimState, event: SimEvent): SimState | undefined {
  return SIM_TRANSITIONS[state][event];
}
