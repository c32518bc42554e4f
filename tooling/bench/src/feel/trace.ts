import type { Page } from "playwright";
import * as v from "valibot";
import { TIMES } from "./slow.ts";

const event = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Microseconds: since when, and for how long. */
  ts: v.optional(v.number()),
  dur: v.optional(v.number()),
  /** How long its thread itself was at work on it, where that is told: what other programs took of the processor is no part of it. */
  tdur: v.optional(v.number()),
});
const trace = v.object({ traceEvents: v.array(event) });
type Event = v.InferOutput<typeof event>;

/** What a trace tells of a page's main thread. Milliseconds of a fan's phone, which takes four times as long as this machine. */
export type Traced = {
  /** Every task that keeps the thread for over 50 ms, whoever gave it: the page's scripts, its layout, and what steers the browser. */
  readonly tasks: readonly { readonly ms: number; readonly within: readonly string[] }[];
  /** How long the longest one was. */
  readonly longest: number;
  /** All of its tasks, so that none stands for a page that did nothing. */
  readonly count: number;
};

const LONG_US = 50_000;
const US_PER_MS = 1000;
const BEGIN = "bench.begin";
/** What a recorded page marks where a link is tapped, and once what it leads to is painted. */
export const TAPPED = "bench.tapped";
export const CHANGED = "bench.changed";
/** Few, as writing them down takes the page's own time. */
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];

/**
 * Lets Chromium write a trace of a page while something is done there, and reads from it what kept its main thread. The page runs at full
 * speed, and the time for which the processor was its thread's is taken four times: a page that Chromium slows down spins for three times
 * as long as went by, also while other programs had the processor, so that each of their milliseconds counted as three of the page's.
 */
export const traced = async (page: Page, does: () => Promise<void>): Promise<Traced> => readTrace(await written(page, does));

/** How long a fan's phone would take from a tap to the paint of what it leads to, which a page of `record` marks, in milliseconds. */
export const tracedChange = async (page: Page, does: () => Promise<void>): Promise<number> => readChange(await written(page, does));

async function written(page: Page, does: () => Promise<void>): Promise<readonly Event[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("only a browser that was started here can be traced");
  await browser.startTracing(page, { categories: CATEGORIES });
  // By it the page's own thread is told from those of other windows, also where another document begins a new one.
  const mark = (name: string) => void performance.mark(name);
  await page.addInitScript(mark, BEGIN);
  await page.evaluate(mark, BEGIN);
  await does();
  const json: unknown = JSON.parse((await browser.stopTracing()).toString());
  return v.parse(trace, json).traceEvents;
}

/**
 * From the mark of a tap to that of the paint after it: what the thread was at work counts as often as a phone is slower, what it waited
 * for a frame or an answer counts as it was.
 * @throws when one of the marks is missing
 */
export function readChange(events: readonly Event[]): number {
  const tap = events.findLast(({ name }) => name === TAPPED);
  const paint = events.findLast(({ name }) => name === CHANGED);
  const [from, to] = [tap?.ts, paint?.ts];
  if (!tap || from === undefined || to === undefined) throw new Error("the trace knows of no change of the page");
  const tasks = events.filter((each) => each.name === "RunTask" && threadOf(each) === threadOf(tap));
  const parts = tasks
    .map((task) => ({ task, wall: Math.min(to, endOf(task)) - Math.max(from, task.ts ?? 0) }))
    .filter(({ wall }) => wall > 0);
  const waited = to - from - parts.reduce((sum, { wall }) => sum + wall, 0);
  const worked = parts.reduce((sum, { task, wall }) => sum + (workOf(task) * wall) / (task.dur ?? wall), 0);
  return (waited + worked) / US_PER_MS;
}

/** @throws when the trace does not hold the mark by which the page's thread is known */
export function readTrace(events: readonly Event[]): Traced {
  const threads = new Set(events.filter(({ name }) => name === BEGIN).map(threadOf));
  if (threads.size === 0) throw new Error("the trace knows nothing of the page");
  const own = events.filter((each) => each.dur !== undefined && threads.has(threadOf(each)));
  const ran = own.filter(({ name }) => name === "RunTask");
  const inside = (task: Event) => (other: Event) =>
    other.name !== "RunTask" && threadOf(other) === threadOf(task) && (other.ts ?? 0) >= (task.ts ?? 0) && endOf(other) <= endOf(task);
  const tasks = ran
    .filter((task) => workOf(task) > LONG_US)
    .map((task) => ({
      ms: Math.round(workOf(task) / US_PER_MS),
      within: own
        .filter(inside(task))
        .toSorted((one, another) => workOf(another) - workOf(one))
        .slice(0, 3)
        .map((part) => `${part.name} ${Math.round(workOf(part) / US_PER_MS)}`),
    }));
  return { tasks, longest: Math.max(0, ...ran.map(workOf)) / US_PER_MS, count: ran.length };
}

const threadOf = ({ pid, tid }: Event): string => `${pid} ${tid}`;
const workOf = ({ tdur, dur = 0 }: Event): number => (tdur ?? dur) * TIMES;
const endOf = ({ ts = 0, dur = 0 }: Event): number => ts + dur;
