/// <reference types="vite/types/importMeta.d.ts" />

/** The club that `npm test` opens where one club is enough. `SWEEP=whole` opens every club. */
export const FIXED_CLUB = "kanarya";

/** Says whether sweeps run completely, as in `npm run verify` (`SWEEP=whole`). `npm test` takes a sample. */
export function sweepsWhole(): boolean {
  // A page has no environment variables. vitest.config.ts passes this one on.
  return (typeof process === "undefined" ? import.meta.env["SWEEP"] : process.env["SWEEP"]) === "whole";
}

/** The size of a sweep. A number from the sweep's own environment variable takes precedence. */
export function sweep(sample: number, whole: number, asked?: string): number {
  if (asked !== undefined && asked !== "") return Number(asked);
  return sweepsWhole() ? whole : sample;
}

/** All cases of a table, or as a sample the first of each kind. */
export function oneOfEach<T>(cases: readonly T[], kindOf: (one: T) => string): readonly T[] {
  if (sweepsWhole()) return cases;
  return cases.filter((one, place) => cases.findIndex((other) => kindOf(other) === kindOf(one)) === place);
}

/** Says whether a case of a table runs with this kind: with every kind, or in a sample with one kind in turn. */
export const isTurn = (kind: number, kinds: number, place: number): boolean => sweepsWhole() || place % kinds === kind;

const LANGUAGES = ["de", "tr"] as const;

/** Each case of a table in both languages, or in a sample alternately in one of them. */
export function inLanguages<T extends object>(cases: readonly T[]): readonly (T & { readonly language: (typeof LANGUAGES)[number] })[] {
  return cases.flatMap((one, place) =>
    LANGUAGES.filter((_, turn) => isTurn(turn, LANGUAGES.length, place)).map((language) => ({ ...one, language })),
  );
}
