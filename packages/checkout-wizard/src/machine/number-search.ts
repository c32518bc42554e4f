import { KeywordType } from "@tribun/domain";
import type { Meaning, NumberSearch } from "../draft/search-words.ts";

/** The operator's value for each meaning that a fan can choose (spec §3). */
export const MEANINGS = {
  any: KeywordType.None,
  club: KeywordType.Team,
  city: KeywordType.City,
  birthday: KeywordType.BirthDate,
  repeat: KeywordType.Repeat,
  date: KeywordType.ImportantDate,
} as const satisfies Readonly<Record<Meaning, KeywordType>>;

/** Number of digit boxes (spec §5: a special-number field takes a single digit). */
export const DIGIT_BOXES = 4;

export const START_SEARCH: NumberSearch = {
  list: "all",
  meaning: "any",
  digits: Array.from({ length: DIGIT_BOXES }, () => ""),
  block: 0,
};

/** The boxes as a pattern for the operator: a gap between digits is `x`, and empty ends are dropped. */
export function patternOf(digits: readonly string[]): string {
  return digits
    .map((digit) => (/^\d$/.test(digit) ? digit : "x"))
    .join("")
    .replace(/^x+|x+$/g, "");
}

/** True while the fan browses without filters: then the numbers appear as a seat map, otherwise as a list. */
export function isSeatMap(search: NumberSearch): boolean {
  return search.list === "all" && !isNarrow(search);
}

/** The query parameters of a search, without those that do not filter. */
export function queryOf(search: NumberSearch, listPage: number, specialOffered = true) {
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

/** The query for free numbers in a random order, without a fee. */
export const ANY_NUMBERS = { kind: "general", random: "true" } as const;

/**
 * Where a number contains the searched digits, as positions in its displayed text; undefined if it does not. A gap counts as found. The last
 * place counts, because people remember endings.
 */
export function foundIn(text: string, digits: readonly string[]): readonly [from: number, to: number] | undefined {
  const pattern = patternOf(digits);
  if (pattern === "") return undefined;
  const places = [...text.matchAll(/\d/g)];
  for (let start = places.length - pattern.length; start >= 0; start -= 1) {
    const part = places.slice(start, start + pattern.length);
    const [first] = part;
    const last = part.at(-1);
    if (first && last && part.every(([digit], at) => pattern[at] === "x" || pattern[at] === digit)) return [first.index, last.index + 1];
  }
  return undefined;
}

/** True when the search has a filter. */
export function isNarrow(search: NumberSearch): boolean {
  return search.list === "special" || search.meaning !== "any" || patternOf(search.digits) !== "";
}

/**
 * A wider search after no results: drops the first digit, because people remember the ending, then the meaning, then the choice of list.
 */
export function wider(search: NumberSearch): NumberSearch {
  const first = search.digits.findIndex((digit) => digit !== "");
  if (first >= 0) return { ...search, digits: search.digits.with(first, "") };
  if (search.meaning !== "any") return { ...search, meaning: "any" };
  return { ...search, list: "all" };
}
