import { brotliCompressSync } from "node:zlib";
import { PRERENDERED, ROOT_ID } from "@tribun/storefront/wake/hand-over";
import type { Page } from "playwright";
import { type Piece, Wire } from "./wire.ts";

/** What one page weighs, in bytes as they go over the wire. */
export type Weight = {
  readonly requests: number;
  readonly bytes: number;
  /** The document and, where it draws a page, the styles that it names; those of a shell belong to what React draws. */
  readonly document: number;
  readonly scriptBefore: number;
  readonly wave: number;
  readonly waveFiles: number;
  /** Cumulative layout shift before anybody did anything. */
  readonly shift: number;
  /** Everything until the page was idle, and what the first intent brought. */
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
};

/** Does what brings a page to life, as a fan would. */
export type Intent = (page: Page) => Promise<void>;

/**
 * Opens an address in an empty window, waits until it is idle, acts, and waits again.
 * @param page one that has opened nothing yet, in a context of its own: what is in a cache weighs nothing
 * @param intent what a fan does first; nothing where a page comes to life by itself
 */
export async function weigh(page: Page, url: string, intent?: Intent): Promise<Weight> {
  const wire = await Wire.on(page);
  await page.addInitScript(watchShifts);
  const answer = await page.goto(url, { waitUntil: "load" });
  await wire.settle();
  const before = [...wire.pieces];
  const shift = await page.evaluate<number>("window.layoutShift()");
  const html = (await answer?.text()) ?? "";
  const linked = DRAWN.test(html) ? stylesOf(html) : new Set();
  if (intent) await intent(page);
  await wire.settle();
  const after = wire.pieces.slice(before.length);
  const files = wire.pieces.filter(({ kind }) => kind === "script");
  return {
    requests: before.length,
    bytes: sum(before),
    document: sum(before.filter(({ kind, path }) => kind === "document" || linked.has(path))),
    scriptBefore: sum(before.filter(({ kind }) => kind === "script")) + inlineScript(html),
    wave: sum(files),
    waveFiles: files.length,
    shift,
    before,
    after,
  };
}

const DRAWN = new RegExp(`id="${ROOT_ID}"[^>]*\\s${PRERENDERED}=`);
const stylesOf = (html: string): ReadonlySet<unknown> =>
  new Set([...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) => href));

const sum = (pieces: readonly Piece[]): number => pieces.reduce((total, { bytes }) => total + bytes, 0);

/** What a document's own scripts add to it, compressed; data in script elements is not run. */
function inlineScript(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\bsrc=|type="(?!module")/.test(attributes))
    .map(([, , code = ""]) => code)
    .join("");
  return scripts === "" ? 0 : brotliCompressSync(scripts).length;
}

/** Runs in a page before anything of it. */
function watchShifts(): void {
  let total = 0;
  const add = (entries: readonly unknown[]) => {
    for (const entry of entries) {
      const value: unknown = entry instanceof PerformanceEntry && Reflect.get(entry, "value");
      if (typeof value === "number") total += value;
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  const layoutShift = () => {
    add(observer.takeRecords());
    return total;
  };
  Object.assign(globalThis, { layoutShift });
}
