import { LRUCache } from "lru-cache";
import type { Entry } from "./entry.ts";

/** Larger answers are rare (the list of a large draw) and are built each time. */
const LARGEST = 128 * 1024;
/** Bytes of all bodies and keys together, because callers can invent any number of queries. */
const ALL = 16 * 1024 * 1024;

/**
 * Creates the cache of answers by request key. Its size is limited in bytes, so that callers cannot fill the memory; it drops the least
 * recently used entry when full, and every entry after `ms`.
 * @param ms lifetime of an entry, in milliseconds
 */
export function createKept(ms: number): LRUCache<string, Entry> {
  return new LRUCache<string, Entry>({
    maxSize: ALL,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length,
    ttl: ms,
    ttlAutopurge: true,
  });
}
