import { rmSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { calendarFile } from "../assets/calendar.ts";
import { readSite, type Site, SITE_FILE } from "../prerender/site.ts";
import { createClubServer } from "./app.ts";
import { currentPages } from "./current.ts";
import { readFiles } from "./files.ts";
import { ownRenderer } from "./renderer.ts";
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
const facts = (startDate: string, eventStatus: string) =>
  JSON.stringify({
    "@type": "SportsEvent",
    ...{ startDate, endDate: "2026-12-13T18:00:00Z", eventStatus, location: { "@type": "Place", name: "Auswärts, bei Lodos" } },
  });
const document =
  '<html lang="de"><head><title>T</title><meta name="description" content="12.12."/></head><body><div id="root" data-prerendered="200"><div data-starts="x">12.12.</div></div><script id="club-wave" type="application/json">{"entry":"/e.js"}</script><script>wake()</script></body></html>';
const shellDocument =
  '<html lang="de"><head><title>T</title></head><body><div id="root"><b>Muster</b></div><script id="club-wave" type="application/json">{"entry":"/e.js"}</script><script>wake()</script></body></html>';
/** Draws what the operator says, as the built one does: nothing where it is as before. */
const RENDERER = `export const answerForm = async () => undefined;
export const redrawPage = async ({ path, language, state, origin, fetch }) => {
  const answer = await fetch(origin + "/api/matches?id=17");
  const said = await answer.json();
  if (said.kickOff === JSON.parse(state).kickOff) return undefined;
  const body = '<div data-starts="' + said.kickOff + '">' + path + language + (said.torn ?? "") + '</div><script type="application/ld+json">' + JSON.stringify(said.facts) + "</script>";
  const head = '<title>T</title><meta name="description" content="' + said.kickOff + '"/>';
  return { ...(path !== "/dashboard" && { page: { head, body } }), fresh: [[["matches"], said.opponent]] };
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
  return says === "fault" ? c.text("broken", 500) : c.json(says);
});

beforeAll(async () => {
  dist = await sampleDist();
  const site: Site = JSON.parse(readFileSync(join(dist, SITE_FILE), "utf8"));
  const wave = { entry: "/e.js", scripts: [], styles: [], state: "/assets/state-2.json" };
  const page = { file: "de/derby.html", policy: "default-src 'none'", wave, tellsMatches: true } as const;
  const languages = { ...site.languages, de: { ...site.languages["de"], [PAGE]: page } };
  const shell = { ...page, file: "de/dashboard.html", wave: { ...wave, scripts: ["/s.js"] } };
  const client = { ...site.client, de: { ...site.client["de"], [SHELL]: shell } };
  writeFileSync(join(dist, SITE_FILE), JSON.stringify({ ...site, languages, client }));
  for (const folder of ["server", "client/event"]) mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, "server/club-server.js"), RENDERER);
  writeFileSync(join(dist, "client/de/derby.html"), document);
  writeFileSync(join(dist, "client/de/dashboard.html"), shellDocument);
  writeFileSync(join(dist, "client/assets/state-2.json"), '{"kickOff":"2026-12-12T17:30:00Z"}');
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

const AS_BUILT = { kickOff: event.startsAt };
const MOVED = {
  kickOff: "2026-12-13T16:00:00Z",
  opponent: "</script>",
  facts: JSON.parse(facts("2026-12-13T16:00:00Z", "https://schema.org/EventRescheduled")) as unknown,
};
const server = (url = operatorUrl) => createClubServer({ dist, operatorUrl: url });
const read = async (app: Hono, path = PAGE) => (await app.request(path, { headers: { "accept-language": "de" } })).text();

test("a page stays as it was built while its match does, and its operator is not asked at every visit", async () => {
  says = AS_BUILT;
  const app = server();
  expect(await read(app)).toBe(document);
  expect(await read(app)).toBe(document);
  expect(asked).toBe(1);
});

test("once staff have moved the match its page, description, calendar file and the answers for its waking say so", async () => {
  says = AS_BUILT;
  const app = server();
  await read(app);
  says = MOVED;
  nowMs += 11_000;
  const answer = await app.request(PAGE, { headers: { "accept-language": "de" } });
  const html = await answer.text();
  expect(html).toContain('<div id="root" data-prerendered="200"><div data-starts="2026-12-13T16:00:00Z">/event/derbyde</div>');
  expect(html).toContain('<meta name="description" content="2026-12-13T16:00:00Z"/>');
  expect(html).toContain(String.raw`"fresh":[[["matches"],"\u003c/script>"]]`);
  expect(html).toContain("<script>wake()</script></body>");
  expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
  const again = { "accept-language": "de", "if-none-match": answer.headers.get("etag") ?? "" };
  expect((await app.request(PAGE, { headers: again })).status).toBe(304);
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

test("a page that was drawn anew is as small as a built one, and made once for as long as nothing more changes", async () => {
  says = MOVED;
  const files = readFiles(join(dist, "client"));
  const current = currentPages({ site: readSite(dist), files, renderer: ownRenderer(dist), operatorUrl });
  const first = await current.page("de", PAGE);
  expect(first?.file.encoded.br?.length).toBe(brotliCompressSync(first?.file.plain ?? "").length);
  nowMs += 11_000;
  expect(await current.page("de", PAGE)).toBe(first);
  expect(asked).toBe(2);
});

test("a shell brings what staff have moved, and stays as it was otherwise", async () => {
  says = AS_BUILT;
  const app = server();
  expect(await read(app, SHELL)).toBe(shellDocument);
  says = { ...MOVED, opponent: "Lodos" };
  nowMs += 11_000;
  const wave = '{"entry":"/e.js","scripts":[],"styles":[],"state":"/assets/state-2.json","fresh":[[["matches"],"Lodos"]]}';
  expect(await read(app, SHELL)).toBe(shellDocument.replace('{"entry":"/e.js"}', wave));
});

test("a match that is called off is called off in the calendar", async () => {
  says = { ...MOVED, facts: JSON.parse(facts(event.startsAt, "https://schema.org/EventCancelled")) as unknown };
  expect(await read(server(), "/event/derby.de.ics")).toContain("\r\nSTATUS:CANCELLED\r\n");
});

test.each([
  ["is down", "http://localhost:1", AS_BUILT],
  ["answers with a fault", undefined, "fault"],
  ["says nothing", undefined, "silence"],
] as const)("while the operator %s a page comes as it was built, and soon", async (_, url, said) => {
  says = said;
  const app = server(url);
  expect(await read(app)).toBe(document);
  expect(await read(app, "/event/derby.de.ics")).toContain("DTSTART:20261212T173000Z");
});

test("a page of which a part could not be drawn stays as it was", async () => {
  says = { ...MOVED, torn: "<!--$!--><template></template><!--/$-->" };
  expect(await read(server())).toBe(document);
});

test("what staff said last holds while the operator is down", async () => {
  says = MOVED;
  const app = server();
  const moved = await read(app);
  says = "fault";
  nowMs += 11_000;
  expect(await read(app)).toBe(moved);
});
