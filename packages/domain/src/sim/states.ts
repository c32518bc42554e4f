/** State of a SIM card or eSIM profile. The fan's own block and the operator's block (§ 61 TKG) are independent of each other. */
export const SIM_STATES = ["shipped", "active", "blockedByFan", "blockedByOperator", "blockedByBoth", "replaced", "ended"] as const;
export type SimState = (typeof SIM_STATES)[number];

/** States of the one SIM that a line uses; a SIM in any other state is in the post or no longer in use. */
export const CURRENT_SIM_STATES = ["active", "blockedByFan", "blockedByOperator", "blockedByBoth"] as const satisfies readonly SimState[];

/** True while the network rejects the SIM. */
export function isSimBlocked(state: SimState): boolean {
  return state === "blockedByFan" || state === "blockedByOperator" || state === "blockedByBoth";
}
