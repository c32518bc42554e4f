import fc from "fast-check";
import { expect, test } from "vitest";
import { DIGIT_BOXES, foundIn, isNarrow, isSeatMap, MEANINGS, patternOf, queryOf, START_SEARCH, wider } from "./number-search.ts";
import type { NumberSearch } from "../draft/search-words.ts";
import { LISTS, MEANING_NAMES } from "../draft/search-words.ts";

const digit = fc.constantFrom("", ..."0123456789");
const searches = fc.record<NumberSearch>({
  list: fc.constantFrom(...LISTS),
  meaning: fc.constantFrom(...MEANING_NAMES),
  digits: fc.array(digit, { minLength: DIGIT_BOXES, maxLength: DIGIT_BOXES }),
  block: fc.nat(9),
});

test("whoever looks round sees a block, and every meaning is asked for by the operator's value", () => {
  expect(queryOf(START_SEARCH, 1)).toEqual({ block: "true" });
  expect(queryOf({ ...START_SEARCH, block: 2 }, 1)).toEqual({ block: "true", page: "3" });
  expect(MEANING_NAMES.slice(1).map((meaning) => queryOf({ ...START_SEARCH, meaning }, 1))).toEqual(
    MEANING_NAMES.slice(1).map((meaning) => ({ keywordType: String(MEANINGS[meaning]) })),
  );
});

test("digits are a pattern with a gap for each empty box between them", () => {
  expect(patternOf(["", "1", "", "9"])).toBe("1x9");
  expect(patternOf(["", "", "", ""])).toBe("");
  expect(queryOf({ ...START_SEARCH, list: "special", digits: ["1", "9", "", ""] }, 2)).toEqual({
    kind: "private",
    digits: "19",
    page: "2",
  });
});

test("the digits that a search found are marked where the number ends, across spaces and gaps", () => {
  const of = (text: string, ...digits: string[]) => {
    const found = foundIn(text, digits);
    return found && text.slice(...found);
  };
  expect(of("0171 39200 33", "3")).toBe("3");
  expect(foundIn("0171 39200 33", ["3"])).toEqual([12, 13]);
  expect(of("0171 39200 33", "0", "3", "3", "")).toBe("0 33");
  expect(of("0171 39200 33", "9", "", "0", "")).toBe("920");
  expect(of("0171 39200 33", "8")).toBeUndefined();
  expect(of("0171 39200 33", "", "", "", "")).toBeUndefined();
});

test("each wider search asks for less, and the last one is a look round", () => {
  const weight = ({ list, meaning, digits }: NumberSearch) =>
    digits.filter((one) => one !== "").length + Number(meaning !== "any") + Number(list !== "all");
  fc.assert(
    fc.property(searches, (search) => {
      let now = search;
      for (let left = weight(search); left > 0; left -= 1) {
        const next = wider(now);
        expect(weight(next)).toBe(left - 1);
        now = next;
      }
      expect(isNarrow(now)).toBe(false);
      expect(isSeatMap(now)).toBe(true);
    }),
  );
});
