import { SEED_NUMBERS, stockOf } from "./seed-numbers.ts";

const two = (n: number) => String(n).padStart(2, "0");
const seeded = new Set(SEED_NUMBERS.map(({ msisdn }) => msisdn));

/** Numbers reserved for fiction with one digit more, so that no person can have them. */
const FRONTS = Array.from({ length: 10 }, (_, n) => `+4917139200${n}`);

/** Returns the ordinary numbers of a further block of a hundred, by its index; special numbers stay rare. Empty beyond the last block. */
export function numberBlock(place: number): typeof SEED_NUMBERS {
  const front = FRONTS[place];
  if (front === undefined) return [];
  const block = Array.from({ length: 100 }, (_, n) => stockOf(`${front}${two(n)}`));
  return block.filter(({ kind, msisdn }) => kind === "general" && !seeded.has(msisdn));
}
