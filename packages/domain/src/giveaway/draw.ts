import { createPrng, shuffled } from "../random/prng.ts";

export type DrawPrize = { readonly id: string; readonly quantity: number };
export type DrawnWinner = { readonly entryId: string; readonly prizeId: string };

/**
 * Draws winners. Entries count in the order of their ids, so that anybody who has what it begins with and the list
 * gets the same result; nobody wins twice. Prizes are given in their order, the first named first.
 * @param start what chance begins with (`drawStart`)
 */
export function drawWinners(start: string, entryIds: readonly string[], prizes: readonly DrawPrize[]): DrawnWinner[] {
  const order = shuffled([...new Set(entryIds)].sort(), createPrng(start));
  const places = prizes.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
  return places.slice(0, order.length).flatMap((prizeId, index) => {
    const entryId = order[index];
    return entryId === undefined ? [] : [{ entryId, prizeId }];
  });
}
