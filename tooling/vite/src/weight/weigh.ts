import { brotliCompressSync } from "node:zlib";
import { PRERENDERED, ROOT_ID } from "@tribun/storefront/hydration/hand-over";
import type { Page } from "playwright";
import { HEADERS } from "../budget/budgets.ts";
import { type Piece, Wire } from "./wire.ts";

/** What one page weighs, in bytes as they go over the wire. */
export type Weight = {
  readonly requests: number;
  readonly bytes: number;
  /** The document with its headers and, where it draws a page, the styles that it names; those of a shell belong to what React draws. */
  readonly document: number;
  readonly scriptBefore: number;
  readonly javascript: number;
  readonly javascriptFiles: number;
  /** Cumulative layout shift before anybody did anything. */
  readonly shift: number;
  /** What moved, in words, so that whoever reads that a page shifts knows where to look. */
  readonly moved: readonly string[];
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
  const before = wire.pieces.slice(0, await wire.settle());
  const { shift, moved } = await page.evaluate<Pick<Weight, "shift" | "moved">>("window.layoutShift()");
  const html = (await answer?.text()) ?? "";
  const linked = DRAWN.test(html) ? stylesOf(html) : new Set();
  if (intent) await intent(page);
  await wire.settle();
  const after = wire.pieces.slice(before.length);
  const files = wire.pieces.filter(({ kind }) => kind === "script");
  return {
    requests: before.length,
    bytes: sum(before),
    document: sum(before.filter(({ kind, path }) => kind === "document" || linked.has(path))) + HEADERS,
    scriptBefore: sum(before.filter(({ kind }) => kind === "script")) + inlineScript(html),
    javascript: sum(files),
    javascriptFiles: files.length,
    shift,
    moved,
    before,
    after,
  };
}

/**
 * What moves on a page that a browser opens again: its files are there, so what comes late are the operator's answers. They come one by
 * one, each in a picture of its own: those that a quick machine draws at once would move nothing.
 * @param come what has to have come besides, where a slow machine may ask for it once the network has been idle
 */
export async function shiftOf(page: Page, url: string, come?: (page: Page) => Promise<void>): Promise<Pick<Weight, "shift" | "moved">> {
  await page.addInitScript(watchShifts);
  await page.addInitScript(oneByOne);
  await page.goto(url, { waitUntil: "networkidle" });
  await come?.(page);
  return page.evaluate<Pick<Weight, "shift" | "moved">>("window.layoutShift()");
}

/** Runs in a page before anything of it. */
function oneByOne(): void {
  const ask = globalThis.fetch;
  const nextPicture = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  let before: Promise<unknown> = Promise.resolve();
  globalThis.fetch = async (...asked) => {
    const answer = await ask(...asked);
    before = before.then(nextPicture);
    await before;
    return answer;
  };
}

const DRAWN = new RegExp(`id="${ROOT_ID}"[^>]*\\s${PRERENDERED}=`);
/**
 * A style for paper or forced colours alone holds nothing up on a screen: it counts among all bytes and requests. What is for a browser
 * without scripts is never fetched here.
 */
function stylesOf(html: string): ReadonlySet<unknown> {
  const scripted = html.replaceAll(/<noscript>.*?<\/noscript>/g, "");
  return new Set([...scripted.matchAll(/<link\b(?![^>]*\smedia=)[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) => href));
}

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
  type Source = { readonly node: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly };
  type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean; readonly sources: readonly Source[] };
  const isShift = (entry: PerformanceEntry): entry is Shift => "value" in entry && "sources" in entry;
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
  const tell = ({ node, previousRect, currentRect }: Source) =>
    `${node?.nodeName ?? "gone"} "${(node?.textContent ?? "").slice(0, 30)}" from ${place(previousRect)} to ${place(currentRect)}`;
  let shift = 0;
  const moved: string[] = [];
  const add = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries.filter(isShift)) {
      // As the measure is defined: a window that takes its width a moment late moves its page, and no page can help it.
      if (entry.hadRecentInput) continue;
      shift += entry.value;
      moved.push(...entry.sources.map(tell));
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  const layoutShift = () => {
    add(observer.takeRecords());
    return { shift, moved };
  };
  Object.assign(globalThis, { layoutShift });
}
