import { BASIS_POINTS, type Language } from "@tribun/domain";

/** A rate in the format of each language: `1,5 %` and `%1,5`, never broken over two lines. */
export function percentOf(basisPoints: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(basisPoints / BASIS_POINTS);
}

/** Whole euros, rounded down, as the club's sum is shown. */
export function wholeEuros(cents: number, language: Language): string {
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(Math.floor(cents / 100))}\u00A0€`;
}
