import type { SimState } from "./states.ts";

/** The fan triggers `block` and `unblock`, the operator `suspend` and `resume`. */
export const SIM_EVENTS = ["activate", "block", "unblock", "suspend", "resume", "replace", "end"] as const;
export type SimEvent = (typeof SIM_EVENTS)[number];

/**
 * The state that each event leads to; a missing event is not allowed. A card that the operator blocked cannot be replaced by an unblocked
 * one.
 */
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
