/** Where a SIM card or eSIM profile stands. A fan's own block and the operator's (§ 61 TKG) are independent of one another. */
export const SIM_STATES = ["shipped", "active", "blockedByFan", "blockedByOperator", "blockedByBoth", "replaced", "ended"] as const;
export type SimState = (typeof SIM_STATES)[number];

/** The states of the one SIM that a line works with; the others are on their way or over. */
export const CURRENT_SIM_STATES = ["active", "blockedByFan", "blockedByOperator", "blockedByBoth"] as const satisfies readonly SimState[];

/** True while the network lets nobody in with it. */
export function isSimBlocked(state: SimState): boolean {
  return state === "blockedByFan" || state === "blockedByOperator" || state === "blockedByBoth";
}
