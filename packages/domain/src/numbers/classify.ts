import { KeywordType, type NumberSegment } from "../values/enums.ts";
import { euro, type Money } from "../values/money.ts";

export const NUMBER_TIERS = ["standard", "bronze", "silver", "gold", "platinum"] as const;
export type NumberTier = (typeof NUMBER_TIERS)[number];

/** One-off selection fee by tier, in gross cents (seed data). The fan pays for the choice; a number itself is never sold. */
export const NUMBER_FEE_CENTS: Record<NumberTier, number> = { standard: 0, bronze: 999, silver: 2999, gold: 7999, platinum: 19999 };

/** The fee for choosing a number of a tier. */
export function numberFee(tier: NumberTier): Money {
  return euro(NUMBER_FEE_CENTS[tier]);
}

export type NumberClass = { readonly tier: NumberTier; readonly keywordType: KeywordType; readonly kind: NumberSegment };

/** Endings that stand for a club: years of four digits and pairs of two. Each club declares its own. */
export interface ClubEndings {
  readonly years: readonly string[];
  readonly pairs: readonly string[];
}

/** Licence plate codes of İstanbul, Ankara and Trabzon. */
const CITY_PLATES = new Set(["34", "06", "61"]);
/** Fixed public holidays of Germany or Türkiye as ddmm endings: dates that many people remember. */
const HOLIDAYS = new Set(["0101", "2304", "0105", "1905", "1507", "3008", "0310", "2910", "2512", "2612"]);
const PALINDROME_FROM = 6;
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Classifies a number by the end of its subscriber part, because people remember the ending; the block in front is the same for many
 * numbers.
 * @param msisdn E.164 of a German mobile number
 * @param clubs the endings of all clubs that sell from this stock
 */
export function classifyNumber(msisdn: string, clubs: ClubEndings): NumberClass {
  const digits = subscriberPart(msisdn);
  const equal = trailingEqual(digits);
  const year = digits.slice(-4);
  const pair = digits.slice(-2);
  if (equal >= 5 || hasPalindrome(digits)) return special("platinum", KeywordType.Repeat);
  if (clubs.years.includes(year)) return special("gold", KeywordType.Team);
  if (equal === 4 || isLadder(year)) return special("gold", KeywordType.Repeat);
  if (/^(?:19\d\d|20[0-2]\d)$/.test(year)) return special("gold", KeywordType.ImportantDate);
  if (equal === 3) return special("silver", KeywordType.Repeat);
  if (HOLIDAYS.has(year)) return special("silver", KeywordType.ImportantDate);
  if (isDayMonth(year)) return special("silver", KeywordType.BirthDate);
  if (clubs.pairs.includes(pair)) return special("bronze", KeywordType.Team);
  if (CITY_PLATES.has(pair)) return special("bronze", KeywordType.City);
  if (equal === 2) return special("bronze", KeywordType.Repeat);
  return { tier: "standard", keywordType: KeywordType.None, kind: "general" };
}

function special(tier: NumberTier, keywordType: KeywordType): NumberClass {
  return { tier, keywordType, kind: "private" };
}

/** The digits after the network prefix: `+491713920033` returns `3920033`. */
export function subscriberPart(msisdn: string): string {
  const national = msisdn.replace(/^\+49/, "");
  return national.slice(national.startsWith("15") ? 4 : 3);
}

function trailingEqual(digits: string): number {
  return /(\d)\1*$/.exec(digits)?.[0].length ?? 0;
}

function hasPalindrome(digits: string): boolean {
  for (let length = PALINDROME_FROM; length <= digits.length; length++) {
    const end = digits.slice(-length);
    if (end === [...end].toReversed().join("")) return true;
  }
  return false;
}

/** Four digits that rise or fall by one: 2345, 9876. */
function isLadder(four: string): boolean {
  return four.length === 4 && ("0123456789".includes(four) || "9876543210".includes(four));
}

function isDayMonth(four: string): boolean {
  const day = Number(four.slice(0, 2));
  const month = Number(four.slice(2));
  return month >= 1 && month <= 12 && day >= 1 && day <= (DAYS[month - 1] ?? 0);
}

/** Converts a pattern of digits and `x` (any digit) to a pattern for SQL LIKE; undefined for an empty pattern. */
export function likePattern(digits: string): string | undefined {
  const pattern = digits.toLowerCase().replace(/[^\dx]/g, "");
  return pattern === "" ? undefined : `%${pattern.replace(/x/g, "_")}%`;
}
