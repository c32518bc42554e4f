import { rmSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClubServer } from "./app.ts";
import { sampleDist, SAMPLE_POLICY } from "./sample-dist.ts";
import { SECURITY_HEADERS } from "./security.ts";

let dist: string;
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
  dist = await sampleDist();
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
    expect(headers.get("content-security-policy")).toBe(SAMPLE_POLICY);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("?lang is a page of that language, whatever cookie and browser say, and keeps the choice in a cookie", async () => {
    for (const language of ["tr", "de"]) {
      const answer = await get(`/tarife?type=flex&term=12&lang=${language}`, { "accept-language": "de", cookie: "lang=de" });
      expect([answer.status, answer.headers.get("content-language")]).toEqual([200, language]);
      expect(answer.headers.get("set-cookie")).toContain(`lang=${language}; Path=/`);
      expect(await answer.text()).toContain("/tarife?term=12&type=flex");
    }
    expect((await get("/tarife?lang=en")).headers.get("set-cookie")).toBeNull();
  });

  test("a language that is only fetched beforehand is not chosen", async () => {
    const answer = await get("/?lang=tr", { "sec-purpose": "prefetch" });
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([204, null]);
  });

  test("unknown addresses get the page for them, with its status", async () => {
    for (const path of ["/nowhere", "/404", "/shell", "/de/index.html", "/__proto__", "/constructor", "/dashboard/orders/", "/%E0%A4%A"]) {
      const answer = await get(path);
      expect([path, answer.status === 308 ? 404 : answer.status]).toEqual([path, 404]);
    }
  });

  test("signed-in addresses get the shell of their route", async () => {
    const answer = await get("/dashboard/orders/42");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("/dashboard/orders/$id");
  });

  test("a filter has a page of its own, in whatever order it is written and wherever the fan comes from, and stands for one that asks for more", async () => {
    for (const query of [
      "?type=flex&term=12",
      "?term=12&type=flex",
      "?utm_source=x&term=12&type=flex&gclid=1",
      "?term=12&type=flex&more=1",
    ])
      expect([query, (await (await get(`/tarife${query}`)).text()).includes("/tarife?term=12&type=flex")]).toEqual([query, true]);
    for (const query of ["?type=nobody", "?term=12&more=1", "?__proto__=1"])
      expect([query, (await (await get(`/tarife${query}`)).text()).includes("/tarife long")]).toEqual([query, true]);
  });

  test("a form that went out by itself leaves the fan where they are, with all that was typed", async () => {
    const answer = await app.request("/auth/login", { method: "POST", body: "identifier=x&password=y" });
    expect([answer.status, await answer.text(), answer.headers.get("cache-control")]).toEqual([204, "", "no-store"]);
  });

  test("a tariff under a wrong type leads to its own address before anything is drawn, with its query", async () => {
    for (const language of ["de", "tr"]) {
      const answer = await get("/tarife/single/serbest-m?iCode=FAN-19", { cookie: `lang=${language}` });
      expect([answer.status, answer.headers.get("location"), await answer.text()]).toEqual([
        308,
        "/tarife/flex/serbest-m?iCode=FAN-19",
        "",
      ]);
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
    expect((await get("/tarife/flex/serbest-m")).status).toBe(200);
    for (const path of ["/tarife/flex/weg", "/tarife/flex", "/tarife/flex/serbest-m/x", "/tarife/single/__proto__"]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  test("a password manager finds where the password is changed, and that nothing else is to be found beside it", async () => {
    const answer = await get("/.well-known/change-password");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/dashboard/account/profile#access"]);
    expect((await get("/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200")).status).toBe(404);
  });

  test.each([
    ["/login", "/auth/login"],
    ["/register", "/auth/register"],
    ["/information/terms", "/information/agb"],
    ["/giveaway-fenerium", "/giveawayfenerium"],
    ["/giveaway-fenerium-result", "/giveawayfenerium-result"],
  ])("%s has moved to %s before anything is drawn, with what it carries", async (path, to) => {
    const answer = await get(`${path}?token=t1`);
    expect([answer.status, answer.headers.get("location"), await answer.text()]).toEqual([308, `${to}?token=t1`, ""]);
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
    expect((await app.request("/", { method: "PUT" })).status).toBe(405);
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

  test("is asked without what concerns the connection only, such as the wait for a 100", async () => {
    const answer = await app.request("/api/echo", { method: "POST", body: "hello", headers: { expect: "100-continue" } });
    expect([answer.status, await answer.text(), seen?.headers.get("expect")]).toEqual([201, "hello", null]);
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

  test.each([
    ["theme=dark", "dark"],
    ["theme=light", "light"],
    ["theme=%22%3E", "system"],
    ["", "system"],
  ])("when it is down, the page has the look the fan chose: %j", async (cookie, look) => {
    const page = await deadApp.request("/c/1", { headers: { cookie } });
    expect(await page.text()).toContain(`data-theme="${look}"`);
  });

  test("when it is down, what a page asks about a payment gets a problem, as the page reads no HTML", async () => {
    const check = await deadApp.request("/c/1/check", { headers: { accept: "text/html" } });
    expect([check.status, check.headers.get("content-type")]).toEqual([503, "application/problem+json"]);
    expect(await check.json()).toMatchObject({ referenceErrorCode: "-1", reason: "unreachable" });
  });
});

describe("every answer", () => {
  test.each([
    ["a page in a language", "/tarife?lang=tr", 200],
    ["a redirect from a slash", "/tarife/", 308],
    ["a page that is not there", "/nowhere", 404],
    ["a file", "/robots.txt", 200],
    ["the operator's own", "/api/nothing", 404],
  ])("carries the security headers: %s", async (_, path, status) => {
    const { status: given, headers } = await get(path);
    expect(given).toBe(status);
    expect(Object.fromEntries(Object.keys(SECURITY_HEADERS).map((name) => [name, headers.get(name)]))).toEqual(SECURITY_HEADERS);
  });

  test("carries them where it is a refusal or a failure, which shows nothing and is framed by nobody", async () => {
    const broken = createClubServer({
      dist,
      operatorUrl: "http://localhost:1",
      addressOf: () => {
        throw new Error("secret of the inside");
      },
    });
    for (const answer of [await app.request("/", { method: "PUT" }), await deadApp.request("/api/x"), await broken.request("/api/x")]) {
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(await answer.text()).not.toContain("secret");
    }
  });
});
