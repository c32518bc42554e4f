import { createServer } from "node:http";
import { connect } from "node:http2";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCertificate } from "./certificate.ts";
import { type Edge, startEdge, withoutScript } from "./edge.ts";

const PAGE = `<!doctype html><link rel="modulepreload" crossorigin href="/a.js"><link rel="stylesheet" href="/a.css">
<script type="application/ld+json">{"name":"Fan"}</script><h1>Tribün</h1><script type="module">wake("</h1>")</script>
<script id="payload" type="application/json">{}</script>`;

const asked: string[] = [];
const origin = createServer((request, response) => {
  asked.push(`${request.headers.host} ${request.headers["accept-encoding"]}`);
  response.writeHead(request.url === "/not-modified" ? 304 : 200, {
    "content-type": "text/html; charset=utf-8",
    link: "</a.js>; rel=preload",
  });
  response.end(request.url === "/not-modified" ? undefined : PAGE);
});
let edge: Edge;
let plain: Edge;
beforeAll(async () => {
  await new Promise<void>((resolve) => void origin.listen(0, "127.0.0.1", resolve));
  const { port } = origin.address() as AddressInfo;
  const certificate = makeCertificate();
  edge = await startEdge(`http://127.0.0.1:${port}`, 0, certificate);
  plain = await startEdge(`http://127.0.0.1:${port}`, 0, certificate, { change: withoutScript });
});
afterAll(() => {
  edge.stop();
  plain.stop();
  origin.close();
});

/** Fetches one answer over HTTP/2. */
async function get({ url }: Edge, path: string, accept = "gzip, br") {
  const session = connect(url, { rejectUnauthorized: false });
  const stream = session.request({ ":path": path, "accept-encoding": accept });
  const headers = await new Promise<Record<string, unknown>>((resolve) => void stream.once("response", resolve));
  const body = await buffer(stream);
  session.close();
  return { headers, body };
}

test("an edge passes documents on as small as they get, over HTTP/2, and asks the club for plain ones", async () => {
  const { headers, body } = await get(edge, "/");
  expect(headers).toMatchObject({
    ":status": 200,
    "content-encoding": "br",
    "content-length": String(body.length),
    link: "</a.js>; rel=preload",
  });
  expect(brotliDecompressSync(body).toString()).toBe(PAGE);
  expect(asked.at(-1)).toBe(`${new URL(edge.url).host} identity`);
  expect((await get(edge, "/", "gzip")).body.toString()).toBe(PAGE);
  expect((await get(edge, "/not-modified")).headers).toMatchObject({ ":status": 304 });
});

test("without JavaScript nothing is left of it but what search engines read", async () => {
  const { headers, body } = await get(plain, "/");
  expect(headers).not.toHaveProperty("link");
  expect(brotliDecompressSync(body).toString().replace(/\n/g, "")).toBe(
    '<!doctype html><link rel="stylesheet" href="/a.css"><script type="application/ld+json">{"name":"Fan"}</script><h1>Tribün</h1>',
  );
});
