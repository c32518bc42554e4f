/** The draft's key in the browser's storage. */
export const DRAFT_STORAGE_KEY = "tribun.order";
