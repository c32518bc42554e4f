import { createHmac } from "node:crypto";
import type { Config } from "../config/config.ts";

/**
 * Hash of a customer-support password. Four digits are found by trying, however slow the hash, so it is keyed instead: a
 * leaked table alone gives nothing away, and taking an order costs no work of a password's hash.
 */
export function hashKeyword(config: Pick<Config, "dataKey">, userId: string, keyword: string): string {
  const digest = createHmac("sha256", `${config.dataKey} keyword`).update(`${userId}:${keyword.trim()}`).digest("base64url");
  return `hmac-sha256:${digest}`;
}
