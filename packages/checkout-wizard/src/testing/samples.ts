/** What tests and stories of the wizard stand on: what can be ordered, how far an order is, and what the operator says. */
export * from "./answers.ts";
export * from "./catalogue.ts";
export * from "./drafts.ts";
