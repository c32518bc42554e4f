import { MINUTE_MS } from "../values/constants.ts";
import type { BeaconSource } from "./states.ts";

/** A public source of chance: a value every few seconds, signed by a key that no single party holds, each with the number of its round. */
export type BeaconChain = {
  readonly source: BeaconSource;
  /** Its own name: the hash of its facts, or `sandbox`. */
  readonly id: string;
  /** What the chain's signatures are checked with, as hexadecimal digits (BLS12-381 G2). */
  readonly publicKey: string;
  /** Instant of round 1 and the time between two rounds, in milliseconds. */
  readonly genesis: number;
  readonly period: number;
};

/** One round's value. */
export type BeaconValue = {
  /** SHA-256 of the signature, as hexadecimal digits. */
  readonly randomness: string;
  /** The chain's signature of the round's number, as hexadecimal digits; nobody can choose it or know it before. */
  readonly signature: string;
};

/** Which value a draw takes: named before it exists. */
export type NamedRound = { readonly chain: string; readonly round: number };

/** drand's "quicknet", kept by the League of Entropy (https://docs.drand.love/dev-guide/API%20Documentation). */
export const QUICKNET: BeaconChain = {
  source: "drand",
  id: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  publicKey:
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
  genesis: 1_692_803_367_000,
  period: 3000,
};

/** The sandbox's own: signs in the same way, with a key that everybody knows. It proves nothing, and is called what it is. */
export const SANDBOX_CHAIN: BeaconChain = {
  source: "sandbox",
  id: "sandbox",
  publicKey:
    "96a4872c43d8c83fa3f9c5d074cbbdd759029f58d4d27b05183b29704388ab027e4e42a10cb218ddbf670510cba910a70db06596bcb3e6343c2022862d987d37be7fcbc18b20f0eba8e6723fbbea49408e53b88672603bd400807e4c573975b0",
  genesis: 1_577_836_800_000,
  period: 3000,
};

/** The chain of an id; undefined for one that nobody here knows. */
export function beaconChain(id: string): BeaconChain | undefined {
  return [QUICKNET, SANDBOX_CHAIN].find((chain) => chain.id === id);
}

/** Where anybody may see a round's value; undefined for the sandbox's, which is nowhere else. */
export function roundUrl({ source, id }: BeaconChain, round: number): string | undefined {
  return source === "drand" ? `https://api.drand.sh/${id}/public/${round}` : undefined;
}

/** When a round's value comes out, as an instant. */
export function roundTime({ genesis, period }: BeaconChain, round: number): number {
  return genesis + (round - 1) * period;
}

/** The first round whose value comes out at an instant or after it. */
export function roundFrom({ genesis, period }: BeaconChain, instant: number): number {
  return Math.max(1, Math.ceil((instant - genesis) / period) + 1);
}

/** So long after the list is closed the value comes out: time enough for anybody to keep the list's hash. */
export const OUTSIDE_WAIT_MS = 10 * MINUTE_MS;
/** Less than this between list and value, and another value is named. */
const LEAST_WAIT_MS = MINUTE_MS;

/**
 * The round that a draw takes. It follows from the draw's day, so it is known from the start, and nobody chooses it. Only where the list
 * was closed too late for it, as the operator was down, it follows from when that was: a value that was out before the list proves nothing.
 * @param sealedAt when the list was closed; absent before
 */
export function outsideRound(chain: BeaconChain, drawAt: number, sealedAt?: number): number {
  const planned = roundFrom(chain, drawAt + OUTSIDE_WAIT_MS);
  if (sealedAt === undefined || roundTime(chain, planned) - sealedAt >= LEAST_WAIT_MS) return planned;
  return roundFrom(chain, sealedAt + OUTSIDE_WAIT_MS);
}
