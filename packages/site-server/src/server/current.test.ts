import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { calendarFile } from "../documents/calendar.ts";
import { type Site, SITE_FILE } from "../documents/site.ts";
import { createClubServer } from "./app.ts";
import { sampleDist } from "./sample-dist.ts";

const PAGE = "/event/derby";
const SHELL = "/dashboard";
const event = {
  slug: "derby",
  name: { de: "Das große Derby", tr: "Büyük derbi" },
  place: { de: "Musterstadion, Istanbul", tr: "Örnek stat, İstanbul" },
  startsAt: "2026-12-12T17:30:00Z",
  endsAt: "2026-12-12T19:30:00Z",
};
const factsOf = (startDate: string, status: string) => ({
  "@type": "SportsEvent",
  ...{ startDate, endDate: "2026-12-13T18:00:00Z", eventStatus: `https://schema.org/${status}` },
  location: { "@type": "Place", name: "Auswärts, bei Lodos" },
});
const AS_BUILT = "as the build drew it";
/** A renderer whose pages show the operator's answer about a match. It lists one address for each campaign. */
const RENDERER = `
export const brand = { name: "Muster Mobil" };
export const answerForm = async () => undefined;
const ask = async ({ origin, fetch }, call) => (await (await fetch(origin + call)).json()).payload;
const drawn = (said, path, language) => ({ standalone: false, budget: "still", modules: [], state: JSON.stringify(said), status: 200, indexed: true,
  head: '<title>T</title><meta name="description" content="' + said.kickOff + '"/>',
  body: path + " in " + language + " " + said.kickOff + '<script type="application/ld+json">' + JSON.stringify(said.facts) + "</script>" });
export const renderPage = async (request) => {
  const said = await ask(request, "/api/matches?id=17");
  if (said.torn) throw new Error("a part could not be drawn");
  return { ...drawn(said, request.path, request.language), ...(/^.(?:tarife|404)$/.test(request.path) && { status: 404, body: "gone" }) };
};
export const renderShell = async (request) => ({ title: "T", ...drawn(await ask(request, "/api/matches?id=17"), "shell", request.language) });
export const listPages = async (request) => {
  const addresses = (await ask(request, "/api/campaigns")).map((id) => "/campaigns/" + id).concat("/tarife/flex/neu");
  return { addresses, found: addresses, shells: [] };
};`;

let dist: string;
let says: Readonly<Record<string, unknown>> | "silence" | "fault" = {};
let asked = 0;
let operatorUrl: string;
let stop: () => void;
const operator = new Hono();
operator.get("/api/matches", async (c) => {
  asked += 1;
  if (says === "silence") return new Promise<Response>(() => undefined);
  // The server time differs in each answer, but the content does not.
  return says === "fault" ? c.text("broken", 500) : c.json({ payload: says, meta: { serverTime: `${asked}` } });
});
operator.get("/api/campaigns", (c) => (says === "fault" ? c.text("broken", 500) : c.json({ payload: ["derby"] })));

beforeAll(async () => {
  dist = await sampleDist();
  const site: Site = JSON.parse(readFileSync(join(dist, SITE_FILE), "utf8"));
  const payload = { entry: "/e.js", scripts: [], styles: [], state: "/assets/state-2.json" };
  const page = { file: "de/derby.html", policy: "default-src 'none'", budget: "still", payload };
  const languages = { ...site.languages, de: { ...site.languages["de"], [PAGE]: page } };
  const client = { ...site.client, de: { ...site.client["de"], [SHELL]: { ...page, file: "de/dashboard.html" } } };
  writeFileSync(join(dist, SITE_FILE), JSON.stringify({ ...site, languages, client }));
  for (const folder of ["server", "client/event"]) mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, "server/club-server.js"), RENDERER);
  writeFileSync(join(dist, "client/de/derby.html"), AS_BUILT);
  writeFileSync(join(dist, "client/de/dashboard.html"), AS_BUILT);
  writeFileSync(
    join(dist, "client/event/derby.de.ics"),
    calendarFile({ id: "muster", name: "Muster" }, event, "de", "https://muster.example"),
  );
  operatorUrl = await new Promise((resolve) => {
    const server = serve({ fetch: operator.fetch, port: 0 }, ({ port }) => resolve(`http://localhost:${port}`));
    stop = () => {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
    };
  });
});
afterAll(() => {
  stop();
  rmSync(dist, { recursive: true });
});
let nowMs = 0;
beforeEach(() => {
  asked = 0;
  vi.spyOn(performance, "now").mockImplementation(() => nowMs);
});
afterEach(() => vi.restoreAllMocks());

const PLANNED = { kickOff: event.startsAt, facts: factsOf(event.startsAt, "EventScheduled") };
const MOVED = { kickOff: "2026-12-13T16:00:00Z", facts: factsOf("2026-12-13T16:00:00Z", "EventRescheduled") };
const server = (url = operatorUrl, answersFile?: string) => createClubServer({ dist, operatorUrl: url, answersFile });
const ask = (app: Hono, path: string) => app.request(path, { headers: { "accept-language": "de" } });
const read = async (app: Hono, path = PAGE) => (await ask(app, path)).text();
const payloadOf = (html: string) => /"(\/assets\/state-[^"]+)"/.exec(html)?.[1] ?? "";

