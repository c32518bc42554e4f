import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { startClubs } from "../pages/clubs.ts";
import { openBrowser, openWindow, type State, statesOf } from "../pages/visitors.ts";
import { atMost, exactly, type Figure, median } from "../result.ts";
import { benchHeap } from "./heap.ts";
import { busyness, withNote } from "./busy.ts";
import { type Journey, orderJourney, signInJourney } from "./journeys.ts";
import { record } from "./recorder.ts";
import { benchRoutes } from "./routes.ts";
import { TIMES } from "./slow.ts";

const CAUSES = fileURLToPath(new URL("../../../../.local/bench/feel.json", import.meta.url));
const LANGUAGE = "de";
const PAINT_WITHIN_MS = 100;
const LONG_TASK_MS = 50;

type FeelSizes = {
  /** Visits of each page. */
  readonly rounds: number;
  /** Route changes after which the page may hold no more than before. */
  readonly changes: number;
};

/** Measures how the built pages of one club respond on a phone with a quarter of this machine's speed. */
export async function benchFeel({ rounds, changes }: FeelSizes): Promise<readonly Figure[]> {
  const { clubs, operator, stop } = await startClubs(1);
  const browser = await openBrowser();
  try {
    const [club] = clubs;
    if (!club) throw new Error("There is no club to feel.");
    const { dashboard } = await statesOf(browser, club.url, operator.url, LANGUAGE);
    const open = (state?: State) => openPage(browser, club.url, state);
    const signIn = await signInJourney(await open(), LANGUAGE, operator.url);
    const order = await orderJourney(await open(), LANGUAGE, operator.url);
    mkdirSync(new URL(".", `file://${CAUSES}`), { recursive: true });
    writeFileSync(CAUSES, `${JSON.stringify({ signIn, order }, null, 2)}\n`);
    const busy = await busyness(browser);
    const unhurried = async () => (await openWindow(browser, club.url, LANGUAGE)).newPage();
    const timed = [
      ...(await benchRoutes(await open(), await open(dashboard), rounds)),
      inputsOf(order),
      tasksOf("login and dashboard", signIn),
      tasksOf("order", order),
    ];
    return [...timed.map((figure) => withNote(figure, busy)), ...(await benchHeap(await unhurried(), changes))];
  } finally {
    await browser.close();
    await stop();
  }
}

/** Opens a page that records its interactions, long frames and route changes. */
export async function openPage(browser: Browser, url: string, state?: State): Promise<Page> {
  const context = await openWindow(browser, url, LANGUAGE, state);
  context.setDefaultTimeout(60_000);
  await record(context);
  return context.newPage();
}

function inputsOf({ touched }: Journey): Figure {
  const slowest = touched.toSorted((one, other) => other.ms - one.ms).slice(0, 3);
  const told = slowest.map(({ step, input, ms }) => `${step}: ${input} ${ms}`).join(", ");
  const name = `feel: order, interaction to next paint over ${touched.length} inputs, ms`;
  return atMost(name, median(touched.map(({ ms }) => ms)), PAINT_WITHIN_MS, told);
}

/** Counts the tasks of a journey that are too long on this machine. The note lists those that are too long on a fan's phone. */
export function tasksOf(name: string, { stages }: Journey): Figure {
  const all = stages.flatMap(({ tasks }) => tasks);
  const told = stages.filter(({ tasks }) => tasks.length > 0).map(({ stage, tasks }) => `${stage} ${tasks.map(({ ms }) => ms).join(" ")}`);
  const notes = `the longest ${Math.round(Math.max(...stages.map(({ longest }) => longest)) / TIMES)} ms; on a phone ${all.length}: ${told.join(", ")}`;
  return exactly(`feel: ${name}, tasks over ${LONG_TASK_MS} ms`, all.filter(({ ms }) => ms > LONG_TASK_MS * TIMES).length, 0, notes);
}
