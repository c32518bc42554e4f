/** What keeps and what shows is one file: what shows it could not be fetched when it is needed. */
export { keepForOffline } from "./keep.ts";
export { watchOver } from "./watch-over.ts";
export { KeptOrError } from "./kept-or-error.tsx";
export { KeptPapers } from "./kept-papers.tsx";