test("a page is drawn with the operator's answers of now, and the operator is not asked at every visit", async () => {
  says = PLANNED;
  const app = server();
  const html = await read(app);
  expect(html).toContain(`/event/derby in de ${PLANNED.kickOff}`);
  expect(html).toContain("start()");
  expect(await read(app)).toBe(html);
  expect(asked).toBe(1);
  nowMs += 11_000;
  const again = await ask(app, PAGE);
  expect(await again.text()).toBe(html);
  const known = { "accept-language": "de", "if-none-match": again.headers.get("etag") ?? "" };
  expect((await app.request(PAGE, { headers: known })).status).toBe(304);
});

test("once staff have moved the match its page, description, calendar file and hydration payload say so, and nobody waits for it", async () => {
  says = PLANNED;
  const app = server();
  const before = await read(app);
  says = MOVED;
  nowMs += 11_000;
  expect(await read(app)).toBe(before);
  await vi.waitFor(async () => expect(await read(app)).toContain(`/event/derby in de ${MOVED.kickOff}`));
  const answer = await ask(app, PAGE);
  const html = await answer.text();
  expect(html).toContain(`<meta name="description" content="${MOVED.kickOff}"/>`);
  expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
  const payload = await ask(app, payloadOf(html));
  expect(await payload.json()).toEqual(MOVED);
  expect(payload.headers.get("cache-control")).toContain("immutable");
  const older = await ask(app, payloadOf(before));
  expect([await older.json(), older.headers.get("cache-control")]).toEqual([MOVED, "no-store"]);
  const lines = (await read(app, "/event/derby.de.ics")).split("\r\n");
  for (const line of [
    "DTSTART:20261213T160000Z",
    "DTEND:20261213T180000Z",
    String.raw`LOCATION:Auswärts\, bei Lodos`,
    "STATUS:CONFIRMED",
    "UID:derby-muster@muster.example",
  ])
    expect(lines).toContain(line);
  for (const name of ["DTSTART", "DTSTAMP", "SEQUENCE"]) expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1);
  expect(lines).not.toContain("SEQUENCE:0");
});

test("after a long time a visitor waits for the page of now", async () => {
  says = PLANNED;
  const app = server();
  await read(app);
  says = MOVED;
  nowMs += 61_000;
  expect(await read(app)).toContain(MOVED.kickOff);
});

test("a shell brings what staff have moved", async () => {
  says = MOVED;
  const app = server();
  const html = await read(app, SHELL);
  expect(html).toContain("shell in de");
  expect(await (await ask(app, payloadOf(html))).json()).toEqual(MOVED);
});

test("what the operator has added since the build has a page and stands in the sitemap; what is gone has none", async () => {
  says = PLANNED;
  const app = server();
  const added = await ask(app, "/campaigns/derby");
  expect([added.status, await added.text()]).toEqual([200, expect.stringContaining("/campaigns/derby in de")]);
  expect(await read(app, "/sitemap.xml")).toContain("<loc>https://muster.example/campaigns/derby</loc>");
  // A new tariff under another type redirects to its own address, like a tariff of the build.
  const tariff = await ask(app, "/tarife/single/neu");
  expect([tariff.status, tariff.headers.get("location")]).toEqual([308, "/tarife/flex/neu"]);
  expect((await ask(app, "/tarife")).status).toBe(404);
  expect((await ask(app, "/campaigns/else")).status).toBe(404);
});

test("a match that is called off is called off in the calendar", async () => {
  says = { ...MOVED, facts: factsOf(event.startsAt, "EventCancelled") };
  expect(await read(server(), "/event/derby.de.ics")).toContain("\r\nSTATUS:CANCELLED\r\n");
});

test.each([
  ["is down", "http://localhost:1", PLANNED],
  ["answers with a fault", undefined, "fault"],
  ["says nothing", undefined, "silence"],
] as const)("while the operator %s a page comes as it was built, and soon", async (_, url, said) => {
  says = said;
  const app = server(url);
  expect(await read(app)).toBe(AS_BUILT);
  expect(await read(app, "/event/derby.de.ics")).toContain("DTSTART:20261212T173000Z");
});

test("a page of which a part could not be drawn stays as it was", async () => {
  says = { ...MOVED, torn: true };
  expect(await read(server())).toBe(AS_BUILT);
});

test("what staff said last holds while the operator is down, after a restart too", async () => {
  says = MOVED;
  const file = join(dist, "answers.json");
  const app = server(operatorUrl, file);
  const moved = await read(app);
  await vi.waitFor(() => expect(readFileSync(file, "utf8")).toContain("2026-12-13T16:00:00Z"));
  says = "fault";
  nowMs += 61_000;
  expect(await read(app)).toBe(moved);
  nowMs += 61_000;
  expect(await read(server(operatorUrl, file))).toBe(moved);
});
