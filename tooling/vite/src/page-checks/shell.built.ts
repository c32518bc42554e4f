import type { Page } from "playwright";
import { expect, test } from "vitest";
import { serveBuiltClub, whole } from "./built-club.ts";

const open = serveBuiltClub();

test("a page that React alone draws shows its club before its styles are there, and itself not before they hold", async () => {
  const { page } = await open("/information/dsgvo");
  const styles = Promise.withResolvers<void>();
  await page.route("**/*.css", async (route) => {
    await styles.promise;
    await route.continue();
  });
  const started = page.waitForResponse(/\/state-/);
  await page.goto(new URL("/order/number", page.url()).href, { waitUntil: "commit" });
  await page.locator(".club-boot-chant").waitFor();
  await started;
  expect(await page.locator("h1").count()).toBe(0);
  expect(await page.locator(".club-boot").evaluate((boot) => boot.getBoundingClientRect().height)).toBe(64);
  styles.resolve();
  await page.locator("h1").waitFor();
  expect(await page.locator(".club-boot-chant").count()).toBe(0);
  expect(await page.locator("h1").evaluate((heading) => getComputedStyle(heading).overflowWrap)).toBe("anywhere");
});

/** Positions of the letters and the mark in the header, before React and in React's rendering. */
const headOf = (page: Page, head: string) =>
  page.locator(head).evaluate((element) => {
    const sign = element.querySelector(".club-mark");
    const letters = document.createRange();
    if (sign?.nextElementSibling) letters.selectNodeContents(sign.nextElementSibling);
    return [...(sign?.getClientRects() ?? []), ...letters.getClientRects()].map(({ x, y, width, height }) => [x, y, width, height]);
  });

test.each(whole ? [320, 390, 412, 440, 768, 1280, 1920] : [390])("React's head comes where the club's stood: %i px", async (width) => {
  const answered = JSON.stringify({ version: 3, choice: "denied", at: "2026-08-01T10:00:00Z" });
  const { page } = await open("/information/dsgvo", { storage: { "tribun.consent": answered } });
  await page.setViewportSize({ width, height: 800 });
  const held = Promise.withResolvers<void>();
  await page.route("**/*.css", async (route) => {
    await held.promise;
    await route.continue();
  });
  // The club's fonts load at different times in both states, and are a pixel wider or narrower than their fallbacks.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(new URL("/order/number", page.url()).href, { waitUntil: "commit" });
  await page.locator(".club-boot-chant").waitFor();
  const before = await headOf(page, ".club-boot");
  held.resolve();
  await page.locator("h1").waitFor();
  const after = await headOf(page, "header");
  expect(before.length).toBeGreaterThan(1);
  expect(after).toHaveLength(before.length);
  const sides = after.flat();
  expect(Math.max(...before.flat().map((side, at) => Math.abs(side - (sides[at] ?? Infinity))))).toBeLessThanOrEqual(1);
});

test.each(whole ? ["*.css", "index-*.js", "state-*.json"] : ["index-*.js"])(
  "a page whose file cannot be fetched says so, and what helps: %s",
  async (file) => {
    const { page } = await open("/information/dsgvo");
    await page.route(`**/${file}`, (route) => route.abort());
    await page.goto(new URL("/order/number?from=here", page.url()).href);
    const said = page.getByRole("status").getByText("Die Seite ist noch nicht da.");
    await said.waitFor();
    expect(await said.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      "",
      expect.stringMatching(/^tel:0800/),
    ]);
    await page.unroute(`**/${file}`);
    await said.getByRole("link").first().click();
    await page.locator("h1").waitFor();
    expect(page.url()).toContain("/order/number?from=here");
  },
);

test.runIf(whole)("a page whose files hang says so after a while, and one without scripts only what it needs them for", async () => {
  const { page } = await open("/information/dsgvo");
  await page.route("**/*.js", () => undefined);
  await page.goto(new URL("/dashboard", page.url()).href, { waitUntil: "commit" });
  const late = page.locator(".club-boot-late");
  await late.waitFor({ state: "attached" });
  expect(await late.isVisible()).toBe(false);
  await late.evaluate((element) => {
    for (const movement of element.getAnimations()) movement.currentTime = 15_000;
  });
  expect(await late.isVisible()).toBe(true);

  const { page: unscripted } = await open("/dashboard", { scripts: false });
  expect(await unscripted.locator("noscript a").getAttribute("href")).toMatch(/^tel:0800/);
  expect(await unscripted.locator("noscript a").isVisible()).toBe(true);
  expect(await unscripted.locator(".club-boot-late").isVisible()).toBe(false);
});

test.runIf(whole)("a letter that none of our texts has comes from a whole font, which is fetched for it alone", async () => {
  const { page } = await open("/information/agb");
  const whole = () =>
    page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.includes("-latin-ext-")).length);
  await page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === "loaded").length > 1);
  expect(await whole()).toBe(0);
  await page.locator("h1").evaluate((heading) => (heading.textContent = "Łódź"));
  await expect.poll(whole).toBeGreaterThan(0);
});
