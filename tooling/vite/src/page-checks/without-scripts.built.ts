import type { Page } from "playwright";
import { afterEach, expect, test } from "vitest";
import { drawnPaths } from "../hydration/paths.ts";
import { readSite } from "@tribun/site-server/documents";
import { app, browser, dist, server, openBuiltClub, whole } from "./built-club.ts";
import { turnOf } from "./turn.ts";

// Behaviour of a built page without JavaScript.
const { language, other, viewport } = turnOf(app);
const drawn = drawnPaths(dist);

openBuiltClub();
const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function reader(path?: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: language, viewport });
  opened.push(() => context.close());
  const page = await context.newPage();
  if (path !== undefined) await page.goto(server.url + path);
  return page;
}

/**
 * Follows the first link of the main part whose address starts with `start`.
 * @returns the link's address
 */
async function follow(page: Page, start: string): Promise<string> {
  const link = page.locator(`main a[href^="${start}"]:visible`).first();
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  await page.waitForURL(new URL(href, page.url()).href);
  return href;
}

/** The links of the main part that are marked as the current choice. */
const chosen = (page: Page) =>
  page.locator('main a[aria-current="page"]').evaluateAll((links) => links.map((link) => link.getAttribute("href")));
const tariffs = (page: Page) => page.locator('main h3 a[href^="/tarife/"], main a[href^="/order/tariff?tariff="]');

test("pages can be read", async () => {
  const page = await reader();
  for (const path of whole ? drawn : ["/", "/tarife", "/support"]) {
    await page.goto(server.url + path);
    expect(await page.getByRole("heading", { level: 1 }).isVisible(), path).toBe(true);
    expect((await page.getByRole("main").innerText()).length, path).toBeGreaterThan(80);
  }
});

test("links lead on, from the home page to the tariffs, to one of them, and to the other language", async () => {
  const page = await reader();
  await page.goto(server.url);
  await page.locator('a[href="/tarife"]:visible').first().click();
  await page.waitForURL(`${server.url}/tarife`);
  expect(await page.locator('main a[href^="/tarife/"]').count()).toBeGreaterThan(3);
  await page.locator('a[href^="/tarife/"]:visible').first().click();
  await page.waitForURL(/\/tarife\/\w+\/[\w-]+/);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByRole("main").innerText()).toContain("€");
  await page.locator(`a[href*="lang=${other}"]:visible`).first().click();
  expect(await page.locator("html").getAttribute("lang")).toBe(other);
});

test.runIf(whole)("what is folded opens by a press, and an address opens what hides the place that it names", async () => {
  const page = await reader("/information/faq");
  const first = page.locator("main details").first();
  expect(await first.getAttribute("open")).toBeNull();
  await first.locator("summary").click();
  expect(await first.getAttribute("open")).not.toBeNull();
  expect(await first.locator("p").first().isVisible()).toBe(true);

  await page.goto(`${server.url}/information`);
  await page.locator('main details:has(a[href^="/information/faq#"]) > summary').click();
  const href = await follow(page, "/information/faq#");
  expect(await page.locator(`[id="${href.split("#")[1] ?? ""}"]`).isVisible()).toBe(true);
});

test.runIf(whole)("a topic among the questions is where its link leads", async () => {
  const page = await reader("/information/faq");
  const topic = page.locator('main nav a[href^="#"]').last();
  const id = ((await topic.getAttribute("href")) ?? "").slice(1);
  await topic.click();
  expect(new URL(page.url()).hash).toBe(`#${id}`);
  const box = await page.locator(`[id="${id}"]`).boundingBox();
  expect(box?.y).toBeLessThan(viewport.height);
});

/** Opens the filters, which a phone folds and a wide page shows. */
async function unfold(page: Page): Promise<void> {
  const fold = page.locator("main details:not([open]) > summary:visible").first();
  if (await fold.isVisible()) await fold.click();
}

test.runIf(whole)("tariffs are chosen by type, by volume, by term and side by side, each by an address that shows it", async () => {
  const page = await reader("/tarife");
  const all = await tariffs(page).count();
  const type = await follow(page, "/tarife?type=");
  expect(await chosen(page)).toContain(type);
  const ofType = await tariffs(page).count();
  expect([ofType > 0, ofType < all]).toEqual([true, true]);
  await unfold(page);
  const volume = await follow(page, `${type}&gb=`);
  expect(await chosen(page)).toContain(volume);
  await follow(page, `${volume}&term=12`);
  expect(await chosen(page)).toEqual(expect.arrayContaining([expect.stringContaining("gb="), expect.stringContaining("term=12")]));
  expect(await tariffs(page).count()).toBeGreaterThan(0);

  await page.goto(`${server.url}/tarife`);
  expect(await chosen(page)).not.toContain("/tarife?term=12");
  await follow(page, "/tarife?term=12");
  expect(await chosen(page)).toContain("/tarife?term=12");
  await unfold(page);
  await follow(page, "/tarife?term=12&compare=all");
  expect(await page.locator("main table:visible").count()).toBeGreaterThan(0);
});

/** No kids tariff has this volume. */
const TOO_MUCH = "/tarife?gb=50&type=kids24";
test.runIf(whole && TOO_MUCH in (readSite(dist).languages[language] ?? {}))(
  "a volume that a kind has not leads to those it has",
  async () => {
    const page = await reader(TOO_MUCH);
    expect(await chosen(page)).toContain("/tarife?type=kids24&gb=50");
    expect(await tariffs(page).count()).toBeGreaterThan(0);
  },
);

test.runIf(whole)("a choice beyond what was drawn shows as much of it as was", async () => {
  const page = await reader("/tarife?type=flex&gb=10&view=table");
  expect(await chosen(page)).toContain("/tarife?type=flex&gb=10");
});

const has = (start: string) => drawn.some((path) => path.startsWith(start));

test.runIf(whole && has("/fan/news"))("news are chosen by topic", async () => {
  const page = await reader("/fan/news");
  const topic = await follow(page, "/fan/news?category=");
  expect(await chosen(page)).toContain(topic);
  expect(await page.locator('main a[href^="/fan/news/"]').count()).toBeGreaterThan(0);
});

test.runIf(whole && has("/fan/reviews"))("reviews are chosen by stars", async () => {
  const page = await reader("/fan/reviews");
  expect(await follow(page, "/fan/reviews?stars=")).toMatch(/stars=[1-5]$/);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(80);
});
