/** Text key of each mode of the itemised bill. */
export const EVN_TEXTS = { off: "shield.evnOff", shortened: "shield.evnShortened", full: "shield.evnFull" } as const;
