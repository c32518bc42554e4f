import { KeywordType } from "@tribun/domain";
import type { Meaning, NumberSearch } from "../draft/search-words.ts";

/** What a number is to mean; the words are the fan's, the values the operator's (spec §3). */
export const MEANINGS = {
  any: KeywordType.None,
  club: KeywordType.Team,
  city: KeywordType.City,
  birthday: KeywordType.BirthDate,
  repeat: KeywordType.Repeat,
  date: KeywordType.ImportantDate,
} as const satisfies Readonly<Record<Meaning, KeywordType>>;

/** One box for each digit of the pattern (spec §5: a special-number field takes a single digit). */
export const DIGIT_BOXES = 4;

export const START_SEARCH: NumberSearch = {
  list: "all",
  meaning: "any",
  digits: Array.from({ length: DIGIT_BOXES }, () => ""),
  shuffle: 0,
  block: 0,
};

/** The boxes as the operator reads them: a gap between digits is `x`, empty ends fall away. */
export function patternOf(digits: readonly string[]): string {
  return digits
    .map((digit) => (/^\d$/.test(digit) ? digit : "x"))
    .join("")
    .replace(/^x+|x+$/g, "");
}

/** True while the fan looks round: the numbers are seats of a block then, and a list once something is looked for. */
export function isSeatMap(search: NumberSearch): boolean {
  return search.list === "all" && !isNarrow(search);
}

/** The query parameters of a search; everything that does not narrow is left out. */
export function queryOf(search: NumberSearch, listPage: number, specialOffered = true) {
  // Meaning and digits are out of sight beside a random list, so that they must not narrow it.
  if (search.list === "random")
    return { ...(!specialOffered && { kind: "general" as const }), random: "true" as const, ...pageOf(listPage) };
  const seats = isSeatMap(search);
  const digits = patternOf(search.digits);
  return {
    ...(search.list === "special" && { kind: "private" as const }),
    ...(seats && { block: "true" as const }),
    ...(!specialOffered && { kind: "general" as const }),
    ...(search.meaning !== "any" && { keywordType: String(MEANINGS[search.meaning]) }),
    ...(digits !== "" && { digits }),
    ...pageOf(seats ? search.block + 1 : listPage),
  };
}

const pageOf = (page: number) => (page > 1 ? { page: String(page) } : {});

/** True when the search asks for less than everything. */
export function isNarrow(search: NumberSearch): boolean {
  return search.list === "special" || search.meaning !== "any" || patternOf(search.digits) !== "";
}

/** A wider search when nothing was found: one digit less in front, because people remember the ending, then any meaning, then all lists. */
export function wider(search: NumberSearch): NumberSearch {
  const first = search.digits.findIndex((digit) => digit !== "");
  if (first >= 0) return { ...search, digits: search.digits.with(first, "") };
  if (search.meaning !== "any") return { ...search, meaning: "any" };
  return { ...search, list: "all" };
}
