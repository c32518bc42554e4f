/** What a number is to mean, in the fan's words (spec §3). */
export const MEANING_NAMES = ["any", "club", "city", "birthday", "repeat", "date"] as const;
export type Meaning = (typeof MEANING_NAMES)[number];

export const LISTS = ["all", "special", "random"] as const;
export type NumberList = (typeof LISTS)[number];
