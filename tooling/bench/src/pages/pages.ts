import type { Language } from "@tribun/domain";
import type { Figure } from "../result.ts";
import { type ServedClub, startClubs } from "./clubs.ts";
import { benchTimes } from "./times.ts";
import { openBrowser, statesOf } from "./visitors.ts";
import { benchWeights } from "./weights.ts";

/** Pages are timed in one language only: the languages differ in bytes, and the weights cover those. */
const TIMED: Language = "de";
/**
 * The latency of the phone that Lighthouse simulates, in milliseconds. Lighthouse estimates from what it observes: with an edge that
 * answers at once, the files of an app arrive before a first paint that would not wait for them on a phone.
 */
const AWAY_MS = 150;

/**
 * Measures pages of the built clubs behind an edge against the table of budgets.
 * @param count how many clubs; only the first one is timed
 * @param runs visits of each page and of the same page without JavaScript
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
