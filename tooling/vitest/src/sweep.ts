/** The club that `npm test` opens in a browser where one stands for all; `SWEEP=whole` opens every club. */
export const FIXED_CLUB = "kanarya";

/** Whether long sweeps go through all of it: in `npm run verify` and at night (`SWEEP=whole`); `npm test` takes a sample. */
export function sweepsWhole(): boolean {
  return process.env["SWEEP"] === "whole";
}

/** How far a long sweep goes. A number from the environment of the sweep itself goes before both. */
export function sweep(sample: number, whole: number, asked?: string): number {
  if (asked !== undefined && asked !== "") return Number(asked);
  return sweepsWhole() ? whole : sample;
}
