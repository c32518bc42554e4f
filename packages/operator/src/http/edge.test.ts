import { checkEmail, login, mnpProviders, phoneReserve } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { createApp } from "../compose/app.ts";
import { openDatabase } from "../db/database.ts";
import { isDatabaseAway } from "../db/errors.ts";
import { createTestOperator, type TestOptions, type TestOperator } from "../testing/index.ts";
import { MAX_BODY_BYTES } from "./read-body.ts";
import { route } from "./route.ts";

async function withOperator(options: TestOptions, work: (operator: TestOperator) => Promise<void>): Promise<void> {
  const operator = await createTestOperator(options);
  try {
    await work(operator);
  } finally {
    await operator.stop();
  }
}

const ask = (operator: TestOperator, forwarded: string) =>
  operator.raw(checkEmail, { body: { email: "a@example.com" } }, { ip: forwarded });

test("a limit counts the caller behind our proxies, and a caller cannot write himself another address", async () => {
  const options = {
    env: { TRUSTED_PROXIES: "10.0.0.0/8", RATE_LIMIT_PER_MINUTE: "2" },
    routes: [route(checkEmail, async () => ({ available: true }))],
  };
  await withOperator(options, async (operator) => {
    const max = checkEmail.limit?.max ?? 2;
    for (let i = 0; i < max; i++) expect((await ask(operator, `1.2.3.${i}, 203.0.113.5, 10.0.0.7`)).status).toBe(200);
    expect((await ask(operator, "1.2.3.99, 203.0.113.5, 10.0.0.8")).status).toBe(429);
    expect((await ask(operator, "203.0.113.6, 10.0.0.7")).status).toBe(200);
  });
});

test("a handler that does not end is a 503, and the operator goes on", async () => {
  let end = (_: { available: boolean }) => undefined;
  const stuck = route(checkEmail, () => new Promise<{ available: boolean }>((resolve) => (end = (answer) => void resolve(answer))));
  await withOperator({ env: { REQUEST_SECONDS: "1" }, routes: [stuck] }, async (operator) => {
    const failure = await operator.fails(checkEmail, { body: { email: "a@example.com" } });
    expect(failure).toMatchObject({ status: 503, code: "-1", reason: "timeout" });
    expect(failure.headers.get("x-content-type-options")).toBe("nosniff");
    end({ available: true });
    expect((await operator.request("/health")).status).toBe(200);
  });
});

test("only the addresses in TEAM_ORIGINS may call from a browser; credentials are never allowed", async () => {
  await withOperator({ env: { TEAM_ORIGINS: "1=https://club.example" } }, async (operator) => {
    const preflight = (origin: string) =>
      operator.request(login.path, { method: "OPTIONS", headers: { origin, "access-control-request-method": "POST" } });
    const own = await preflight("https://club.example");
    expect(own.headers.get("access-control-allow-origin")).toBe("https://club.example");
    const allowed = own.headers.get("access-control-allow-headers")?.split(", ");
    expect(allowed).toEqual(
      expect.arrayContaining(["authorization", "content-type", "idempotency-key", "x-cart-token", "x-reauthentication"]),
    );
    expect(own.headers.get("vary")).toContain("Origin");
    for (const origin of [
      "https://evil.example",
      "https://club.example.evil.example",
      "http://club.example",
      "null",
      "http://localhost:1907",
    ]) {
      expect((await preflight(origin)).headers.get("access-control-allow-origin")).toBeNull();
    }
    expect(own.headers.get("access-control-allow-credentials")).toBeNull();
  });
});

test("a body is refused as soon as it is too large, with and without a length", async () => {
  await withOperator({ routes: [route(login, async () => ({ accessToken: "a", refreshToken: "b" }))] }, async (operator) => {
    const headers = { "x-team-id": "1", "x-language-code": "1", "content-type": "application/json" };
    const big = JSON.stringify({ identifier: "x".repeat(MAX_BODY_BYTES), password: "b" });
    expect((await operator.request(login.path, { method: "POST", headers, body: big })).status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
    });
    const init = { method: "POST", headers, body: endless, duplex: "half" as const };
    expect((await operator.request(login.path, init)).status).toBe(413);
    expect(sent).toBeLessThan(4 * MAX_BODY_BYTES);
  });
});

test("without a database a call is a 503 that says when to come again; afterwards it works", async () => {
  await withOperator({}, async (operator) => {
    const gone = openDatabase("postgres://nobody@127.0.0.1:1/none");
    const app = createApp({ ...operator.deps, db: gone.db, clock: { ...operator.deps.clock, sync: async () => undefined } });
    const headers = { "x-team-id": "1", "x-language-code": "1" };
    const answer = await app.request(mnpProviders.path, { headers });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.json()).toMatchObject({ referenceErrorCode: "-1", reason: "busy", retryAfterSeconds: 5 });
    await gone.close();
    expect((await operator.request(mnpProviders.path, { headers })).status).toBe(200);
  });
});

test("connections cut by the server are the database's absence, a broken rule is not", () => {
  const failed = (code: string) => new Error("failed query", { cause: Object.assign(new Error("x"), { code }) });
  for (const code of ["57P01", "57P03", "53300", "08006", "ECONNRESET"]) expect(isDatabaseAway(failed(code))).toBe(true);
  expect(isDatabaseAway(new Error("timeout exceeded when trying to connect"))).toBe(true);
  // pg's messages for a connection that broke between checkout from the pool and its first query.
  for (const state of ["has encountered a connection error", "was closed"]) {
    expect(isDatabaseAway(new Error("failed query", { cause: new Error(`Client ${state} and is not queryable`) }))).toBe(true);
  }
  for (const code of ["23505", "40P01", "22P02"]) expect(isDatabaseAway(failed(code))).toBe(false);
});

test("neither another cart nor another fan is a fresh start: calls counted per cart or fan count per address too", async () => {
  const options = {
    env: { RATE_LIMIT_PER_MINUTE: "3" },
    routes: [
      route(phoneReserve, async () => ({
        reservationId: "r",
        expiresAt: "2026-10-15T10:00:00Z",
        serverTime: "2026-10-15T10:00:00Z",
        extended: false,
      })),
    ],
  };
  await withOperator(options, async (operator) => {
    const hold = (ip: string) => operator.raw(phoneReserve, { params: { id: "n1" }, body: {} }, { cart: crypto.randomUUID(), ip });
    for (let i = 0; i < 3; i++) expect((await hold("203.0.113.5")).status).toBe(200);
    const full = await hold("203.0.113.5");
    expect([full.status, Number(full.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await hold("203.0.113.6")).status).toBe(200);
  });
});

test("all addresses of an IPv6 network of one subscriber are one caller", async () => {
  const options = { env: { RATE_LIMIT_PER_MINUTE: "2" }, routes: [route(mnpProviders, async () => [])] };
  await withOperator(options, async (operator) => {
    const ask = async (ip: string) => (await operator.raw(mnpProviders, {}, { ip })).status;
    expect(await ask("2001:db8:1:2::1")).toBe(200);
    expect(await ask("2001:db8:1:2:ffff::1")).toBe(200);
    expect(await ask("2001:DB8:1:2:a:b:c:d")).toBe(429);
    expect(await ask("2001:db8:1:3::1")).toBe(200);
  });
});
