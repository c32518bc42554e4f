/** The meanings a number can be searched by (spec §3). */
export const MEANING_NAMES = ["any", "club", "city", "birthday", "repeat", "date"] as const;
export type Meaning = (typeof MEANING_NAMES)[number];

export const LISTS = ["all", "special"] as const;
export type NumberList = (typeof LISTS)[number];

/** The filters of the number search. */
export type NumberSearch = {
  readonly list: NumberList;
  readonly meaning: Meaning;
  /** One digit or an empty text per box. */
  readonly digits: readonly string[];
  /** Index of the seat map's block of a hundred, from 0. */
  readonly block: number;
};
