import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ClubServer, HEADERS_MS, serveClub } from "./index.ts";
import { sampleDist } from "./sample-dist.ts";

let dist: string;
let club: ClubServer;
let operatorUrl: string;
const operator = createServer((request, response) => {
  if (request.url === "/api/caller") response.end(request.headers["x-forwarded-for"]);
  else request.pipe(response);
});

beforeAll(async () => {
  dist = await sampleDist();
  await new Promise<void>((resolve) => operator.listen(0, resolve));
  operatorUrl = `http://localhost:${(operator.address() as AddressInfo).port}`;
  club = await serveClub({ dist, port: 0, operatorUrl, headersMs: 300 });
});
afterAll(async () => {
  await club.stop();
  operator.close();
  rmSync(dist, { recursive: true });
});

/** Sends raw bytes, and returns everything that the server sends until it closes the connection. */
async function told(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(club.url).port), "localhost");
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(bytes);
  await once(socket, "close");
  return answer;
}

test("a body that waits for a 100 is told to come, and reaches the operator", async () => {
  const head = "POST /api/echo HTTP/1.1\r\nHost: club\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n";
  const answer = await told(`${head}hello`);
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  expect(answer).toMatch(/\r\nhello\r\n|\r\n\r\nhello$/);
});

test("two names for the host are a bad request", async () => {
  const answer = await told("GET /api/caller HTTP/1.1\r\nHost: club\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test("who called is the one at the other end, whatever was written, unless somebody is named who knows better", async () => {
  const asked = async (url: string) => (await fetch(`${url}/api/caller`, { headers: { "x-forwarded-for": "203.0.113.5" } })).text();
  expect(await asked(club.url)).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/);
  const callerOf = (peer: string, forwardedFor: string | null) => `${forwardedFor}, as ${peer} says`;
  const behind = await serveClub({ dist, port: 0, operatorUrl, callerOf });
  expect(await asked(behind.url)).toMatch(/^203\.0\.113\.5, as \S*1 says$/);
  await behind.stop();
});

test.each(["/api/echo", "/c/1", "/"])("a TRACE of %s is refused here, and does not come back with what was sent", async (path) => {
  const answer = await told(`TRACE ${path} HTTP/1.1\r\nHost: club\r\nConnection: close\r\nX-Secret: hush\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 405 [^]*\r\nallow: GET, HEAD/i);
  expect(answer).not.toMatch(/hush|cannot be reached/);
});

test("headers that do not come to an end are not waited for", async () => {
  expect(await told("GET / HTTP/1.1\r\nHost: club\r\n")).toMatch(/^HTTP\/1\.1 408 /);
  expect(HEADERS_MS).toBe(30_000);
});
