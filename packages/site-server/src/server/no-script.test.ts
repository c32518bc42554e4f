import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClubServer } from "./app.ts";
import { sampleDist } from "./sample-dist.ts";

let dist: string;
/** A renderer that answers every form but `none`, and calls the operator first. */
const RENDERER = `export const brand = {};
export const renderPage = undefined;
export const answerForm = async ({ path, fields, language, idempotencyKey, origin, fetch }) => {
  if (fields.get("form") === "none") return undefined;
  const asked = await fetch(origin + "/api/withdrawals", { method: "POST", body: "{}" });
  const body = "<p>" + [path, language, idempotencyKey, asked.status, fields.get("name")].join(" ") + "</p>";
  return { status: asked.ok ? 200 : 503, head: "<title>Answered</title>", body };
};`;

beforeAll(async () => {
  dist = await sampleDist();
  mkdirSync(join(dist, "server"));
  writeFileSync(join(dist, "server/club-server.js"), RENDERER);
  const document = '<html lang="de"><head><title>Drawn</title></head><body><div id="root">form</div><script>wake()</script></body></html>';
  writeFileSync(join(dist, "client/de/tarife.html"), document);
});
afterAll(() => rmSync(dist, { recursive: true }));

const FORM = "application/x-www-form-urlencoded";
function post(body: string, { type = FORM, path = "/tarife", from = "203.0.113.7", headers = {} } = {}) {
  const app = createClubServer({ dist, operatorUrl: "http://localhost:1", addressOf: () => from });
  return app.request(path, { method: "POST", body, headers: { "content-type": type, ...headers } });
}

test("a form that went out by itself gets its page again, without the scripts that would take it for the one it was", async () => {
  const answer = await post("form=one&name=Elif+%C5%9Eahin");
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(html).toContain("<title>Answered</title>");
  expect(html).toMatch(/<div id="root"><p>\/tarife de [\da-f-]{36} 503 Elif Şahin<\/p><\/div><\/body>/);
  expect(html).not.toContain("wake()");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-language")).toBe("de");
  expect(answer.headers.get("content-security-policy")).toContain("form-action 'self'");
});

test("a script that came in with a form is not allowed to run by its answer", async () => {
  const answer = await post(`form=one&name=${encodeURIComponent("<script>steal()</script>")}`);
  expect(await answer.text()).toContain("steal()");
  const hash = createHash("sha256").update("steal()").digest("base64");
  expect(answer.headers.get("content-security-policy")).not.toContain(hash);
});

test("a form is answered in the language of its page, whatever the browser prefers", async () => {
  writeFileSync(join(dist, "client/tr/tarife.html"), '<html lang="tr"><body><div id="root">form</div></body></html>');
  const answer = await post("form=one", { path: "/tarife?lang=tr" });
  expect([answer.headers.get("content-language"), await answer.text()]).toEqual(["tr", expect.stringContaining("/tarife tr ")]);
});

test("the same form from the same place has the same key, another has another", async () => {
  const key = async (...of: Parameters<typeof post>) => /[\da-f]{8}-[\da-f-]{27}/.exec(await (await post(...of)).text())?.[0];
  const first = await key("form=one&name=Elif");
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(await key("form=one&name=Elif")).toBe(first);
  expect(await key("form=one&name=Elis")).not.toBe(first);
  expect(await key("form=one&name=Elif", { from: "203.0.113.8" })).not.toBe(first);
});

test.each([
  ["a form that nobody answers", "form=none", {}, 204],
  ["an address that is no page", "form=one", { path: "/nowhere" }, 204],
  ["what is no form", "{}", { type: "application/json" }, 204],
])("%s leaves the fan where they are", async (_, body, of, status) => {
  const answer = await post(body, of);
  expect([answer.status, await answer.text()]).toEqual([status, ""]);
});

const LONG = `form=one&name=${"x".repeat(70_000)}`;
test.each([
  ["/tarife", "de", "Das Formular ist zu lang", '<a style="[^"]+" href="/tarife">Formular öffnen</a>'],
  ["/tarife?lang=tr", "tr", "Form çok uzun", '<a style="[^"]+" href="/tarife">Formu aç</a>'],
  ["/nowhere", "de", "Das Formular ist zu lang", '<a style="[^"]+" href="/">Formular öffnen</a>'],
])("a form that is too long is told so, with the way back to it: %s", async (path, language, title, way) => {
  const answer = await post(LONG, { path });
  expect([answer.status, answer.headers.get("content-language")]).toEqual([413, language]);
  const html = await answer.text();
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toMatch(new RegExp(way));
});

const CROSS = { "sec-fetch-site": "cross-site" };
test.each<[string, Record<string, string>]>([
  ["another origin", { origin: "https://foreign.example" }],
  ["another origin of the same name", { origin: "https://muster.example.foreign.example", "sec-fetch-site": "same-site" }],
  ["what is no origin", { origin: "muster.example" }],
  ["a page that hides its origin", { origin: "null", ...CROSS }],
  ["a browser that names no origin and another site", CROSS],
])("a form from %s is refused before anybody is asked", async (_, headers) => {
  const answer = await post("form=one&name=Elif", { path: "/tarife?lang=tr", headers });
  expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("content-language")]).toEqual([403, "no-store", "tr"]);
  const html = await answer.text();
  expect(html).toContain("Bu form yabancı bir sayfadan geldi");
  expect(html).toContain('href="/tarife"');
  expect(html).not.toContain("Elif");
});

test.each<[string, Record<string, string>]>([
  ["where the server is asked", { origin: "http://localhost" }],
  ["where the server is asked, behind what ends its encryption", { origin: "https://localhost" }],
  ["where the club stands", { origin: "https://muster.example" }],
  ["a page of ours that hides its origin", { origin: "null", "sec-fetch-site": "same-origin" }],
  ["a browser that says neither", {}],
])("a form from %s is answered", async (_, headers) => {
  const answer = await post("form=one&name=Elif", { headers });
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("503 Elif</p>")]);
});

test("what is shared before a worker watches leads to the form, whatever its length, and the page says nothing of it", async () => {
  const shared = { type: "multipart/form-data; boundary=x", path: "/support/shared" };
  const long = `--x\r\nContent-Disposition: form-data; name="text"\r\n\r\n${"Tor".repeat(100_000)}\r\n--x--`;
  for (const body of ["--x--", long]) {
    const answer = await post(body, { ...shared, headers: { "sec-fetch-site": "none" } });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/support#write"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toBe("");
  }
  expect((await post("--x--", { ...shared, headers: CROSS })).status).toBe(403);
});
