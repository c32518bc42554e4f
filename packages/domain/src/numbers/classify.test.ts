import fc from "fast-check";
import { expect, test } from "vitest";
import { KeywordType } from "../values/enums.ts";
import { classifyNumber, likePattern, NUMBER_FEE_CENTS, NUMBER_TIERS, numberFee, subscriberPart } from "./classify.ts";

const CLUBS = { years: ["1907", "1905"], pairs: ["07", "67"] };

test.each([
  ["+491713920007", "bronze", KeywordType.Team],
  ["+491713920067", "bronze", KeywordType.Team],
  ["+491713920034", "bronze", KeywordType.City],
  ["+491713920061", "bronze", KeywordType.City],
  ["+491713920022", "bronze", KeywordType.Repeat],
  ["+491713920021", "standard", KeywordType.None],
  ["+491713921907", "gold", KeywordType.Team],
  ["+491713921923", "gold", KeywordType.ImportantDate],
  ["+491713922345", "gold", KeywordType.Repeat],
  ["+491713928765", "gold", KeywordType.Repeat],
  ["+491713926555", "silver", KeywordType.Repeat],
  ["+491713926555".replace("6555", "5555"), "gold", KeywordType.Repeat],
  ["+491713977777", "platinum", KeywordType.Repeat],
  ["+491713920029", "platinum", KeywordType.Repeat],
  ["+491713922811", "silver", KeywordType.BirthDate],
  ["+4917139200907", "silver", KeywordType.BirthDate],
  ["+491713922910", "silver", KeywordType.ImportantDate],
  ["+4917139200310", "silver", KeywordType.ImportantDate],
  ["+491713921905", "gold", KeywordType.Team],
  ["+491713923113", "standard", KeywordType.None],
  ["+4915228817386", "standard", KeywordType.None],
])("%s is %s", (msisdn, tier, keywordType) => {
  expect(classifyNumber(msisdn, CLUBS)).toEqual({ tier, keywordType, kind: tier === "standard" ? "general" : "private" });
});

test("a club's endings are those that are given, and no others", () => {
  expect(classifyNumber("+491713920007", { years: [], pairs: [] }).tier).toBe("standard");
  expect(classifyNumber("+491713920023", { years: [], pairs: ["23"] })).toMatchObject({ tier: "bronze", keywordType: KeywordType.Team });
  expect(classifyNumber("+491713921923", { years: ["1923"], pairs: [] })).toMatchObject({ tier: "gold", keywordType: KeywordType.Team });
});

test("every number has a tier, and only the standard ones are general and free", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (rest) => {
      const found = classifyNumber(`+49171${String(rest).padStart(7, "0")}`, CLUBS);
      expect(NUMBER_TIERS).toContain(found.tier);
      expect(found.kind === "general").toBe(numberFee(found.tier).amount === 0);
      expect(found.kind === "general").toBe(found.keywordType === KeywordType.None);
    }),
  );
});

test("fees climb with the tiers", () => {
  const fees = NUMBER_TIERS.map((tier) => NUMBER_FEE_CENTS[tier]);
  expect(fees).toEqual(fees.toSorted((a, b) => a - b));
});

test("the subscriber part leaves the prefix out", () => {
  expect(subscriberPart("+491713920033")).toBe("3920033");
  expect(subscriberPart("+4915228817386")).toBe("8817386");
});

test("a search pattern holds digits and wildcards only", () => {
  expect(likePattern("19x7")).toBe("%19_7%");
  expect(likePattern("%_")).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(likePattern(text) ?? "%%").toMatch(/^%[\d_]*%$/);
    }),
  );
});
