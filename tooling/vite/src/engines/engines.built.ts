import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type ClubServer, serveClub } from "@tribun/site-server";
import { chanceScript } from "./bundle.ts";
import { type Driver, isInstalled } from "./driver.ts";
import { firefox } from "./firefox.ts";
import { played } from "./played.ts";
import { webkit } from "./webkit.ts";

// Checks the inline scripts and hydration in Firefox and WebKit, which no other check starts. An engine that is not installed is skipped
// (Debian: firefox-esr; webkit2gtk-driver and xvfb).

const PATIENCE = { timeout: 20_000, interval: 100 };
const ENGINES = [
  ["Firefox", isInstalled("firefox-esr"), () => firefox(9333)],
  ["WebKit", isInstalled("WebKitWebDriver") && isInstalled("Xvfb"), () => webkit(9515)],
] as const;

let server: ClubServer;
beforeAll(async () => {
  server = await serveClub({ dist: join(inject("app"), "dist"), port: 0, operatorUrl: "http://localhost:1" });
});
afterAll(() => server.stop());

for (const [name, installed, start] of ENGINES) {
  describe.skipIf(!installed)(`pages in ${name}`, () => {
    let page: Driver;
    beforeAll(async () => {
      page = await start();
    });
    afterAll(() => page.close());

    test("a page at rest fetches no code, brings its letters late, and answers theme and consent", async () => {
      await page.open(`${server.url}/`);
      await expect
        .poll(() => page.read("[...document.fonts].some((face) => face.family === 'Teko' && face.status === 'loaded')"), PATIENCE)
        .toBe("true");
      expect(await page.read("performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length")).toBe("0");
      await page.press('[data-consent-act="denied"]');
      await expect.poll(() => page.read("document.documentElement.dataset.consent === undefined"), PATIENCE).toBe("true");
      await page.read("document.querySelector('input[name=theme][value=dark]').click()");
      await expect.poll(() => page.read("document.documentElement.dataset.theme === 'dark'"), PATIENCE).toBe("true");
    });

    test("a filter is a page of its own that keeps the fan's place", async () => {
      await page.open(`${server.url}/tarife`);
      await page.read("scrollTo(0, 150)");
      await page.read("document.querySelector('main nav a[href*=\"type=\"]').click()");
      await expect
        .poll(
          () =>
            page.read(
              "location.search.startsWith('?type=') && scrollY === 150 && document.documentElement.dataset.hydration === undefined",
            ),
          PATIENCE,
        )
        .toBe("true");
    });

    test("a form that is filled in while the page hydrates goes out once, with all that was typed", async () => {
      await page.open(`${server.url}/auth/login`);
      await page.type("main input[name=identifier]", "ela@example.org");
      await page.type("main input[name=password]", "Geheim-2026-lang");
      await page.press("main button[type=submit]");
      // Count at once, because the form retries after a while when no answer comes.
      const sent = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/auth/')).length";
      await expect.poll(() => page.read(`${sent} > 0 && document.documentElement.dataset.hydration === "done"`), PATIENCE).toBe("true");
      expect(await page.read(sent)).toBe("1");
      expect(await page.read("[...document.querySelectorAll('main form input')].map(({ value }) => value).join()")).toBe(
        "ela@example.org,Geheim-2026-lang",
      );
      expect(await page.read("location.pathname + location.search")).toBe("/auth/login");
    });

    test("a turn of the game and a draw end as they do at the operator", async () => {
      await page.open(`${server.url}/fan`);
      expect(await page.read(`(() => { ${await chanceScript()}; return chance.played(); })()`)).toBe(played());
    });

    test("a page that React draws from the start is drawn", async () => {
      await page.open(`${server.url}/order/tariff`);
      await expect.poll(() => page.read("document.querySelector('main h1') !== null"), PATIENCE).toBe("true");
    });
  });
}
