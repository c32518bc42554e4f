import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { basename } from "node:path";
import { LANGUAGES } from "@tribun/domain";
import { browserZone } from "@tribun/vitest-config/clock/zones";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { app, browser, server, openBuiltClub, whole } from "../page-checks/built-club.ts";
import { PUBLIC_PAGES } from "./kinds.ts";
import { shiftOf } from "./weigh.ts";

openBuiltClub();

/** Smaller shifts round to zero (`limits.ts`). */
const NOTHING = 0.005;
/** Position inside the club's header at which the document is split. */
const MIDDLE = "<details";
const BEFORE_MIDDLE = /<header\b(?:(?!<\/header>)[^])*$/;
/** Rows that fit only with one of the two fonts. */
const NARROW = [
  { path: "/fan/reviews", width: 320 },
  { path: "/fan/games/penalty", width: 360 },
] as const;
/** Pause of a slow connection, in milliseconds. For half a second after the window gets its width, the browser counts no shifts. */
const PAUSE_MS = 700;

/** Expects that nothing moves on a phone until the club's fonts are drawn. */
async function expectStill(language: string, url: string, prepare: (page: Page) => Promise<void>, width = 412): Promise<void> {
  const context = await browser.newContext({
    ...{ locale: language, timezoneId: browserZone(), extraHTTPHeaders: { "accept-language": language } },
    ...{ viewport: { width, height: 823 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  });
  try {
    const page = await context.newPage();
    await prepare(page);
    const { shift, moved } = await shiftOf(page, url, lettersDrawn);
    expect(shift, `${language} ${url}: ${moved.join("; ")}`).toBeLessThan(NOTHING);
  } finally {
    await context.close();
  }
}

async function lettersDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".woff2")));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** Calls `then` once, after the next page has painted and a slow connection has paused. Before that, nothing on the page can move. */
async function oncePainted(page: Page, then: () => void): Promise<void> {
  await page.exposeFunction("painted", () => void setTimeout(then, PAUSE_MS));
  await page.addInitScript(`new PerformanceObserver(() => painted()).observe({ type: "paint", buffered: true })`);
}

async function holdLetters(page: Page): Promise<void> {
  const painted = Promise.withResolvers<void>();
  await oncePainted(page, painted.resolve);
  await page.route("**/*.woff2", (route) => painted.promise.then(() => route.continue()));
}

describe(`nothing moves on public pages of ${basename(app)}`, () => {
  const opened = PUBLIC_PAGES.flatMap(({ path }) => LANGUAGES.map((language) => ({ path, language })));
  test.concurrent.for(whole ? opened : opened.slice(0, 1))("once the club's letters come: $path, $language", ({ path, language }) =>
    expectStill(language, server.url + path, holdLetters),
  );

  test.runIf(whole).concurrent.for(NARROW.flatMap(({ path, width }) => LANGUAGES.map((language) => ({ path, width, language }))))(
    "in a row with large figures that has hardly room: $path, $language",
    ({ path, width, language }) => expectStill(language, server.url + path, holdLetters, width),
  );

  test.runIf(whole)("while a document comes in two pieces", async () => {
    let painted = Promise.withResolvers<void>();
    const slow = async ({ url = "/", headers }: IncomingMessage, answer: ServerResponse) => {
      const answered = await fetch(server.url + url, { headers: { "accept-language": headers["accept-language"] ?? "" } });
      answer.writeHead(answered.status, { "content-type": answered.headers.get("content-type") ?? "" });
      const body = Buffer.from(await answered.arrayBuffer());
      if (url !== "/") return answer.end(body);
      const middle = body.indexOf(MIDDLE);
      answer.write(body.subarray(0, middle));
      await painted.promise;
      return answer.end(body.subarray(middle));
    };
    const line = createServer((request, answer) => void slow(request, answer));
    await new Promise<void>((resolve) => line.listen(0, resolve));
    const { port } = line.address() as AddressInfo;
    try {
      for (const language of LANGUAGES) {
        const home = await fetch(server.url, { headers: { "accept-language": language } });
        expect((await home.text()).split(MIDDLE)[0]).toMatch(BEFORE_MIDDLE);
        await expectStill(language, `http://localhost:${port}/`, (page) => {
          painted = Promise.withResolvers();
          return oncePainted(page, painted.resolve);
        });
      }
    } finally {
      line.close();
    }
  });
});
