import type { Page } from "playwright";
import { atMost, type Figure, median } from "../result.ts";
import { hydrate, changeOn } from "./recorder.ts";
import { tracedChange } from "./trace.ts";

const WITHIN_MS = 100;

/** Round trips through pages that fans often change between. Each page has a link to the next one. */
const PUBLIC_ROUND = ["/tarife", "/tarife/single/tribun-l", "/support", "/information/agb", "/"] as const;
const SIGNED_IN_ROUND = ["/dashboard/bills", "/dashboard"] as const;

/** Follows a link by a tap, as on a phone. */
export const follow = (page: Page, path: string): Promise<void> => page.locator(`a[href="${path}"]:visible`).first().tap();

/**
 * Measures the time from the tap on a link to the paint of its page, when the browser already has the files and answers. The note also has
 * the time of the first visit, which depends on the connection.
 */
export async function benchRoutes(page: Page, signedIn: Page, rounds: number): Promise<Figure[]> {
  return [...(await figuresOf(page, "/", PUBLIC_ROUND, rounds)), ...(await figuresOf(signedIn, "/dashboard", SIGNED_IN_ROUND, rounds))];
}

async function figuresOf(page: Page, start: string, round: readonly string[], rounds: number): Promise<Figure[]> {
  await page.goto(start, { waitUntil: "networkidle" });
  await hydrate(page);
  const times = new Map(round.map((path) => [path, new Array<number>()]));
  for (let turn = 0; turn <= rounds; turn += 1) {
    for (const path of round) {
      await page.locator(`a[href="${path}"]:visible`).first().scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      const took = await tracedChange(page, async () => {
        await follow(page, path);
        await changeOn(page);
      });
      times.get(path)?.push(took);
      await page.waitForLoadState("networkidle");
    }
  }
  const first = [...times.values()].map(([each]) => each ?? Number.NaN);
  const again = [...times.values()].flatMap((each) => each.slice(1));
  const told = [...times].map(([path, each]) => `${path} ${Math.round(each[0] ?? 0)}/${Math.round(median(each.slice(1)))}`).join(" ");
  const notes = `for the first time ${Math.round(median(first))}; ${told}`;
  return [atMost(`feel: from ${start}, tap to paint of another page seen before, ms`, Math.round(median(again)), WITHIN_MS, notes)];
}
