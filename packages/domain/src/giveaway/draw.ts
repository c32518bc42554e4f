import { createPrng, shuffled } from "../random/prng.ts";

export type DrawPrize = { readonly id: string; readonly quantity: number };
export type DrawnWinner = { readonly entryId: string; readonly prizeId: string };

/**
 * Draws the winners. Entries are sorted by id, so that anyone with the same start and list gets the same result. An entry wins at most
 * once. Prizes are drawn in the given order.
 * @param start seed of the random numbers (`drawStart`)
 */
export function drawWinners(start: string, entryIds: readonly string[], prizes: readonly DrawPrize[]): DrawnWinner[] {
  const order = shuffled([...new Set(entryIds)].sort(), createPrng(start));
  const places = prizes.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
  return places.slice(0, order.length).flatMap((prizeId, index) => {
    const entryId = order[index];
    return entryId === undefined ? [] : [{ entryId, prizeId }];
  });
}
