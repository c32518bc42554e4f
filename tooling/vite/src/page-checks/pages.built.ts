import { basename, join } from "node:path";
import { type Language, LANGUAGES } from "@tribun/domain";
import { sweepsWhole } from "@tribun/vitest-config/sweep";
import type { Browser } from "playwright";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser, visitorOf } from "../hydration/check.ts";
import { clientPaths, drawnPaths } from "../hydration/paths.ts";
import { type ClubServer, serveClub } from "../server/index.ts";
import { axeViolations } from "./axe.ts";
import { fetchedSoon } from "./fetched-soon.ts";
import { pageFaults } from "./index.ts";
import { turnOf } from "./turn.ts";

// One club's pages: those of the app in whose folder the tests were started, or of the first.
const app = inject("app");
const dist = join(app, "dist");
const { place, language, other, viewport } = turnOf(app);

let browser: Browser;
let server: ClubServer;
let visits: Readonly<Record<Language, ReturnType<typeof visitorOf>>>;
beforeAll(async () => {
  browser = await openBrowser();
  // Nobody listens there: pages come to life with the answers they were drawn with, and tell a signed-in fan what is missing.
  server = await serveClub({ dist, port: 0, operatorUrl: "http://localhost:1" });
  visits = {
    de: visitorOf(browser, server.url, { language: "de", viewport }),
    tr: visitorOf(browser, server.url, { language: "tr", viewport }),
  };
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const drawn = drawnPaths(dist);
/** In a sample each page is looked at in two clubs: in one language at one width, in the other at the other. */
const isLookedAt = (_path: string, at: number) => sweepsWhole() || at % 2 === (place === 1 || place === 2 ? 1 : 0);
const faultsAt = async (path: string, spoken: Language) => (await visits[spoken](path, pageFaults)).complaints;

describe(`every page of ${basename(app)} comes to life without a complaint, and nothing is in anybody's way`, () => {
  test.concurrent.for(drawn.filter(isLookedAt))(`%s (${language})`, async (path, { expect: expectHere }) => {
    expectHere(await faultsAt(path, language)).toEqual([]);
  });
  // The other language on all of them at night, at the same width; by day where most fans are.
  test.concurrent.for(sweepsWhole() ? drawn : ["/", "/tarife"])(`%s (${other})`, async (path, { expect: expectHere }) => {
    expectHere(await faultsAt(path, other)).toEqual([]);
  });
  test.concurrent.for(clientPaths(dist).filter(isLookedAt))(
    `%s (${language}), as a stranger finds it`,
    async (path, { expect: expectHere }) => {
      expectHere(await faultsAt(path, language)).toEqual([]);
    },
  );
  test.concurrent.for(clientPaths(dist).filter(sweepsWhole))(
    `%s (${other}), as a stranger finds it`,
    async (path, { expect: expectHere }) => {
      expectHere(await faultsAt(path, other)).toEqual([]);
    },
  );
});

test("a page that does not exist says so, with a way out", async () => {
  const answer = await fetch(`${server.url}/gibt-es-nicht`);
  expect(answer.status).toBe(404);
  const page = await browser.newPage();
  await page.setContent(await answer.text());
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(0);
  await page.close();
});

const manifest = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  lang: v.picklist(LANGUAGES),
  start_url: v.literal("/"),
  display: v.literal("standalone"),
  icons: v.pipe(v.array(v.object({ src: v.string(), sizes: v.string(), type: v.string() })), v.minLength(3)),
  share_target: v.object({ action: v.string(), method: v.literal("POST") }),
  shortcuts: v.pipe(v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty()), url: v.string() })), v.minLength(3)),
});

test.for(LANGUAGES)(
  "the club can stand on a home screen (%s): every icon is what it says it is, every shortcut leads somewhere",
  async (spoken) => {
    const page = await browser.newPage();
    await page.goto(`${server.url}/?lang=${spoken}`);
    const address = (await page.locator("link[rel=manifest]").getAttribute("href")) ?? "";
    const told = v.parse(manifest, await (await fetch(new URL(address, server.url))).json());
    expect(told.lang).toBe(spoken);
    for (const { src, sizes, type } of told.icons) {
      const answer = await fetch(server.url + src);
      expect(answer.headers.get("content-type"), src).toContain(type);
      const side = await page.evaluate(async (of) => {
        const image = new Image();
        image.src = of;
        await image.decode();
        return image.naturalWidth;
      }, src);
      if (sizes !== "any") expect(`${side}x${side}`, src).toBe(sizes);
    }
    const { action, method } = told.share_target;
    const shared = await fetch(server.url + action, { method, body: new URLSearchParams({ text: "?" }), redirect: "manual" });
    expect([shared.status, shared.headers.get("location")]).toEqual([303, "/support#write"]);
    for (const { name, url } of told.shortcuts) expect((await fetch(server.url + url)).status, name).toBe(200);
    await page.close();
  },
);

test("nothing that changes the language is fetched before it is pressed", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.url}/tarife?type=flex`);
  const fetched = await page.evaluate(fetchedSoon);
  expect(fetched.some((href) => href.endsWith("/information/tag"))).toBe(true);
  expect(fetched.filter((href) => href.includes("lang=") || href.includes("/api/"))).toEqual([]);
  await context.close();
});

test("clubs stand in two languages", () => expect(new Set([language, other])).toEqual(new Set(LANGUAGES)));

/** A page with a fault of every kind: if that is silent, so is every page. */
test("a page with faults is told by each check", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent(
    '<main><p id="a">1</p><p id="a">2</p><img src="data:,"><label>Name <b></b></label><button style="color: white">A</button></main>',
  );
  expect((await axeViolations(page)).join()).toContain("image-alt");
  const faults = (await pageFaults(page)).join();
  for (const part of ['id "a"', "names no field", "px", "is there to be pressed", "too light for white paper"])
    expect(faults).toContain(part);
  await context.close();
});
