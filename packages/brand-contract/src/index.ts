/** The brand contract: brands are written in it, the build validates it, and shop and operator read clubs through it. */
export * from "./contract.ts";
export * from "./define.ts";
export * from "./look/look.ts";
export * from "./operator-facts.ts";
export * from "./season.ts";
