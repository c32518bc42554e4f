export { frontPageShirt } from "./front-page-shirt.ts";
/** What is made of a brand without React: the reading a build chooses, and what a club has or not. */
export * from "./build-settings.ts";
export * from "./offers.ts";
