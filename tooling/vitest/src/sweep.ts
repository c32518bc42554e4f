/// <reference types="vite/types/importMeta.d.ts" />

/** The club that `npm test` opens in a browser where one stands for all; `SWEEP=whole` opens every club. */
export const FIXED_CLUB = "kanarya";

/** Whether long sweeps go through all of it: in `npm run verify` and at night (`SWEEP=whole`); `npm test` takes a sample. */
export function sweepsWhole(): boolean {
  // A page has no environment: vitest.config.ts hands this part of it over.
  return (typeof process === "undefined" ? import.meta.env["SWEEP"] : process.env["SWEEP"]) === "whole";
}

/** How far a long sweep goes. A number from the environment of the sweep itself goes before both. */
export function sweep(sample: number, whole: number, asked?: string): number {
  if (asked !== undefined && asked !== "") return Number(asked);
  return sweepsWhole() ? whole : sample;
}

/** All cases of a table, or the first of each kind as a sample. */
export function oneOfEach<T>(cases: readonly T[], kindOf: (one: T) => string): readonly T[] {
  if (sweepsWhole()) return cases;
  return cases.filter((one, place) => cases.findIndex((other) => kindOf(other) === kindOf(one)) === place);
}

/** Whether a case of a table is tried with this one of so many kinds: with all of them, or as a sample with the one whose turn it is. */
export const isTurn = (kind: number, kinds: number, place: number): boolean => sweepsWhole() || place % kinds === kind;

const LANGUAGES = ["de", "tr"] as const;

/** Each case of a table with each language, or as a sample with one of them in turn. */
export function inLanguages<T extends object>(cases: readonly T[]): readonly (T & { readonly language: (typeof LANGUAGES)[number] })[] {
  return cases.flatMap((one, place) =>
    LANGUAGES.filter((_, turn) => isTurn(turn, LANGUAGES.length, place)).map((language) => ({ ...one, language })),
  );
}
