import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compressAll } from "../prerender/compress.ts";
import { type Site, SITE_FILE } from "../prerender/site.ts";
import { createClubServer } from "./app.ts";

const dist = mkdtempSync(join(tmpdir(), "club-server-"));
const policy = "default-src 'none'";
const pages = (language: string) =>
  Object.fromEntries(
    ["/", "/tarife", "404", "shell"].map((path) => [
      path,
      { file: `${language}/${path === "/" ? "index" : path.replace("/", "")}.html`, policy },
    ]),
  );
const site: Site = {
  club: "Muster Mobil",
  clientScripts: [],
  defaultLanguage: "de",
  languages: { de: pages("de"), tr: pages("tr") },
  client: {
    de: { "/dashboard/orders/$id": { scripts: ["assets/order.js"], styles: ["assets/order.css"], texts: ["assets/order.json"] } },
    tr: {},
  },
};
let seen: Request | undefined;
const operator = new Hono();
operator.all("/api/echo", async (c) => {
  seen = c.req.raw.clone();
  return c.text(await c.req.text(), 201, { "x-from": "operator" });
});
operator.get("/c/1", (c) => c.html("<h1>checkout</h1>", 200, { "content-security-policy": "default-src 'self'" }));
let stopOperator: () => void;
let app: Hono;
let deadApp: Hono;

beforeAll(async () => {
  for (const [language, drawn] of Object.entries(site.languages)) {
    mkdirSync(join(dist, "client", language), { recursive: true });
    for (const [path, { file }] of Object.entries(drawn))
      writeFileSync(
        join(dist, "client", file),
        `<html lang="${language}"><link rel="stylesheet" crossorigin href="/assets/club.css">${path} ${"long ".repeat(200)}`,
      );
  }
  mkdirSync(join(dist, "client/assets"));
  writeFileSync(join(dist, "client/assets/app-1.js"), "export {};".repeat(200));
  writeFileSync(join(dist, "client/robots.txt"), "User-agent: *");
  writeFileSync(join(dist, SITE_FILE), JSON.stringify(site));
  await compressAll(join(dist, "client"));
  const port = await new Promise<number>((resolve) => {
    const server = serve({ fetch: operator.fetch, port: 0 }, (info) => resolve(info.port));
    stopOperator = () => server.close();
  });
  app = createClubServer({ dist, operatorUrl: `http://localhost:${port}`, addressOf: () => "203.0.113.7" });
  deadApp = createClubServer({ dist, operatorUrl: "http://localhost:1" });
});
afterAll(() => {
  stopOperator();
  rmSync(dist, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe("documents", () => {
  test("come in the language of cookie, browser or club, in this order", async () => {
    const language = async (headers: Record<string, string>) => (await get("/", headers)).headers.get("content-language");
    expect(await language({})).toBe("de");
    expect(await language({ "accept-language": "tr-TR,de;q=0.5" })).toBe("tr");
    expect(await language({ "accept-language": "en, tr;q=0.4" })).toBe("tr");
    expect(await language({ "accept-language": "tr", cookie: "lang=de" })).toBe("de");
    expect(await language({ cookie: "lang=xx" })).toBe("de");
  });

  test("are asked for again, vary, and carry the strict headers", async () => {
    const { headers } = await get("/tarife");
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.get("vary")).toContain("Accept-Language");
    expect(headers.get("content-security-policy")).toBe(policy);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("?lang keeps the choice in a cookie and cleans the address, and never leads to another host", async () => {
    const answer = await get("/tarife?type=flex&lang=tr");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/tarife?type=flex"]);
    expect(answer.headers.get("set-cookie")).toContain("lang=tr; Path=/");
    expect((await get("http://club.example//evil.example/?lang=tr")).headers.get("location")).toBe("/evil.example/");
  });

  test("unknown addresses get the page for them, with its status", async () => {
    for (const path of ["/nowhere", "/404", "/shell", "/de/index.html", "/__proto__", "/constructor", "/dashboard/orders/", "/%E0%A4%A"]) {
      const answer = await get(path);
      expect([path, answer.status === 308 ? 404 : answer.status]).toEqual([path, 404]);
    }
  });

  test("signed-in addresses get the shell and announce what they will ask for", async () => {
    const answer = await get("/dashboard/orders/42");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("shell");
    expect(answer.headers.get("link")).toBe(
      "</assets/order.js>; rel=modulepreload; crossorigin, </assets/order.css>; rel=preload; as=style; crossorigin, </assets/order.json>; rel=preload; as=fetch; crossorigin",
    );
  });

  test("a trailing slash leads to the address without it", async () => {
    const answer = await get("/tarife/?a=1");
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/tarife?a=1"]);
  });
});

describe("files", () => {
  test("with a hash in their name are kept for good, others are asked for again", async () => {
    expect((await get("/assets/app-1.js")).headers.get("cache-control")).toContain("immutable");
    expect((await get("/robots.txt")).headers.get("cache-control")).toBe("no-cache");
  });

  test("come compressed as the browser likes it, and not at all when it has them", async () => {
    const answer = await get("/assets/app-1.js", { "accept-encoding": "gzip, br" });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect((await get("/assets/app-1.js", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
    const again = await get("/assets/app-1.js", { "accept-encoding": "gzip, br", "if-none-match": answer.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  test("nothing outside the build can be reached, and nothing can be written", async () => {
    expect((await get("/../site.json")).status).toBe(404);
    expect((await get("/..%2fsite.json")).status).toBe(404);
    expect((await app.request("/", { method: "POST" })).status).toBe(405);
  });
});

describe("the operator", () => {
  test("gets calls whole, with the caller's true address", async () => {
    const answer = await app.request("http://club.example/api/echo?x=1", {
      method: "POST",
      body: "hello",
      headers: { "x-forwarded-for": "6.6.6.6", "x-team-id": "1" },
    });
    expect([answer.status, await answer.text(), answer.headers.get("x-from")]).toEqual([201, "hello", "operator"]);
    expect(seen?.headers.get("x-forwarded-for")).toBe("203.0.113.7");
    expect(seen?.headers.get("x-forwarded-host")).toBe("club.example");
    expect(seen?.headers.get("x-team-id")).toBe("1");
    expect(seen?.url).toContain("/api/echo?x=1");
  });

  test("keeps its own policy on its pages", async () => {
    expect((await get("/c/1")).headers.get("content-security-policy")).toBe("default-src 'self'");
  });

  test("when it is down, a call gets a problem and a page gets a page", async () => {
    const call = await deadApp.request("/api/tariffs");
    expect([call.status, call.headers.get("content-type")]).toEqual([503, "application/problem+json"]);
    expect(await call.json()).toMatchObject({ referenceErrorCode: "-1", retryAfterSeconds: 5 });
    const page = await deadApp.request("/c/1?v=2", { headers: { "accept-language": "tr" } });
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toMatch(/<a style="[^"]+" href="\/c\/1\?v=2">Tekrar dene<\/a>/);
    expect(html).toContain('<link rel="stylesheet" href="/assets/club.css">');
    expect(page.headers.get("content-security-policy")).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-/);
  });
});
