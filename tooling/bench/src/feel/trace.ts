import type { Page } from "playwright";
import * as v from "valibot";
import { TIMES } from "./slow.ts";

const event = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Start and duration in microseconds. */
  ts: v.optional(v.number()),
  dur: v.optional(v.number()),
  /** Processor time of the thread during the task, in microseconds. It excludes the time of other programs. Not every event has it. */
  tdur: v.optional(v.number()),
});
const trace = v.object({ traceEvents: v.array(event) });
type Event = v.InferOutput<typeof event>;

/** The main thread's tasks in a trace. Times are milliseconds on a fan's phone, which is four times slower than this machine. */
export type Traced = {
  /** Every task that blocks the thread for over 50 ms: the page's scripts, its layout, or the automation of the browser. */
  readonly tasks: readonly { readonly ms: number; readonly within: readonly string[] }[];
  /** Duration of the longest task. */
  readonly longest: number;
  /** Number of all tasks. Zero means that the trace shows no work of the page. */
  readonly count: number;
};

const LONG_US = 50_000;
const US_PER_MS = 1000;
const BEGIN = "bench.begin";
/** Names of the marks that a recorded page sets at a tap on a link, and after the paint of the linked page. */
export const TAPPED = "bench.tapped";
export const CHANGED = "bench.changed";
/** Only these categories, because writing a trace takes time of the page. */
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];

/**
 * Records a Chromium trace of a page while the callback runs, and reads what blocked the main thread. The page runs at full speed, and the
 * processor time of its thread counts four times. Chromium's own throttling would also multiply the time that other programs use.
 */
export const traced = async (page: Page, does: () => Promise<void>): Promise<Traced> => readTrace(await written(page, does));

/** Returns the time on a fan's phone from a tap to the paint of the linked page, in milliseconds. The page must be one of `record`. */
export const tracedChange = async (page: Page, does: () => Promise<void>): Promise<number> => readChange(await written(page, does));

async function written(page: Page, does: () => Promise<void>): Promise<readonly Event[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("only a browser that was started here can be traced");
  await browser.startTracing(page, { categories: CATEGORIES });
  // This mark identifies the page's own thread among those of other windows. The init script sets it again in each new document.
  const mark = (name: string) => void performance.mark(name);
  await page.addInitScript(mark, BEGIN);
  await page.evaluate(mark, BEGIN);
  await does();
  const json: unknown = JSON.parse((await browser.stopTracing()).toString());
  return v.parse(trace, json).traceEvents;
}

/**
 * Returns the time from the tap's mark to the mark of the next paint, in milliseconds. Work of the thread counts as often as a phone is
 * slower. Waiting for a frame or an answer counts once.
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

/**
 * Reads the long tasks of the page's thread from a trace.
 * @throws when the trace lacks the mark that identifies the page's thread
 */
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
