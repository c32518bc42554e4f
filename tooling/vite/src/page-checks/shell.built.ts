import { expect, test } from "vitest";
import { serveBuiltClub } from "./built-club.ts";

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
