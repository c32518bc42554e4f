import { timingSafeEqual } from "node:crypto";
import { machineText } from "@tribun/domain";
import type { Config } from "../base/config/config.ts";
import { createSealer, sha256 } from "./seal.ts";

type Keys = Pick<Config, "dataKey"> & { readonly dataKeyPrevious?: string | undefined };

/** Creates the sealer for hashes of keywords, with its own key. */
export const keywordSealer = ({ dataKey, dataKeyPrevious }: Keys) => createSealer(dataKey, "keyword", dataKeyPrevious);

/**
 * Seals the hash of a customer-support password. Four digits can be guessed from even a slow hash, so the hash is sealed: a leaked table
 * reveals nothing without the key, an order needs no slow hash, and a new DATA_KEY can reseal it without the keyword.
 */
export function hashKeyword(config: Keys, userId: string, keyword: string): string {
  return keywordSealer(config).seal(digestOf(userId, machineText(keyword)));
}

/** True if this is the fan's keyword. Takes constant time. @throws for a hash that no present key opens */
export function keywordMatches(config: Keys, userId: string, keyword: string, hash: string): boolean {
  const kept = Buffer.from(keywordSealer(config).open(hash));
  // The second form matches hashes from before inner blanks were ignored.
  const said = [machineText(keyword), keyword.trim()].map((text) => Buffer.from(digestOf(userId, text)));
  return said.filter((digest) => digest.length === kept.length && timingSafeEqual(digest, kept)).length > 0;
}

const digestOf = (userId: string, keyword: string): string => sha256(`${userId}:${keyword}`);
