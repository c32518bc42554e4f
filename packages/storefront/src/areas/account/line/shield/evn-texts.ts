/** What each way to have the itemised bill is called. */
export const EVN_TEXTS = { off: "shield.evnOff", shortened: "shield.evnShortened", full: "shield.evnFull" } as const;
