import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { LANGUAGES } from "@tribun/domain";
import { shiftClock } from "@tribun/vitest-config/clock";
import { runOffset } from "@tribun/vitest-config/clock/run";
import { browserZone } from "@tribun/vitest-config/clock/zones";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { app, browser, server, openBuiltClub, whole } from "../page-checks/built-club.ts";
import { PUBLIC_PAGES } from "./kinds.ts";
import { tooHeavy } from "./limits.ts";
import { weigh } from "./weigh.ts";

openBuiltClub();

async function inEmptyWindow<T>(language: string, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    ...{ locale: language, timezoneId: browserZone(), extraHTTPHeaders: { "accept-language": language } },
    ...{ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true },
  });
  // With a fixed clock a countdown weighs the same every day.
  await context.addInitScript(shiftClock, runOffset());
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

describe(`public pages of ${basename(app)} keep their budget`, () => {
  // A sample takes one page for each way to hydrate, each in one language.
  const samples = PUBLIC_PAGES.filter(({ name }) => whole || ["home", "list", "register"].includes(name));
  test.concurrent.for(samples)("$name", async (sample, { expect: expectHere }) => {
    const language = LANGUAGES[samples.indexOf(sample) % LANGUAGES.length] ?? "de";
    for (const spoken of whole ? LANGUAGES : [language]) {
      const weight = await inEmptyWindow(spoken, (page) => weigh(page, server.url + sample.path, sample.intent));
      // One string, because a comparison shows only the first entry of a list.
      expectHere(tooHeavy(sample, weight).join("\n"), spoken).toBe("");
    }
  });
});

test.runIf(whole)("what a page asks for again and again once it was idle is no part of opening it", async () => {
  const weight = await inEmptyWindow("de", async (page) => {
    await page.route("**/*", async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname !== "/") return route.fulfill({ contentType: "application/json", body: "{}" });
      const ask = (path: string, ms: number) => `setTimeout(() => fetch("${path}"), ${ms});`;
      const body = `<h1>Idle</h1><script>${ask("/at-once", 0)}${ask("/soon", 1000)}setInterval(() => fetch("/again"), 3500)</script>`;
      return route.fulfill({ contentType: "text/html", body });
    });
    return weigh(page, `${server.url}/`);
  });
  expect(weight.before.map(({ path }) => path)).toEqual(["/", "/at-once", "/soon"]);
});

test("one file alone is named as the start of every page: what is fetched ahead of a part leaves it out by its name", () => {
  const starts = readdirSync(join(app, "dist/client/assets")).filter((file) => /^index-[\w-]+\.js$/.test(file));
  expect(starts).toHaveLength(1);
});

/** A page that exceeds every limit. If no limit reports it, the silence about other pages means nothing. */
test.runIf(whole)("a page with too much of everything is told by each limit", async () => {
  const noise = (bytes: number) => `/*${Array.from({ length: bytes / 8 }, (_, i) => Math.sin(i).toString(36).slice(-8)).join("")}*/`;
  const weight = await inEmptyWindow("de", async (page) => {
    await page.route("**/*", async (route) => {
      const { pathname } = new URL(route.request().url());
      // Wait, because a fast machine may load everything before anything has moved.
      if (pathname === "/7.js") await page.waitForFunction("window.layoutShift().shift > 0");
      if (pathname !== "/") return route.fulfill({ contentType: "text/javascript", body: noise(20_000) });
      const files = Array.from({ length: 12 }, (_, i) => `<script src="/${i}.js"></script>`).join("");
      // Repeatedly, because the browser counts no shift right after the window got its width.
      const move = "setInterval(() => (document.querySelector('h1').style.marginTop = (top = 300 - top) + 'px'), 200)";
      const late = `<script>{let top = 0; ${move}}${noise(8000)}</script>`;
      return route.fulfill({ contentType: "text/html", body: `<style>${noise(20_000)}</style><h1>Heavy</h1>${late}${files}` });
    });
    return weigh(page, `${server.url}/`);
  });
  expect(tooHeavy({ kind: "still" }, weight).map((fault) => fault.split(/, KiB|:/)[0])).toEqual([
    "JavaScript before the first intent",
    "document with its styles and headers",
    "requests until idle",
    "JavaScript until all works",
    "files of JavaScript until all works",
    "layout shift",
  ]);
});
