import { readFileSync } from "node:fs";
import type { Language } from "@tribun/domain";
import * as v from "valibot";

/** The operator's answers that public pages are rendered with: path and query → `payload`. */
const snapshotSchema = v.record(v.string(), v.unknown());
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

const root = new URL("../../../", import.meta.url);

/** The file with a club's answers in one language, in the folder of its app. */
export function snapshotFile(club: string, language: Language): URL {
  return new URL(`apps/${club}/snapshot/${language}.json`, root);
}

/** The file with answers that are the same for every club and language, such as all shops. */
export const SHARED_FILE = new URL("tooling/vite/snapshot/all.json", root);

/**
 * Reads a club's answers and the shared ones.
 * @throws when a file is missing
 */
export function readSnapshot(club: string, language: Language): Snapshot {
  const read = (file: URL) => v.parse(snapshotSchema, JSON.parse(readFileSync(file, "utf8")));
  return { ...read(SHARED_FILE), ...read(snapshotFile(club, language)) };
}

/**
 * Answers calls from a snapshot instead of the network. A call that the snapshot lacks gets a 404 problem and is reported, because the page
 * would be rendered as an error.
 */
export function snapshotFetch(snapshot: Snapshot, onMissing: (call: string) => void): typeof fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const call = url.pathname + url.search;
    if (Object.hasOwn(snapshot, call)) return Response.json({ payload: snapshot[call] });
    onMissing(call);
    return Response.json({ referenceErrorCode: "-1", title: "not in the snapshot", status: 404 }, { status: 404 });
  };
}
