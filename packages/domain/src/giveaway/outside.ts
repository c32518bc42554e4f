import { MINUTE_MS } from "../values/constants.ts";
import type { BeaconSource } from "./states.ts";

/** A public random beacon: a value every few seconds with its round number, signed by a key that no single party holds. */
export type BeaconChain = {
  readonly source: BeaconSource;
  /** The chain's name: the hash of its parameters, or `sandbox`. */
  readonly id: string;
  /** Public key for the chain's signatures, in hexadecimal (BLS12-381 G2). */
  readonly publicKey: string;
  /** Instant of round 1 and the period between two rounds, in milliseconds. */
  readonly genesis: number;
  readonly period: number;
};

/** The value of one round. */
export type BeaconValue = {
  /** SHA-256 of the signature, in hexadecimal. */
  readonly randomness: string;
  /** The chain's signature of the round number, in hexadecimal. It cannot be chosen or known in advance. */
  readonly signature: string;
};

/** The round whose value a draw uses; it is fixed before the value exists. */
export type NamedRound = { readonly chain: string; readonly round: number };

/** drand's "quicknet", run by the League of Entropy (https://docs.drand.love/dev-guide/API%20Documentation). */
export const QUICKNET: BeaconChain = {
  source: "drand",
  id: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  publicKey:
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
  genesis: 1_692_803_367_000,
  period: 3000,
};

/** The sandbox's chain: it signs the same way, but with a public key pair. It proves nothing, and its name says so. */
export const SANDBOX_CHAIN: BeaconChain = {
  source: "sandbox",
  id: "sandbox",
  publicKey:
    "96a4872c43d8c83fa3f9c5d074cbbdd759029f58d4d27b05183b29704388ab027e4e42a10cb218ddbf670510cba910a70db06596bcb3e6343c2022862d987d37be7fcbc18b20f0eba8e6723fbbea49408e53b88672603bd400807e4c573975b0",
  genesis: 1_577_836_800_000,
  period: 3000,
};

/** The chain with an id; undefined for an unknown id. */
export function beaconChain(id: string): BeaconChain | undefined {
  return [QUICKNET, SANDBOX_CHAIN].find((chain) => chain.id === id);
}

/** Public URL of a round's value; undefined for the sandbox, which publishes none. */
export function roundUrl({ source, id }: BeaconChain, round: number): string | undefined {
  return source === "drand" ? `https://api.drand.sh/${id}/public/${round}` : undefined;
}

/** Instant at which a round's value is published, in milliseconds. */
export function roundTime({ genesis, period }: BeaconChain, round: number): number {
  return genesis + (round - 1) * period;
}

/** The first round whose value is published at or after an instant. */
export function roundFrom({ genesis, period }: BeaconChain, instant: number): number {
  return Math.max(1, Math.ceil((instant - genesis) / period) + 1);
}

/** Time from closing the list to the value: long enough for anyone to save the list's hash. */
export const OUTSIDE_WAIT_MS = 10 * MINUTE_MS;
/** Minimum time between list and value; if there is less, the draw uses a later round. */
const LEAST_WAIT_MS = MINUTE_MS;

/**
 * The round that a draw uses. It follows from the time of the draw, so it is known in advance and cannot be chosen. If the list was closed
 * too late for it, because the operator was down, it follows from that time: a value published before the list proves nothing.
 * @param sealedAt when the list was closed; absent before
 */
export function outsideRound(chain: BeaconChain, drawAt: number, sealedAt?: number): number {
  const planned = roundFrom(chain, drawAt + OUTSIDE_WAIT_MS);
  if (sealedAt === undefined || roundTime(chain, planned) - sealedAt >= LEAST_WAIT_MS) return planned;
  return roundFrom(chain, sealedAt + OUTSIDE_WAIT_MS);
}
