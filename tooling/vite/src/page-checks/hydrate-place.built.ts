import { HYDRATE } from "@tribun/storefront/hydration/hand-over";
import { expect, test } from "vitest";
import { serveBuiltClub, whole } from "./built-club.ts";
import { hydratePage } from "./index.ts";

// A page keeps its scroll position and its metadata when it hydrates.

const open = serveBuiltClub();

test.runIf(whole)("filters by links, each to a page of its own, and keeps the fan's place", async () => {
  const { page } = await open("/tarife");
  await page.evaluate(() => scrollTo(0, 120));
  await page.getByRole("navigation", { name: "Art" }).getByRole("link").nth(1).click();
  await page.waitForURL(/type=/);
  expect(await page.locator("main a[aria-current]").first().isVisible()).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(120);
  expect(await page.locator("html[data-hydration]").count()).toBe(0);
});

test.each(whole ? ["", "?utm_source=mail"] : [""])(
  "stays where the fan reads, also after a reload, and the next page begins at its top %s",
  async (query) => {
    const { page, letGo } = await open(`/tarife${query}`, { line: "held" });
    const top = () => page.evaluate(() => scrollY);
    const wake = () => page.evaluate((name) => document.dispatchEvent(new Event(name)), HYDRATE);
    await page.evaluate(() => scrollTo(0, 700));
    await wake();
    await letGo();
    expect(await top()).toBe(700);
    await page.reload();
    await page.waitForFunction(() => scrollY === 700);
    await wake();
    await page.locator('html[data-hydration="done"]').waitFor({ state: "attached" });
    expect(await top()).toBe(700);
    // Clicks without scrolling, as a thumb does.
    await page
      .getByRole("main")
      .getByRole("link", { name: "Details" })
      .nth(1)
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL("**/tarife/*/*");
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/tarife");
    await page.waitForFunction(() => scrollY === 700);
  },
);

test.runIf(whole)("what a page is found by stands in its document alone, and stays when it hydrates", async () => {
  const { page } = await open("/tarife");
  const described = () => page.locator("meta[name='description']").evaluateAll((all) => all.map((meta) => meta.getAttribute("content")));
  const before = await described();
  await hydratePage(page);
  const state = await page.locator("link[as=fetch]").getAttribute("href");
  expect(await described()).toEqual(before);
  expect(before).toEqual([expect.stringContaining("Alle Tarife mit Volumen")]);
  expect(await (await page.request.get(new URL(state ?? "", page.url()).href)).text()).not.toContain("Alle Tarife mit Volumen");
});
