/** The six zones of the goal as the shooter sees them. */
export const GOAL_ZONES = ["leftLow", "centreLow", "rightLow", "leftHigh", "centreHigh", "rightHigh"] as const;
export type GoalZone = (typeof GOAL_ZONES)[number];
