import { brotliCompressSync } from "node:zlib";
import { PRERENDERED, ROOT_ID } from "@tribun/storefront/hydration/hand-over";
import type { Page } from "playwright";
import { HEADERS } from "../budget/budgets.ts";
import { type Piece, Wire } from "./wire.ts";

/** The weight of one page, in bytes as transferred. */
export type Weight = {
  readonly requests: number;
  readonly bytes: number;
  /** The document with its headers, and the linked styles of a rendered page. A shell's styles belong to what React renders. */
  readonly document: number;
  readonly scriptBefore: number;
  readonly javascript: number;
  readonly javascriptFiles: number;
  /** Cumulative layout shift before the visitor's first action. */
  readonly shift: number;
  /** Descriptions of what moved, for the message of a failed check. */
  readonly moved: readonly string[];
  /** Everything until the page was idle, and what the first intent loaded. */
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
};

/** Makes a page hydrate as a fan does. */
export type Intent = (page: Page) => Promise<void>;

/**
 * Opens an address with an empty cache, waits until the page is idle, performs the intent and waits again.
 * @param page a page that has opened nothing yet, in a context of its own, because cached files weigh nothing
 * @param intent the fan's first action; none for a page that hydrates by itself
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
 * Measures what moves on a page whose files are cached, so that only the operator's answers come late. Each answer arrives in a frame of
 * its own: a fast machine would paint several at once and show no movement.
 * @param come waits for further content that a slow machine may fetch after the network was idle
 */
export async function shiftOf(page: Page, url: string, come?: (page: Page) => Promise<void>): Promise<Pick<Weight, "shift" | "moved">> {
  await page.addInitScript(watchShifts);
  await page.addInitScript(oneByOne);
  await page.goto(url, { waitUntil: "networkidle" });
  await come?.(page);
  return page.evaluate<Pick<Weight, "shift" | "moved">>("window.layoutShift()");
}

/** Runs in a page before its own scripts. */
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
 * The styles that block the first paint. A style only for print or forced colours does not block a screen and counts only among all bytes
 * and requests. A browser with scripts never fetches a style inside `noscript`.
 */
function stylesOf(html: string): ReadonlySet<unknown> {
  const scripted = html.replaceAll(/<noscript>.*?<\/noscript>/g, "");
  return new Set([...scripted.matchAll(/<link\b(?![^>]*\smedia=)[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) => href));
}

const sum = (pieces: readonly Piece[]): number => pieces.reduce((total, { bytes }) => total + bytes, 0);

/** Bytes of a document's inline scripts, compressed. Data in script elements does not count. */
function inlineScript(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\bsrc=|type="(?!module")/.test(attributes))
    .map(([, , code = ""]) => code)
    .join("");
  return scripts === "" ? 0 : brotliCompressSync(scripts).length;
}

/** Runs in a page before its own scripts. */
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
      // As the metric defines it. Otherwise a window that gets its width late would count as a shift of the page.
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
