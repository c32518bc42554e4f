import { inspect } from "node:util";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeServer, startFakeServer, PATIENCE_MS } from "../testing/fake-server.ts";
import { createHttpClient, type HttpRequest } from "./http-client.ts";
import { ProviderError } from "../base/provider-error.ts";

const answer = v.object({ id: v.string() });
const request: HttpRequest<typeof answer> = { operation: "make", path: "/things", json: { name: "Elif Şahin" }, answer };
let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
afterAll(() => server.stop());

const client = (baseUrl = server.url) =>
  createHttpClient({ party: "fake", baseUrl, headers: { authorization: "Bearer s3cret" }, timeoutMs: PATIENCE_MS });

async function faultOf(work: Promise<unknown>): Promise<ProviderError> {
  const error: unknown = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof ProviderError)) throw new Error(`expected a ProviderError, got ${inspect(error)}`);
  return error;
}

test("sends JSON with its key and gives the parsed answer", async () => {
  server.answer(() => ({ status: 201, json: { id: "7", more: true } }));
  expect(await client(`${server.url}/v1`).send({ ...request, idempotencyKey: "k-1", query: { dry: "yes & no" } })).toEqual({ id: "7" });
  expect(server.received.at(-1)).toMatchObject({
    method: "POST",
    path: "/v1/things?dry=yes+%26+no",
    body: '{"name":"Elif Şahin"}',
    headers: { "idempotency-key": "k-1", authorization: "Bearer s3cret", "content-type": "application/json" },
  });
});

test("sends a form, and takes an empty answer where the schema does", async () => {
  server.answer(() => ({ status: 204 }));
  const form = new URLSearchParams({ a: "ş" });
  expect(await client().send({ operation: "tell", path: "/form", form, answer: v.undefined() })).toBeUndefined();
  expect(server.received.at(-1)).toMatchObject({
    body: "a=%C5%9F",
    headers: { "content-type": expect.stringContaining("form-urlencoded") },
  });
});

test.each([
  [500, true],
  [503, true],
  [429, true],
  [408, true],
  [401, true],
  [403, true],
  [400, false],
  [404, false],
  [409, false],
  [422, false],
])("status %i: worth another try is %s", async (status, retryable) => {
  server.answer(() => ({ status, json: { error: "of Elif" }, headers: { "retry-after": "30" } }));
  const error = await faultOf(client().send(request));
  expect(error).toMatchObject({ fault: "status", status, retryable, retryAfterSeconds: 30, message: `fake, make: answered ${status}` });
  expect(error.answer()).toEqual({ error: "of Elif" });
});

test.each([
  ["not JSON", { text: "<html>busy</html>" }],
  ["another shape", { json: { id: 7 } }],
  ["nothing", {}],
  ["a flood", { text: `"${"x".repeat(1_100_000)}"` }],
])("an answer that is %s is not understood", async (_, given) => {
  server.answer(() => given);
  expect(await faultOf(client().send(request))).toMatchObject({ fault: "malformed", retryable: true });
});

test.each(["hang", "stall"] as const)("silence ends at the deadline: %s", async (given) => {
  server.answer(() => given);
  expect(await faultOf(client().send(request))).toMatchObject({ fault: "timeout", retryable: true });
});

test("a cut or refused connection is the network's", async () => {
  server.answer(() => "cut");
  expect(await faultOf(client().send(request))).toMatchObject({ fault: "network", retryable: true });
  const gone = await startFakeServer();
  await gone.stop();
  expect(await faultOf(client(gone.url).send(request))).toMatchObject({
    fault: "network",
    message: "fake, make: not reachable (ECONNREFUSED)",
  });
});

test("a redirect is not followed with our key", async () => {
  server.answer(() => ({ status: 302, headers: { location: "/elsewhere" } }));
  const before = server.received.length;
  expect(await faultOf(client().send(request))).toMatchObject({ fault: "network" });
  expect(server.received.length).toBe(before + 1);
});

test("an error shows neither the key nor what was sent or answered", async () => {
  server.answer(() => ({ status: 500, json: { trace: "Elif Şahin s3cret" } }));
  const shown = inspect(await faultOf(client().send(request)), { depth: 10, showHidden: true });
  expect(shown).not.toMatch(/s3cret|Elif|trace/);
});
