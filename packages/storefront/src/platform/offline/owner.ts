/** Whose the answers are, and the moment, in milliseconds since 1970. */
export type Owner = { readonly fan: string; readonly now: number };
