import { timingSafeEqual } from "node:crypto";
import { machineText } from "@tribun/domain";
import type { Config } from "../config/config.ts";
import { createSealer, sha256 } from "./seal.ts";

type Keys = Pick<Config, "dataKey"> & { readonly dataKeyPrevious?: string | undefined };

/** Encrypts hashes of keywords, with a key that serves nothing else. */
export const keywordSealer = ({ dataKey, dataKeyPrevious }: Keys) => createSealer(dataKey, "keyword", dataKeyPrevious);

/**
 * Hash of a customer-support password. Four digits are found by trying, however slow the hash, so it is sealed instead: a
 * leaked table alone gives nothing away, taking an order costs no work of a password's hash, and a new DATA_KEY seals it anew
 * without anybody knowing the keyword.
 */
export function hashKeyword(config: Keys, userId: string, keyword: string): string {
  return keywordSealer(config).seal(digestOf(userId, machineText(keyword)));
}

/** True when this is the fan's keyword. Takes the same time whatever was said. @throws for a hash that no present key opens */
export function keywordMatches(config: Keys, userId: string, keyword: string, hash: string): boolean {
  const kept = Buffer.from(keywordSealer(config).open(hash));
  // The second is how blanks inside were kept before they counted for nothing.
  const said = [machineText(keyword), keyword.trim()].map((text) => Buffer.from(digestOf(userId, text)));
  return said.filter((digest) => digest.length === kept.length && timingSafeEqual(digest, kept)).length > 0;
}

const digestOf = (userId: string, keyword: string): string => sha256(`${userId}:${keyword}`);
