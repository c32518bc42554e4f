import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Language, LANGUAGES } from "@tribun/domain";
import { type Brand, parseBrand } from "@tribun/brand-contract";
import { offers } from "@tribun/storefront/brand";
import type { Renderer } from "@tribun/storefront/page";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { createClubServer, isClubRenderer } from "@tribun/site-server";
import { readSite } from "@tribun/site-server/documents";
import { readSnapshot, snapshotFetch } from "../snapshot.ts";
import { documentFaults, linksOf, SPECIFIED } from "./census.ts";

const app = inject("app");
const dist = join(app, "dist");
const site = readSite(dist);
const server = createClubServer({ dist, operatorUrl: "http://localhost:1" });
const ask = (path: string, language: Language) => server.request(path, { headers: { cookie: `lang=${language}` } });
/** Follows the 308 of a page that has moved. */
const arrived = async (path: string, language: Language) => {
  const answer = await ask(path, language);
  const location = answer.headers.get("location");
  return answer.status === 308 && location !== null ? ask(location, language) : answer;
};
const documents = Object.entries(site.languages).flatMap(([language, pages]) =>
  Object.entries(pages).map(([path, { file }]) => ({
    path,
    language: language as Language,
    html: readFileSync(join(dist, "client", file), "utf8"),
  })),
);

let brand: Brand;
let renderer: Renderer;
beforeAll(async () => {
  const named: unknown = await import(pathToFileURL(join(app, "../../brands", basename(app), "brand.config.ts")).href);
  if (typeof named !== "object" || named === null || !("brand" in named)) throw new Error("a brand's file names no brand");
  brand = parseBrand(named.brand);
  const drawing: unknown = await import(pathToFileURL(join(dist, "server/club-server.js")).href);
  if (!isClubRenderer(drawing)) throw new Error("the prerenderer's bundle does not export what it should");
  renderer = drawing;
});

describe(`every route of the specification in ${basename(app)}`, () => {
  test.for(SPECIFIED)("$route", async ({ route, example = route, capability }) => {
    const wanted = capability && !offers(brand, capability) ? 404 : 200;
    for (const language of LANGUAGES) expect([language, (await arrived(example, language)).status]).toEqual([language, wanted]);
  });
});

test("each document is in its language, titled, described and headed once, and shows no key of a text", () => {
  const faults = documents.flatMap(({ path, language, html }) =>
    documentFaults(html, { language, club: brand.name }).map((fault) => `${path} ${fault}`),
  );
  expect(faults).toEqual([]);
});

/** Forms that end in a session, which the browser stores. */
const NEED_SCRIPTS = ["/auth/forgot-password", "/auth/login", "/auth/register", "/auth/register?kind=corporate"];
const NEEDS_SCRIPTS = { de: "Dieses Formular braucht JavaScript", tr: "Bu form JavaScript ile çalışır" };

test.for(LANGUAGES)("only forms that need what the browser keeps say that they need scripts (%s)", (spoken) => {
  const said = documents.filter(({ language, html }) => language === spoken && html.includes(NEEDS_SCRIPTS[spoken]));
  expect(said.map(({ path }) => path).toSorted()).toEqual(NEED_SCRIPTS);
});

