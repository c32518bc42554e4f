import { SEED_NUMBERS, stockOf } from "./numbers.ts";

const two = (n: number) => String(n).padStart(2, "0");
const seeded = new Set(SEED_NUMBERS.map(({ msisdn }) => msisdn));

/** Numbers of fiction with one digit more, so that they can be nobody's either. */
const FRONTS = Array.from({ length: 10 }, (_, n) => `+4917139200${n}`);

/**
 * The ordinary numbers of a further block of a hundred, by its place; special ones stay as rare as they are. Beyond the last block there
 * is none.
 */
export function numberBlock(place: number): typeof SEED_NUMBERS {
  const front = FRONTS[place];
  if (front === undefined) return [];
  const block = Array.from({ length: 100 }, (_, n) => stockOf(`${front}${two(n)}`));
  return block.filter(({ kind, msisdn }) => kind === "general" && !seeded.has(msisdn));
}
