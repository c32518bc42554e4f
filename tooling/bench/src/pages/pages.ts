import type { Language } from "@tribun/domain";
import type { Figure } from "../result.ts";
import { type ServedClub, startClubs } from "./clubs.ts";
import { benchTimes } from "./times.ts";
import { openBrowser, statesOf } from "./visitors.ts";
import { benchWeights } from "./weights.ts";

/** Pages are timed in one language: what differs between them are bytes, and those are weighed. */
const TIMED: Language = "de";
/**
 * As far away as the phone that Lighthouse reckons for. It reckons from what it sees, and next to an edge that answers at once the files of
 * an app are there before a first paint for which no phone would wait for them.
 */
const AWAY_MS = 150;

/**
 * Pages of the built clubs behind an edge, against the table of budgets.
 * @param count how many clubs; the first of them is timed
 * @param runs visits of each page and of the same without JavaScript
 */
export async function benchPages(count: number, runs: number): Promise<readonly Figure[]> {
  const { clubs, operator, stop } = await startClubs(count, { delayMs: AWAY_MS });
  const browser = await openBrowser();
  const states = (club: ServedClub, language: Language) => statesOf(browser, club.url, operator.url, language);
  try {
    const weights = await benchWeights(browser, clubs, states);
    const [first] = clubs;
    const times = first ? await benchTimes(first, TIMED, await states(first, TIMED), runs) : [];
    return [...weights, ...times];
  } finally {
    await browser.close();
    await stop();
  }
}
