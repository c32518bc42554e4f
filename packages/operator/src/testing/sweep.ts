/**
 * How far a long sweep goes: a sample in `npm test`, whole in `npm run verify` and at night (`SWEEP=whole`).
 * A number from the environment of the sweep itself goes before both.
 */
export function sweep(sample: number, whole: number, asked?: string): number {
  if (asked !== undefined && asked !== "") return Number(asked);
  return process.env["SWEEP"] === "whole" ? whole : sample;
}
