import type { CDPSession, Page } from "playwright";
import * as v from "valibot";
import { atMost, type Figure } from "../result.ts";

/** What a page holds in memory. */
type Held = {
  /** Bytes of what its scripts allocated: objects, arrays, functions and strings. */
  readonly made: number;
  readonly elements: number;
  readonly listeners: number;
};

const names = v.array(v.string());
const snapshot = v.object({
  snapshot: v.object({ meta: v.object({ node_fields: names, node_types: v.tupleWithRest([names], v.unknown()) }) }),
  nodes: v.array(v.number()),
});
/** Without compiled code and the browser's own records: these grow with use, and the browser frees them when memory is short. */
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

/** Permitted growth, as a share: one or two cached answers, and stored scroll positions. */
const GROWTH = 0.03;

/**
 * Compares what a page holds before and after.
 * @param over what the page did in between
 */
export function growthOf(before: Held, after: Held, over: string): Figure[] {
  const grown = (what: keyof Held, read: (value: number) => string) => {
    const share = Math.round((after[what] / before[what] - 1) * 1000) / 1000;
    return atMost(`feel: growth over ${over}, ${what}, share`, share, GROWTH, `${read(before[what])} to ${read(after[what])}`);
  };
  return [grown("made", (bytes) => `${Math.round(bytes / 1000)} kB`), grown("elements", String), grown("listeners", String)];
}

/** Counts what the page holds after a garbage collection. */
export async function heldBy(page: Page, session: CDPSession): Promise<Held> {
  await page.waitForLoadState("networkidle");
  const parts: string[] = [];
  const collect = ({ chunk }: { readonly chunk: string }) => void parts.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", collect);
  // A heap snapshot collects garbage first.
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
