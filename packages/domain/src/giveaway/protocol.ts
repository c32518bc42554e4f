import { drawWinners, type DrawnWinner, type DrawPrize } from "./draw.ts";

/** What is published of a draw: enough for anybody to repeat it, and nobody's name. */
export type DrawProtocol = {
  /** What chance began with; secret until the draw. */
  readonly seed: string;
  /** SHA-256 of the seed, published before the draw; absent where none was. */
  readonly commitment?: string | undefined;
  /** SHA-256 of the list (`drawnList`). */
  readonly entriesHash: string;
  /** Ids of all entries that took part. */
  readonly entryIds: readonly string[];
  readonly prizes: readonly DrawPrize[];
  readonly winners: readonly DrawnWinner[];
};

/** What repeating a draw has found; `commitment` is undefined where nothing was laid down before. */
export type DrawFinding = { readonly commitment: boolean | undefined; readonly list: boolean; readonly winners: boolean };

/** The list of a draw as the text that its hash is taken of: the sorted ids, one in a line. */
export function drawnList(entryIds: readonly string[]): string {
  return [...entryIds].sort().join("\n");
}

/**
 * Repeats a draw from its protocol: whether the seed is the one that was laid down before, whether the list is the one that was drawn
 * from, and whether both give the winners that were named (commit and reveal; product.md: public draw protocol).
 * @param sha256 SHA-256 of a text in UTF-8, in base64url without padding, as the operator writes it
 */
export async function checkDraw(protocol: DrawProtocol, sha256: (text: string) => Promise<string>): Promise<DrawFinding> {
  const { seed, commitment, entriesHash, entryIds, prizes, winners } = protocol;
  const [seedHash, listHash] = await Promise.all([sha256(seed), sha256(drawnList(entryIds))]);
  const pairs = (list: readonly DrawnWinner[]) => list.map(({ entryId, prizeId }) => `${entryId} ${prizeId}`).sort();
  const again = pairs(drawWinners(seed, entryIds, prizes));
  const named = pairs(winners);
  return {
    commitment: commitment === undefined ? undefined : commitment === seedHash,
    list: listHash === entriesHash,
    winners: again.length === named.length && again.every((pair, index) => pair === named[index]),
  };
}

/** An entry's number as a fan reads and compares it: the first eight digits of its id, in two groups. */
export function ticketNumber(entryId: string): string {
  const digits = entryId.replaceAll("-", "").slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}
