import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passOn } from "./proxy.ts";

const LIMIT = { club: "Kanarya Mobil", styles: [], answerMs: 150 };
const caller = { address: undefined, language: "de", theme: undefined } as const;
const later = () => new Promise((resolve) => setTimeout(resolve, LIMIT.answerMs * 2));
const slow = createServer((request, response) => {
  if (request.url === "/api/list" || request.url === "/api/short") {
    const json = JSON.stringify(request.url === "/api/list" ? Array.from({ length: 200 }, (_, id) => ({ id })) : { id: 1 });
    response.writeHead(200, { "content-type": "application/json", etag: '"1"', vary: "Authorization" }).end(json);
  } else if (request.url === "/api/long") {
    response.write("first ");
    void later().then(() => response.end("last"));
  } else if (request.url === "/api/upload") request.pipe(response);
  else request.resume();
});
let operatorUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => slow.listen(0, resolve));
  operatorUrl = `http://localhost:${(slow.address() as AddressInfo).port}`;
});
afterAll(() => {
  slow.closeAllConnections();
  slow.close();
});
const AWAY = "http://localhost:1";
const ask = (path: string, init?: RequestInit, at = operatorUrl, limit: { answerMs?: number } = LIMIT) =>
  passOn(new Request(`http://club${path}`, init), { club: LIMIT.club, styles: LIMIT.styles, ...limit, operatorUrl: at }, caller);

test("an operator that takes requests and says nothing is as good as away: a call gets a problem and a page gets a page", async () => {
  const [call, sent, page, left] = await Promise.all([
    ask("/api/tariffs"),
    ask("/api/orders", { method: "POST", body: "{}" }),
    ask("/c/1"),
    ask("/c/unsubscribe/x", { headers: { accept: "text/html" } }),
  ]);
  for (const answer of [call, sent]) expect(await answer.json()).toMatchObject({ status: 503, reason: "unreachable" });
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining("Die Kasse macht kurz Pause")]);
  expect([left.status, await left.text()]).toEqual([503, expect.stringContaining("Das Abmelden klappt gerade nicht")]);
});

test("neither a long answer is cut nor a body that comes slowly", async () => {
  expect(await (await ask("/api/long")).text()).toBe("first last");
  const parts = ["one ", "two ", "three"];
  const body = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      await later();
      const part = parts.shift();
      if (part === undefined) stream.close();
      else stream.enqueue(new TextEncoder().encode(part));
    },
  });
  const upload = { method: "POST", body, duplex: "half" };
  expect(await (await ask("/api/upload", upload)).text()).toBe("one two three");
});

test("when it is down, the end of advertising is a page for people and a problem for programs", async () => {
  const page = await ask("/c/unsubscribe/abc", { headers: { accept: "text/html,*/*;q=0.8" } }, AWAY);
  expect([page.status, page.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
  const html = await page.text();
  expect(html).toContain("<h1>Das Abmelden klappt gerade nicht</h1>");
  expect(html).toContain('href="/c/unsubscribe/abc">Noch einmal versuchen');
  const program = await ask("/c/unsubscribe/abc", { method: "POST", body: "List-Unsubscribe=One-Click" }, AWAY);
  expect([program.status, program.headers.get("content-type")]).toEqual([503, "application/problem+json"]);
});

test("what a fan reads comes compressed as their browser takes it, with a weaker tag, and whole where it takes none or hardly anything is said", async () => {
  const facts = async (path: string, accept: string, method = "GET") => {
    const { headers, body } = await ask(path, { method, headers: { "accept-encoding": accept } }, operatorUrl, {});
    const sent = Buffer.from(await new Response(body).arrayBuffer());
    return { sent, facts: [headers.get("content-encoding"), headers.get("etag"), headers.get("vary")] };
  };
  const [plain, br, zipped] = await Promise.all(["identity", "gzip, br", "gzip"].map((accept) => facts("/api/list", accept)));
  expect(br?.facts).toEqual(["br", 'W/"1"', "Authorization, Accept-Encoding"]);
  expect(brotliDecompressSync(br?.sent ?? "")).toEqual(plain?.sent);
  expect(zipped?.facts).toEqual(["gzip", 'W/"1"', "Authorization, Accept-Encoding"]);
  expect(gunzipSync(zipped?.sent ?? "")).toEqual(plain?.sent);
  expect(plain?.facts).toEqual([null, '"1"', "Authorization, Accept-Encoding"]);
  expect((await facts("/api/short", "br")).facts).toEqual([null, '"1"', "Authorization, Accept-Encoding"]);
  expect((await facts("/api/list", "br", "POST")).facts).toEqual([null, '"1"', "Authorization"]);
});
