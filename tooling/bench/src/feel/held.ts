import type { CDPSession, Page } from "playwright";
import * as v from "valibot";
import { atMost, type Figure } from "../result.ts";

/** What a page holds on to. */
type Held = {
  /** Bytes of what its scripts made: objects, arrays, functions and texts. */
  readonly made: number;
  readonly elements: number;
  readonly listeners: number;
};

const names = v.array(v.string());
const snapshot = v.object({
  snapshot: v.object({ meta: v.object({ node_fields: names, node_types: v.tupleWithRest([names], v.unknown()) }) }),
  nodes: v.array(v.number()),
});
/** The browser's compiled code and its own notes on what happened grow with use and are let go when memory is short. */
const MADE = new Set([
  "object",
  "array",
  "closure",
  "string",
  "concatenated string",
  "sliced string",
  "number",
  "symbol",
  "bigint",
  "regexp",
]);

/** What may be left, as a share: an answer or two that were kept, and the places of scrolling. */
const GROWTH = 0.03;

/** What a page holds on to beside what it held before. @param over what it has been through in between */
export function growthOf(before: Held, after: Held, over: string): Figure[] {
  const grown = (what: keyof Held, read: (value: number) => string) => {
    const share = Math.round((after[what] / before[what] - 1) * 1000) / 1000;
    return atMost(`feel: growth over ${over}, ${what}, share`, share, GROWTH, `${read(before[what])} to ${read(after[what])}`);
  };
  return [grown("made", (bytes) => `${Math.round(bytes / 1000)} kB`), grown("elements", String), grown("listeners", String)];
}

/** Counts what is left after a sweep. */
export async function heldBy(page: Page, session: CDPSession): Promise<Held> {
  await page.waitForLoadState("networkidle");
  const parts: string[] = [];
  const collect = ({ chunk }: { readonly chunk: string }) => void parts.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", collect);
  // A snapshot sweeps first.
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", collect);
  const { nodes: elements, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
  return { made: madeIn(JSON.parse(parts.join(""))), elements, listeners };
}

function madeIn(json: unknown): number {
  const { snapshot: about, nodes } = v.parse(snapshot, json);
  const { node_fields: fields, node_types: types } = about.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let made = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (MADE.has(types[0][nodes[at + type] ?? -1] ?? "")) made += nodes[at + size] ?? 0;
  }
  return made;
}
