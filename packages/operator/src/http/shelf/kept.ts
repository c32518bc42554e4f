import { LRUCache } from "lru-cache";
import type { Entry } from "./entry.ts";

/** Larger ones are rare (the list of a large draw), and worked out each time. */
const LARGEST = 128 * 1024;
/** Bytes of all bodies and keys together: queries are many, and anybody's to make up. */
const ALL = 16 * 1024 * 1024;

/**
 * The answers on the shelf by what was asked. Bounded by bytes, so that nobody fills the memory with questions; the one that was
 * asked for longest ago makes room, and whoever is older than its time goes by itself.
 * @param ms how long one is kept, in milliseconds
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
