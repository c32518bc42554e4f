export { type Budget, BUDGETS, HEADERS, KIB, type PageKind, TOLERANCE } from "../budget/budgets.ts";
export { GUEST_STEPS, OWN_PAGES, OWN_STEPS, OWNER_STEPS, PUBLIC_PAGES, type Sample, hydrates } from "./kinds.ts";
export { type Limit, limitsOf, tooHeavy } from "./limits.ts";
export { shiftOf, weigh, type Weight } from "./weigh.ts";
export type { Piece } from "./wire.ts";
