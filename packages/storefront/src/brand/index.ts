/** The brand contract, without React: what brands are written in and the build checks. */
export * from "./build-settings.ts";
export * from "./contract.ts";
export * from "./define.ts";
export * from "./offers.ts";
