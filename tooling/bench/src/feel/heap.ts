import type { Page } from "playwright";
import type { Figure } from "../result.ts";
import { growthOf, heldBy } from "./held.ts";
import { hydrate } from "./recorder.ts";
import { follow } from "./routes.ts";

const ROUND = ["/tarife", "/tarife/single/tribun-l", "/support", "/"] as const;

/** Compares what a page holds after many route changes with what it held after the first five rounds. */
export async function benchHeap(page: Page, changes: number): Promise<Figure[]> {
  const session = await page.context().newCDPSession(page);
  const walk = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at += 1) {
      const path = ROUND[at % ROUND.length] ?? "/";
      await follow(page, path);
      await page.waitForURL((url) => url.pathname === path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
    }
  };
  await page.goto("/", { waitUntil: "networkidle" });
  await hydrate(page);
  await walk(ROUND.length * 5);
  const before = await heldBy(page, session);
  await walk(changes);
  const after = await heldBy(page, session);
  return growthOf(before, after, `${changes} route changes`);
}
