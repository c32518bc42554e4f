/** Tokens without the rest of the build: for programs that propose or check a club's colours. */
export { contrast } from "./contrast.ts";
export { type Measured, measurePairs, PAIRS } from "./pairs.ts";
export { resolveTokens, type ResolvedColors } from "./resolve.ts";
export { type ClubTokens, parseTokens, TokenError } from "./schema.ts";
