/** What a number is to mean, in the fan's words (spec §3). */
export const MEANING_NAMES = ["any", "club", "city", "birthday", "repeat", "date"] as const;
export type Meaning = (typeof MEANING_NAMES)[number];

export const LISTS = ["all", "special", "random"] as const;
export type NumberList = (typeof LISTS)[number];

/** What the fan looks for among the free numbers. */
export type NumberSearch = {
  readonly list: NumberList;
  readonly meaning: Meaning;
  /** One character or none per box. */
  readonly digits: readonly string[];
  /** Counts the shuffles of the random list, so that each asks anew. */
  readonly shuffle: number;
  /** Which block of a hundred the seat map shows, from 0. */
  readonly block: number;
};
