import { randomUUID } from "node:crypto";
import { checkEmail, files, login, me, tariffs, withdrawal } from "@tribun/api-client/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sha256 } from "../security/seal.ts";
import { isUuid } from "../db/uuid.ts";
import { rateLimits, requestCounts } from "../db/schema/users.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { Problem } from "../base/problem.ts";
import { route } from "./route.ts";

let operator: TestOperator;
let answerLogin: () => Promise<{ accessToken: string; refreshToken: string }>;
let runs = 0;

beforeAll(async () => {
  operator = await createTestOperator({
    env: { TEAM_ORIGINS: "2=https://club.example" },
    routes: [
      route(login, () => answerLogin()),
      route(me, () => Promise.reject(new Error("never reached"))),
      route(checkEmail, async () => ({ available: true })),
      route(tariffs, async () => []),
      route(files, async () => ({ body: "text", contentType: "text/plain", etag: '"1"', cacheControl: "public, max-age=60" })),
      route(withdrawal, async ({ body, ctx }) => {
        runs++;
        await ctx.db.execute(sql`select pg_sleep(0.15)`);
        if (body.name === "Refused") throw Problem.ageNotAllowed();
        return { receiptId: randomUUID(), receivedAt: ctx.clock.now().toISOString(), toConfirm: true };
      }),
    ],
  });
});
afterAll(() => operator.stop());
beforeEach(async () => {
  answerLogin = async () => ({ accessToken: "a", refreshToken: "b", secret: "must not get out" });
  for (const table of [rateLimits, requestCounts]) await operator.deps.db.delete(table);
});

const good = { body: { identifier: "a", password: "b" } };

test("a success is wrapped, and holds nothing the contract does not name", async () => {
  const response = await operator.raw(login, good);
  expect(await response.json()).toEqual({
    payload: { accessToken: "a", refreshToken: "b" },
    meta: { serverTime: operator.deps.clock.now().toISOString(), requestId: response.headers.get("x-request-id") },
  });
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["team missing", { team: null }, "1001", "x-team-id"],
  ["team unknown", { team: 999 }, "1002", "x-team-id"],
  ["team no number", { team: "one" }, "1002", "x-team-id"],
  ["language missing", { language: null }, "1001", "x-language-code"],
  ["language unknown", { language: 2 }, "1002", "x-language-code"],
  ["cart token no UUID", { cart: "abc" }, "1002", "x-cart-token"],
] as const)("headers: %s", async (_, as, code, reason) => {
  expect(await operator.fails(login, good, as)).toMatchObject({ status: 400, code, reason });
});

const REQUEST = "0b9f6a3e-5c1d-4e2f-8a7b-9c0d1e2f3a4b";

test("a problem is RFC 9457 with request id, and never echoes what was sent", async () => {
  const response = await operator.raw(login, { body: { identifier: 7, password: "<script>" } }, { headers: { "x-request-id": REQUEST } });
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  const text = await response.text();
  expect(text).not.toContain("script");
  expect(JSON.parse(text)).toEqual({
    type: "urn:tribun:error:-1",
    title: "The request is not valid",
    status: 400,
    detail: "Generic failure; `reason` says which.",
    instance: "/api/auth/login",
    referenceErrorCode: "-1",
    reason: "validation",
    fieldErrors: [{ field: "identifier", rule: "identifier.required" }],
    requestId: REQUEST,
  });
});

test("the detail says what the code means", async () => {
  answerLogin = () => Promise.reject(Problem.credentialsWrong());
  expect(await (await operator.raw(login, good)).json()).toMatchObject({ detail: "Wrong username or password." });
  answerLogin = () => Promise.reject(new Error("unforeseen"));
  expect(await (await operator.raw(login, good)).json()).toMatchObject({ detail: "The call failed for no reason that it could name." });
});

test.each(["DE89370400440532013000", "from-the-proxy", "0b9f6a3e5c1d4e2f8a7b9c0d1e2f3a4b", ""])("%s is no request id", async (given) => {
  const response = await operator.raw(login, good, { headers: { "x-request-id": given } });
  const id = response.headers.get("x-request-id");
  expect(id).not.toBe(given);
  expect(isUuid(id ?? "")).toBe(true);
});

test.each([
  ["malformed", '{"identifier":'],
  ["an array", "[]"],
  ["a word", '"x"'],
  ["null", "null"],
  ["nothing", ""],
])("a body that is %s is a 400", async (_, body) => {
  expect(await operator.fails(login, { body })).toMatchObject({ status: 400, code: "-1" });
});

test("bytes that are no text are a 400, and a body over 64 kB a 413", async () => {
  const headers = { "x-team-id": "1", "x-language-code": "1" };
  const bytes = await operator.request("/api/auth/login", { method: "POST", headers, body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]) });
  expect(bytes.status).toBe(400);
  expect(await operator.fails(login, { body: { identifier: "a", password: "x".repeat(70_000) } })).toMatchObject({
    status: 413,
    code: "-1",
  });
  expect(await operator.fails(login, { body: { identifier: "a".repeat(300), password: "b" } })).toMatchObject({
    status: 400,
    fieldErrors: [{ field: "identifier", rule: "text.tooLong" }],
  });
});

test("a failure inside tells nothing about the inside", async () => {
  answerLogin = () => Promise.reject(new Error("password of the database"));
  const response = await operator.raw(login, good);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("database");
});

