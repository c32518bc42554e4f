import { basename } from "node:path";
import { LANGUAGES } from "@tribun/domain";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type Look, type Visitor, visitorOf } from "../hydration/check.ts";
import { clientPaths, drawnPaths, pageKinds } from "../hydration/paths.ts";
import { axeViolations } from "./axe.ts";
import { app, browser, dist, server, openBuiltClub, whole } from "./built-club.ts";
import { fetchedSoon } from "./fetched-soon.ts";
import { pageFaults } from "./index.ts";
import { DESKTOP, PHONE, turnOf } from "./turn.ts";

type Plan = { readonly path: string; readonly how: Visitor; readonly look?: Look };

openBuiltClub();

/** Every page in both languages, at the width of this club's turn. */
function wholePlan(): Plan[] {
  const { language, other, viewport } = turnOf(app);
  const hows = [language, other].map((spoken) => ({ language: spoken, viewport }));
  return [...drawnPaths(dist), ...clientPaths(dist)].flatMap((path) => hows.map((how) => ({ path, how, look: pageFaults })));
}

/** All pairs of language, width and theme. */
const SURROUNDINGS: readonly Visitor[] = [
  { language: "de", viewport: PHONE, colorScheme: "light" },
  { language: "tr", viewport: DESKTOP, colorScheme: "light" },
  { language: "de", viewport: DESKTOP, colorScheme: "dark" },
  { language: "tr", viewport: PHONE, colorScheme: "dark" },
];

/** Each kind of page once. A fifth of them run all checks. On the others the visitor does everything that is possible before hydration. */
function samplePlan(): Plan[] {
  const strange = pageKinds(dist, "client").filter((_path, at) => at % 4 === 0);
  return [...pageKinds(dist, "drawn"), "/an/address/nobody/has", ...strange].map((path, at) => {
    const how = SURROUNDINGS[at % SURROUNDINGS.length] ?? { language: "de" };
    return at % 5 === 0 ? { path, how, look: pageFaults } : { path, how: { ...how, busy: true } };
  });
}

const visits = new Map<Visitor, ReturnType<typeof visitorOf>>();
function visitBy(how: Visitor) {
  const visit = visits.get(how) ?? visitorOf(browser, server.url, how);
  visits.set(how, visit);
  return visit;
}

const plan = whole ? wholePlan() : samplePlan();

describe(`pages of ${basename(app)} come to life without a complaint, and nothing is in anybody's way`, () => {
  test.concurrent.for(plan)("$path ($how.language, $how.viewport.width px)", async ({ path, how, look }, { expect: expectHere }) => {
    // One string, because a comparison shortens a list.
    expectHere((await visitBy(how)(path, look)).complaints.join("\n")).toBe("");
  });
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

test.for(whole ? LANGUAGES : (["de"] as const))(
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

/** A page with one fault of each kind. If no check reports it, the silence about other pages means nothing. */
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
