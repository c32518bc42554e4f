/** Samples for the wizard's tests and stories: the catalogue, drafts, and the operator's answers. */
export * from "./answers.ts";
export * from "./catalogue.ts";
export * from "./drafts.ts";