test("no link leads nowhere, and each anchor has its place", async () => {
  const lost = new Map<string, string>();
  const answers = new Map<string, Promise<string | undefined>>();
  const follow = (target: string, language: Language) => {
    const key = `${language} ${target}`;
    const known = answers.get(key) ?? Promise.resolve(ask(target, language)).then((answer) => (answer.ok ? answer.text() : undefined));
    answers.set(key, known);
    return known;
  };
  for (const { path, language, html } of documents) {
    const base = new URL(path === "404" ? "/nirgends" : path, "https://club.invalid");
    for (const href of linksOf(html)) {
      const { pathname, search, hash } = new URL(href, base);
      if (/^\/(?:api|c)\//.test(pathname)) continue;
      const onPage = path === "404" && pathname === base.pathname;
      const found = onPage ? html : await follow(pathname + search, language);
      const isDrawn = found?.includes("data-prerendered");
      if (found === undefined || (hash !== "" && isDrawn && !found.includes(`id="${decodeURIComponent(hash.slice(1))}"`)))
        lost.set(href, `${path} (${language})`);
    }
  }
  expect([...lost].map(([href, from]) => `${href}, from ${from}`)).toEqual([]);
});

test("what a club has switched off is no page, and no page leads there", async () => {
  const capabilities = { jersey: false, vipNumbers: false, porting: false, business: false, games: false };
  const { clubShare: _, ...shareless } = brand;
  const bare: Brand = { ...shareless, capabilities };
  const gated = SPECIFIED.filter(({ capability }) => capability).map(({ route }) => route);
  expect(gated.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const request = { brand: bare, language, fetch: snapshotFetch(readSnapshot(brand.id, language), () => undefined) };
    const { addresses, shells } = await renderer.listPages(request);
    const routes = [...addresses.map((address) => address.replace(/\?.*/, "")), ...shells];
    expect(routes.filter((route) => gated.includes(route))).toEqual([]);
    for (const path of gated) expect([path, (await renderer.renderPage({ ...request, path })).status]).toEqual([path, 404]);
    for (const path of ["/", "/tarife", "/support", "/information", "/fan"]) {
      const { body } = await renderer.renderPage({ ...request, path });
      expect([path, linksOf(body).filter((href) => gated.some((route) => href.startsWith(route)))]).toEqual([path, []]);
    }
  }
});

describe("the addresses of a site", () => {
  const request = { language: "de" as const, fetch: snapshotFetch(readSnapshot(basename(app), "de"), () => undefined) };
  const words = { de: "Wort", tr: "Söz" };
  const events = [{ slug: "derby", name: words, place: words, startsAt: "2026-12-12T17:30:00Z", endsAt: "2026-12-12T19:30:00Z" }];
  const all = { jersey: true, vipNumbers: true, porting: true, business: true, games: true };
  const list = async (capabilities = all) =>
    (await renderer.listPages({ ...request, brand: { ...brand, events, capabilities } })).addresses;

  test("the shop finder has one for each region that has a shop", async () => {
    const shops = (await list()).filter((address) => address.startsWith("/support/shops"));
    expect(shops).toHaveLength(11);
    expect(shops).toContain("/support/shops?region=1");
  });

  test("the list of tariffs has one for each filter, in the order in which the server looks for it", async () => {
    const tariffs = (await list()).filter((address) => address.startsWith("/tarife"));
    expect(tariffs).toEqual(
      expect.arrayContaining([
        ...["/tarife", "/tarife?type=flex", "/tarife?compare=all&term=12&type=flex", "/tarife?gb=25&type=flex"],
        ...["/tarife?gb=25&term=12&type=flex", "/tarife/flex/serbest-m"],
      ]),
    );
    expect(tariffs.filter((address) => address.includes("gb=") && address.includes("compare="))).toEqual([]);
    expect(new Set(tariffs).size).toBe(tariffs.length);
  });

  test("a club that serves no companies has none for their tariffs", async () => {
    expect((await list({ ...all, business: false })).filter((address) => address.includes("business"))).toEqual([]);
  });

  test("what fans read has one for each topic, each content and each event", async () => {
    const addresses = await list();
    const news = addresses.filter((address) => /^\/fan\/news(?:\?|$)/.test(address));
    expect(news).toEqual(["/fan/news", "/fan/news?category=news-club", "/fan/news?category=news-network"]);
    expect(addresses.filter((address) => address.startsWith("/fan/reviews"))).toHaveLength(6);
    expect(addresses).toEqual(
      expect.arrayContaining(["/fan/news/derby-week", "/fan/videos/derby-goal", "/fan/wallpapers/sash", "/event/derby"]),
    );
  });
});

test("a document with every fault is told, and a link in any form is found", () => {
  const faults = documentFaults('<html lang="en"><title>X</title><h1>a</h1><h1>b</h1><p>title.home</p>', { language: "de", club: "Club" });
  expect(faults).toHaveLength(5);
  expect(
    linksOf('<a class="x" href="/a?b=1&amp;c=2">1</a><a href="#top">2</a><a href="https://else.example/">3</a><a href="?lang=tr">4</a>'),
  ).toEqual(["/a?b=1&c=2", "#top", "?lang=tr"]);
});
