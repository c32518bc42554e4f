import { drawWinners, type DrawnWinner, type DrawPrize } from "./draw.ts";
import { type BeaconChain, beaconChain, type BeaconValue, type NamedRound, outsideRound } from "./outside.ts";

/** The beacon value that a draw used, and the instants that determine its round. */
export type DrawOutside = NamedRound & BeaconValue & { readonly drawAt: number; readonly sealedAt: number };

type Sha256 = (text: string) => Promise<string>;

/** The published record of a draw: enough for anyone to repeat it, without personal data. */
export type DrawProtocol = {
  /** The operator's seed; secret until the draw. */
  readonly seed: string;
  /** SHA-256 of the seed, published before the draw; absent for a draw without one. */
  readonly commitment?: string | undefined;
  /** SHA-256 of the list (`drawnList`). */
  readonly entriesHash: string;
  /** Ids of all entries that took part. */
  readonly entryIds: readonly string[];
  readonly prizes: readonly DrawPrize[];
  readonly winners: readonly DrawnWinner[];
  /** The beacon value, which the operator cannot choose; absent for draws held before beacon values were used. */
  readonly outside?: DrawOutside | undefined;
};

/**
 * The result of repeating a draw. `commitment` is undefined if no hash was published before, `outside` if the draw used no beacon value.
 */
export type DrawFinding = {
  readonly commitment: boolean | undefined;
  readonly list: boolean;
  readonly outside: boolean | undefined;
  readonly winners: boolean;
};

/** The functions that a check of a draw needs. */
export type DrawMeans = {
  /** SHA-256 of a UTF-8 text, in base64url without padding, as the operator encodes it. */
  readonly sha256: Sha256;
  /** True when the chain signed the value for the round (`isOutsideValue` of `@tribun/domain/beacon`). */
  readonly isOutside: (chain: BeaconChain, round: number, value: BeaconValue) => boolean | Promise<boolean>;
};

/** The list of a draw as the text to hash: the sorted ids, one per line. */
export function drawnList(entryIds: readonly string[]): string {
  return [...entryIds].sort().join("\n");
}

/**
 * The seed of the random numbers of a draw: the hash of seed, list and beacon value. The seed was fixed before the list existed, the list
 * was closed before the value existed, and the operator cannot choose the value, so none of the three could be fitted to the others. Draws
 * held before beacon values were used start with the seed only.
 */
export async function drawStart(seed: string, entriesHash: string, randomness: string | undefined, sha256: Sha256): Promise<string> {
  return randomness === undefined ? seed : sha256([seed, entriesHash, randomness].join("\n"));
}

/**
 * Repeats a draw from its protocol. Checks the seed against the hash published before, the list against its hash, the beacon value against
 * the round that had to be used, and the named winners against the repeated draw (commit and reveal; the public draw protocol).
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
