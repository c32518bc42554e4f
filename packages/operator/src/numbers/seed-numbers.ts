import { classifyNumber, numberFee } from "@tribun/domain";
import { CLUB_ENDINGS } from "../base/clubs/brands.ts";

const two = (n: number) => String(n).padStart(2, "0");
const HUNDRED = Array.from({ length: 100 }, (_, n) => n);

/**
 * Numbers that the Bundesnetzagentur reserves for film and fiction (Mitteilung 148/2021), so that a demo calls no person. Without the
 * number of the demo dealer.
 */
const SAFE = [
  ...HUNDRED.map((n) => `+4917139200${two(n)}`),
  ...HUNDRED.map((n) => `+49176040690${two(n)}`),
  "+4915228817386",
  "+4915228895456",
  "+4915254599371",
  "+491729925904",
  "+491729968532",
  "+491729973185",
  "+491729973186",
  "+491729980752",
  "+491749464308",
];

/**
 * Numbers that end in a day, ddmm, from the first to the ninth of each month, because the last four digits of the numbers above begin with
 * 00 or 90. They consist of a number reserved for fiction and one digit more, so that no person can have them.
 */
const DAYS = Array.from({ length: 9 * 12 }, (_, n) => `+4917139200${Math.floor(n / 12) + 1}${two((n % 12) + 1)}`);

/** Returns the id of a number in the registry. */
export function registryIdOf(msisdn: string): string {
  return `n${msisdn.slice(3)}`;
}

/** Builds the classified stock row of a number. */
export function stockOf(msisdn: string) {
  const { tier, keywordType, kind } = classifyNumber(msisdn, CLUB_ENDINGS);
  return { id: registryIdOf(msisdn), msisdn, kind, keywordType, tier, feeCents: numberFee(tier).amount };
}

/** The initial stock of numbers. */
export const SEED_NUMBERS = [...SAFE, ...DAYS].map(stockOf);
