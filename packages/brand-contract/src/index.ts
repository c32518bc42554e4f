/** The brand contract: what brands are written in, the build checks, and shop and operator are made from. */
export * from "./contract.ts";
export * from "./define.ts";
export * from "./season.ts";
