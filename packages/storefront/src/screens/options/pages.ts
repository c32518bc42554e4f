/** Both pages of the packs in one piece of code: whoever opens one goes on to the other. */
export { OptionDetail } from "./option-detail.tsx";
export { Options } from "./options.tsx";
export { myPacksQuery, packQuery } from "./queries.ts";
