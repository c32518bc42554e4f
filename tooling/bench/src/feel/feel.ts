import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { startClubs } from "../pages/clubs.ts";
import { openBrowser, openWindow, type State, statesOf } from "../pages/visitors.ts";
import { atMost, type Figure, median } from "../result.ts";
import { benchGames, gameJourney, picturesTold } from "./game.ts";
import { benchHeap } from "./heap.ts";
import { type Journey, orderJourney, signInJourney } from "./journeys.ts";
import { record } from "./recorder.ts";
import { benchRoutes } from "./routes.ts";
import { slowDown } from "./slow.ts";

const CAUSES = fileURLToPath(new URL("../../../../.local/bench/feel.json", import.meta.url));
const LANGUAGE = "de";
const PAINT_WITHIN_MS = 100;
const LONG_TASK_MS = 50;

type FeelSizes = {
  /** How often pages are gone round. */
  readonly rounds: number;
  /** Route changes, and penalty games, after which nothing may be left behind. */
  readonly changes: number;
  readonly games: number;
};

/**
 * What the built pages of one club are like to use on a phone a quarter as fast as this machine.
 */
export async function benchFeel({ rounds, changes, games }: FeelSizes): Promise<readonly Figure[]> {
  const { clubs, operator, stop } = await startClubs(1);
  const browser = await openBrowser();
  try {
    const [club] = clubs;
    if (!club) throw new Error("There is no club to feel.");
    const { dashboard } = await statesOf(browser, club.url, operator.url, LANGUAGE);
    const open = (state?: State) => openPage(browser, club.url, state);
    const signIn = await signInJourney(await open(), LANGUAGE, operator.url);
    const order = await orderJourney(await open(), LANGUAGE, operator.url);
    const game = await gameJourney(await open(), LANGUAGE, operator.url);
    mkdirSync(new URL(".", `file://${CAUSES}`), { recursive: true });
    writeFileSync(CAUSES, `${JSON.stringify({ signIn, order, game }, null, 2)}\n`);
    const busy = await busyness(browser);
    const unhurried = async () => (await openWindow(browser, club.url, LANGUAGE)).newPage();
    const timed = [
      ...(await benchRoutes(await open(), await open(dashboard), rounds)),
      inputsOf(order),
      tasksOf("login and dashboard", signIn),
      tasksOf("order", order),
      tasksOf("penalty game, until it can begin", game.opened),
      tasksOf("penalty game, while it is played", game.played, picturesTold(game.pictures)),
    ];
    return [
      ...timed.map((figure) => withNote(figure, busy)),
      ...(await benchHeap(await unhurried(), changes)),
      ...(await benchGames(await unhurried(), LANGUAGE, operator.url, games)),
    ];
  } finally {
    await browser.close();
    await stop();
  }
}

async function openPage(browser: Browser, url: string, state?: State): Promise<Page> {
  const context = await openWindow(browser, url, LANGUAGE, state);
  context.setDefaultTimeout(60_000);
  await record(context);
  const page = await context.newPage();
  await slowDown(page);
  return page;
}

/** Above that, something else was at work and times prove nothing. */
const BUSY = 1.3;

/** How much longer the same work takes on this machine now than at its best, as a few tries show. */
async function busyness(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const times = await page.evaluate(() =>
    Array.from({ length: 60 }, () => {
      const from = performance.now();
      let sum = 0;
      for (let at = 0; at < 3_000_000; at += 1) sum += Math.sqrt(at);
      return sum > 0 ? performance.now() - from : 0;
    }),
  );
  await page.close();
  return median(times) / Math.min(...times);
}

const withNote = (figure: Figure, busy: number): Figure =>
  busy <= BUSY ? figure : { ...figure, notes: `on a machine ${busy.toFixed(1)} times slower than at its best: ${figure.notes ?? ""}` };

function inputsOf({ touched }: Journey): Figure {
  const slowest = touched.toSorted((one, other) => other.ms - one.ms).slice(0, 3);
  const told = slowest.map(({ step, input, ms }) => `${step}: ${input} ${ms}`).join(", ");
  const name = `feel: order, interaction to next paint over ${touched.length} inputs, ms`;
  return atMost(name, median(touched.map(({ ms }) => ms)), PAINT_WITHIN_MS, told);
}

/** @param besides what else is worth knowing of it */
function tasksOf(name: string, { stages }: Journey, ...besides: readonly string[]): Figure {
  const long = stages.filter(({ tasks }) => tasks.length > 0);
  const told = [...long.map(({ stage, tasks }) => `${stage} ${tasks.map(Math.round).join(" ")}`), ...besides].join(", ");
  const count = stages.flatMap(({ tasks }) => tasks).length;
  return atMost(`feel: ${name}, tasks over ${LONG_TASK_MS} ms`, count, 0, told);
}