test("an answer that breaks the contract is a failure of ours", async () => {
  answerLogin = () => Promise.resolve(JSON.parse("{}"));
  expect(await operator.fails(login, good)).toMatchObject({ status: 500, code: "-1" });
});

test("unknown addresses are 404 with code -1, and a call that needs a session 1034", async () => {
  const response = await operator.request("/api/nothing");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ referenceErrorCode: "-1" });
  expect(await operator.fails(me)).toMatchObject({ status: 401, code: "1034" });
});

test("limits: 429 with Retry-After, per address, open again later", async () => {
  const call = (ip: string) => operator.raw(checkEmail, { body: { email: "a@example.com" } }, { ip });
  const answers = await Promise.all(Array.from({ length: 14 }, () => call("198.51.100.1")));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(10);
  const refused = answers.find((answer) => answer.status === 429);
  expect(refused?.headers.get("retry-after")).toBe("60");
  expect(await refused?.json()).toMatchObject({ referenceErrorCode: "RATE_LIMIT_EXCEEDED", retryAfterSeconds: 60 });
  expect((await call("198.51.100.2")).status).toBe(200);
  operator.clock.advance({ seconds: 61 });
  expect((await call("198.51.100.1")).status).toBe(200);
});

const declaration = { name: "Elif Şahin", contract: "+491713920001", email: "elif@example.com" };

test("idempotency: the key is required and a UUID", async () => {
  expect(await operator.fails(withdrawal, { body: declaration }, { key: null })).toMatchObject({ code: "1001", reason: "idempotency-key" });
  expect(await operator.fails(withdrawal, { body: declaration }, { key: "1" })).toMatchObject({ code: "1002", reason: "idempotency-key" });
});

test("idempotency: five at once run once and get one answer; another body is refused", async () => {
  const key = randomUUID();
  runs = 0;
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => operator.call(withdrawal, { body: declaration }, { key })));
  expect(new Set(answers.map((answer) => answer.receiptId)).size).toBe(1);
  expect(runs).toBe(1);
  const again = await operator.raw(withdrawal, { body: declaration }, { key });
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(await operator.fails(withdrawal, { body: { ...declaration, name: "Other" } }, { key })).toMatchObject({
    status: 409,
    code: "-1",
    reason: "idempotencyKeyReused",
  });
  expect(await operator.call(withdrawal, { body: declaration }, { key, team: 2 })).not.toEqual(answers[0]);
});

test("idempotency: a refused call frees its key, and the kept answer is sealed", async () => {
  const key = randomUUID();
  expect((await operator.fails(withdrawal, { body: { ...declaration, name: "Refused" } }, { key })).code).toBe("1112");
  const { receiptId } = await operator.call(withdrawal, { body: declaration }, { key });
  const { rows } = await operator.deps.db.execute(sql`select sealed_payload from idempotency_keys`);
  expect(JSON.stringify(rows)).not.toContain(receiptId);
});

test("idempotency: what is kept of a body tells nobody who guesses what stood in it, as a password does in some", async () => {
  await operator.deps.db.execute(sql`delete from idempotency_keys`);
  for (const key of [randomUUID(), randomUUID()]) await operator.call(withdrawal, { body: declaration }, { key });
  const { rows } = await operator.deps.db.execute(sql`select distinct body_hash from idempotency_keys`);
  expect(rows).toHaveLength(2);
});

test("idempotency: a key kept before hashes were sealed answers the same call again, and refuses another", async () => {
  const key = randomUUID();
  const first = await operator.call(withdrawal, { body: declaration }, { key });
  const plain = sha256(JSON.stringify([{}, declaration]));
  await operator.deps.db.execute(sql`update idempotency_keys set body_hash = ${plain} where key = ${key}`);
  expect(await operator.call(withdrawal, { body: declaration }, { key })).toEqual(first);
  expect(await operator.fails(withdrawal, { body: { ...declaration, name: "Other" } }, { key })).toMatchObject({
    status: 409,
    reason: "idempotencyKeyReused",
  });
});

test("public reads carry an ETag over the payload, and answer 304 to it", async () => {
  const first = await operator.raw(tariffs);
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/".+"$/);
  const second = await operator.raw(tariffs, {}, { headers: { "if-none-match": etag } });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe("");
});

test("headerless calls need no team, but refuse a wrong one", async () => {
  const open = await operator.raw(files, { query: { fileName: "a.txt", folder: "x" } }, { team: null, language: null });
  expect(open.status).toBe(200);
  expect(open.headers.get("content-security-policy")).toContain("sandbox");
  expect(await operator.fails(files, { query: { fileName: "a.txt", folder: "x" } }, { team: 999 })).toMatchObject({ code: "1002" });
});

test("only the clubs' own pages may call from a browser", async () => {
  const asked = (origin: string) => operator.request("/api/tariffs", { method: "OPTIONS", headers: { origin } });
  expect((await asked("https://club.example")).headers.get("access-control-allow-origin")).toBe("https://club.example");
  expect((await asked("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
});

test("every answer carries the security headers", async () => {
  for (const path of ["/health", "/ready", "/api/nothing", "/api/tariffs"]) {
    const { headers } = await operator.request(path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
    expect(headers.get("x-frame-options"), path).toBe("DENY");
    expect(headers.get("x-request-id"), path).toMatch(/^[\w-]{8,}$/);
  }
});
