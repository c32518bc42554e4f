import { drawWinners, type DrawnWinner, type DrawPrize } from "./draw.ts";
import { type BeaconChain, beaconChain, type BeaconValue, type NamedRound, outsideRound } from "./outside.ts";

/** The value from outside that a draw took, and what its round follows from, as instants. */
export type DrawOutside = NamedRound & BeaconValue & { readonly drawAt: number; readonly sealedAt: number };

type Sha256 = (text: string) => Promise<string>;

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
  /** What nobody here could choose; absent from draws of before it was taken. */
  readonly outside?: DrawOutside | undefined;
};

/** What repeating a draw has found; `commitment` is undefined where nothing was laid down before, `outside` where nothing came from there. */
export type DrawFinding = {
  readonly commitment: boolean | undefined;
  readonly list: boolean;
  readonly outside: boolean | undefined;
  readonly winners: boolean;
};

/** How a draw is checked. */
export type DrawMeans = {
  /** SHA-256 of a text in UTF-8, in base64url without padding, as the operator writes it. */
  readonly sha256: Sha256;
  /** Whether the value is its chain's for the round (`isOutsideValue` of `@tribun/domain/beacon`). */
  readonly isOutside: (chain: BeaconChain, round: number, value: BeaconValue) => boolean | Promise<boolean>;
};

/** The list of a draw as the text that its hash is taken of: the sorted ids, one in a line. */
export function drawnList(entryIds: readonly string[]): string {
  return [...entryIds].sort().join("\n");
}

/**
 * What the winners are drawn with: the hash of seed, list and outside value together. The seed was laid down before there was a list, the
 * list closed before there was a value, and the value is nobody's choice, so none of the three could be fitted to the others. Draws of
 * before the outside value began with the seed alone, and still do.
 */
export async function drawStart(seed: string, entriesHash: string, randomness: string | undefined, sha256: Sha256): Promise<string> {
  return randomness === undefined ? seed : sha256([seed, entriesHash, randomness].join("\n"));
}

/**
 * Repeats a draw from its protocol: whether the seed is the one that was laid down before, whether the list is the one that was drawn
 * from, whether the outside value is the one of the round that had to be taken, and whether all of it gives the winners that were named
 * (commit and reveal; product.md: public draw protocol).
 */
export async function checkDraw(protocol: DrawProtocol, { sha256, isOutside }: DrawMeans): Promise<DrawFinding> {
  const { seed, commitment, entriesHash, entryIds, prizes, winners, outside } = protocol;
  const [seedHash, listHash] = await Promise.all([sha256(seed), sha256(drawnList(entryIds))]);
  const pairs = (list: readonly DrawnWinner[]) => list.map(({ entryId, prizeId }) => `${entryId} ${prizeId}`).sort();
  const again = pairs(drawWinners(await drawStart(seed, listHash, outside?.randomness, sha256), entryIds, prizes));
  const named = pairs(winners);
  return {
    commitment: commitment === undefined ? undefined : commitment === seedHash,
    list: listHash === entriesHash,
    outside: outside && (await isRight(outside, isOutside)),
    winners: again.length === named.length && again.every((pair, index) => pair === named[index]),
  };
}

async function isRight(outside: DrawOutside, isOutside: DrawMeans["isOutside"]): Promise<boolean> {
  const { chain: id, round, drawAt, sealedAt } = outside;
  const chain = beaconChain(id);
  return chain !== undefined && round === outsideRound(chain, drawAt, sealedAt) && isOutside(chain, round, outside);
}
