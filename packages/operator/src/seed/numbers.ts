import { classifyNumber, numberFee } from "@tribun/domain";

const two = (n: number) => String(n).padStart(2, "0");
const HUNDRED = Array.from({ length: 100 }, (_, n) => n);

/**
 * Numbers that the Bundesnetzagentur keeps for film and fiction (Mitteilung 148/2021): nobody is called by a demonstration. Without
 * the one that a dealer of the demonstration has already.
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
 * Numbers that end in a day, ddmm, from the first to the ninth of each month: none of the numbers above does, whose ends begin with
 * 00 or 90. They begin with a number of fiction and have one digit more, so they can be nobody's either.
 */
const DAYS = Array.from({ length: 9 * 12 }, (_, n) => `+4917139200${Math.floor(n / 12) + 1}${two((n % 12) + 1)}`);

/** The id of a number in the registry. */
export function registryIdOf(msisdn: string): string {
  return `n${msisdn.slice(3)}`;
}

/** A number as the stock holds it, classified. */
export function stockOf(msisdn: string) {
  const { tier, keywordType, kind } = classifyNumber(msisdn);
  return { id: registryIdOf(msisdn), msisdn, kind, keywordType, tier, feeCents: numberFee(tier).amount };
}

/** The stock of numbers that there is at first. */
export const SEED_NUMBERS = [...SAFE, ...DAYS].map(stockOf);
