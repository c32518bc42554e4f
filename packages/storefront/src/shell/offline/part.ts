/** One file for storing and showing, because the code that shows could not be fetched when it is needed. */
export { keepForOffline } from "./keep.ts";
export { watchOver } from "./watch-over.ts";
export { KeptOrError } from "./kept-or-error.tsx";
export { KeptPapers } from "./kept-papers.tsx";
