/** The fan who owns the answers, and the current time in milliseconds since 1970. */
export type Owner = { readonly fan: string; readonly now: number };
