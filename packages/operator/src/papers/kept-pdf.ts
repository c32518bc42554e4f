import { LRUCache } from "lru-cache";
import { sha256 } from "../security/seal.ts";

type Pdf = Promise<Uint8Array<ArrayBuffer>>;

/** Enough for the terms of every club in both languages and the sheets of every tariff: a few megabytes. */
const KEPT = 300;
const kept = new LRUCache<string, Pdf>({ max: KEPT });

/** Increase it when papers look different, so that browsers do not keep the old ones by their ETag. */
const LOOK = 2;

/** Builds a document's key from its text: another text, club or language gives another key. */
export const pdfKey = (...words: readonly unknown[]): string => sha256(JSON.stringify([LOOK, ...words]));

/** Builds a document that does not depend on an order once per process and caches it. A failed one is built again the next time. */
export function keptPdf(key: string, make: () => Pdf): Pdf {
  const found = kept.get(key);
  if (found) return found;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
