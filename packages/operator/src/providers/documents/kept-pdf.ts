import { LRUCache } from "lru-cache";
import { sha256 } from "../../security/seal.ts";

type Pdf = Promise<Uint8Array<ArrayBuffer>>;

/** Enough for the terms of every club in both languages and the sheets of every tariff: a few megabytes. */
const KEPT = 300;
const kept = new LRUCache<string, Pdf>({ max: KEPT });

/** Names a document by its words: other words, another club or another language give another key. */
export const pdfKey = (...words: readonly unknown[]): string => sha256(JSON.stringify(words));

/** A document that depends on no order, set once per process and kept. One that fails is set anew the next time. */
export function keptPdf(key: string, make: () => Pdf): Pdf {
  const found = kept.get(key);
  if (found) return found;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
