/** What can be derived from a brand without React: a build's choices, and a club's capabilities. */
export * from "./build-settings.ts";
export * from "./offers.ts";
