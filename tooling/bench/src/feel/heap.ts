import type { Page } from "playwright";
import { atMost, type Figure } from "../result.ts";
import { type Held, heldBy } from "./held.ts";
import { awaken } from "./recorder.ts";
import { follow } from "./routes.ts";

const ROUND = ["/tarife", "/tarife/single/tribun-l", "/support", "/"] as const;
/** What may be left after the changes, as a share: an answer or two that were kept, and the places of scrolling. */
const GROWTH = 0.03;

/** What a page holds on to after so many route changes, beside what it held after the first few. */
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
  await awaken(page);
  await walk(ROUND.length * 5);
  const before = await heldBy(page, session);
  await walk(changes);
  const after = await heldBy(page, session);
  const grown = (what: keyof Held, read: (value: number) => string) => {
    const share = Math.round((after[what] / before[what] - 1) * 1000) / 1000;
    const name = `feel: growth over ${changes} route changes, ${what}, share`;
    return atMost(name, share, GROWTH, `${read(before[what])} to ${read(after[what])}`);
  };
  return [grown("made", (bytes) => `${Math.round(bytes / 1000)} kB`), grown("elements", String), grown("listeners", String)];
}
