import { checkEmail, couponCode, login, paymentWebhook } from "@tribun/api-client/contract";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { openDatabase } from "../db/database.ts";
import { watchProcess, watchWork } from "./watch.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { defineRecurring, runIfDue } from "../kernel/outbox/recurring.ts";
import { createLog } from "./server/log.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";

let operator: TestOperator;
const failing = defineJob(
  "test.failing",
  v.object({}),
  async () => {
    throw new Error("no");
  },
  { attempts: 2 },
);
const waiting = defineJob("test.waiting", v.object({}), async () => undefined);
const tick = defineRecurring("test.tick", { everyMinutes: 10 }, async () => {
  throw new Error("no");
});

beforeAll(async () => {
  operator = await createTestOperator({ env: { METRICS_TOKEN: "a-token-for-prometheus" }, jobs: [failing] });
});
afterAll(() => operator.stop());

const ready = async (app = createApp(operator.deps)) => {
  const answer = await app.request("/ready");
  return { status: answer.status, body: await answer.json() };
};
const read = (token = "a-token-for-prometheus") => operator.request("/metrics", { headers: { authorization: `Bearer ${token}` } });
const metrics = async () => (await read()).text();

test("lives, and is ready with database, migrations and queue", async () => {
  expect((await operator.request("/health")).status).toBe(200);
  expect(await ready()).toEqual({ status: 200, body: { status: "ready", checks: { database: "ok", migrations: "ok", queue: "ok" } } });
});

test("is not ready without its queue, although it lives", async () => {
  const queue = { ...operator.deps.queue, ready: async () => false };
  const app = createApp({ ...operator.deps, queue });
  expect(await ready(app)).toMatchObject({ status: 503, body: { status: "notReady", checks: { database: "ok", queue: "failed" } } });
  expect((await app.request("/health")).status).toBe(200);
});

test("is not ready while a migration is missing", async () => {
  const { db } = operator.deps;
  const newest = sql`created_at = (select max(created_at) from drizzle.__drizzle_migrations)`;
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1 where ${newest}`);
  expect(await ready()).toMatchObject({ status: 503, body: { checks: { migrations: "failed" } } });
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1 where ${newest}`);
  expect((await ready()).status).toBe(200);
});

test("is not ready without a database, nor while it ends", async () => {
  const nowhere = openDatabase("postgres://nobody@127.0.0.1:1/none");
  expect(await ready(createApp({ ...operator.deps, db: nowhere.db }))).toEqual({
    status: 503,
    body: { status: "notReady", checks: { database: "failed" } },
  });
  await nowhere.close();
  const ending = createApp({ ...operator.deps, lifecycle: { stopping: () => true, stop: () => undefined } });
  expect(await ready(ending)).toEqual({ status: 503, body: { status: "stopping" } });
  expect((await ending.request("/health")).status).toBe(200);
});

test("metrics are for who knows the token, and in live mode for nobody else", async () => {
  expect((await operator.request("/metrics")).status).toBe(404);
  expect((await read("another-token-altogether")).status).toBe(404);
  expect((await read()).headers.get("content-type")).toContain("text/plain");
  const { config } = operator.deps;
  const open = createApp({ ...operator.deps, config: { ...config, metricsToken: undefined } });
  expect((await open.request("/metrics")).status).toBe(200);
  const live = createApp({ ...operator.deps, config: { ...config, metricsToken: undefined, mode: "live" } });
  expect((await live.request("/metrics")).status).toBe(404);
});

test("requests are counted by call and status, and no label holds what was asked for", async () => {
  await operator.call(checkEmail, { body: { email: "elif@example.com" } });
  await operator.fails(login, { body: {} });
  await operator.fails(couponCode, { params: { code: "GEHEIM" } });
  await operator.request("/api/nothing/of/elif@example.com");
  await operator.request("/c/abcdefgh");
  await operator.request("/api/auth/login", { method: "OPTIONS" });
  const text = await metrics();
  expect(text).toContain('tribun_request_seconds_count{call="checkEmail",status="200"} 1');
  expect(text).toContain('tribun_request_seconds_count{call="login",status="400"} 1');
  expect(text).toContain('tribun_request_seconds_count{call="unknown",status="404"} 1');
  expect(text).toContain('tribun_request_seconds_count{call="/c/:id",status="404"} 1');
  expect(text).toContain('call="preflight"');
  expect(text).not.toMatch(/elif|GEHEIM|abcdefgh/);
});

test("a caller who hangs up or signs nothing is refused, which is no failure of ours", async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) });
  const app = createApp({ ...operator.deps, log });
  const headers = { "x-team-id": "1", "x-language-code": "1", "content-type": "application/json" };
  const gone = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(gone) });
  const cut = { method: "POST", headers, body, duplex: "half" as const };
  expect((await app.request(login.path, cut)).status).toBe(400);
  const unsigned = await app.request(paymentWebhook.path, { method: "POST", headers, body: "{}" });
  expect([unsigned.status, await unsigned.json()]).toMatchObject([502, { referenceErrorCode: "1035", reason: "signature" }]);
  const text = await metrics();
  expect(text).toContain('tribun_request_seconds_count{call="login",status="400"} 2');
  expect(text).toContain('tribun_request_seconds_count{call="paymentWebhook",status="refused"} 1');
  expect(text).not.toMatch(/call="(?:login|paymentWebhook)",status="5/);
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  expect(lines.filter((line) => line.includes('"call":"paymentWebhook"'))).toMatchObject([expect.stringContaining('"refused":true')]);
});

test("jobs: what is due and since when, what failed, what was given up; recurring work; pool and process", async () => {
  const { deps } = operator;
  const database = openDatabase(operator.databaseUrl);
  watchWork(deps);
  watchProcess(deps, database.pool);
  await deps.outbox.enqueue(deps.db, failing, {});
  await deps.outbox.enqueue(deps.db, waiting, {});
  await operator.runJobs();
  await runIfDue(deps, tick);
  operator.clock.advance({ minutes: 10 });
  await operator.runJobs();
  const text = await metrics();
  expect(text).toContain('tribun_outbox_due{kind="test.waiting"} 1');
  expect(text).toContain("tribun_outbox_oldest_seconds 600");
  expect(text).toContain('tribun_outbox_given_up{kind="test.failing"} 1');
  expect(text).toContain('tribun_jobs_total{kind="test.failing",outcome="failed"} 1');
  expect(text).toContain('tribun_jobs_total{kind="test.failing",outcome="givenUp"} 1');
  expect(text).toContain('tribun_recurring_failures{kind="test.tick"} 1');
  expect(text).toContain('tribun_recurring_overdue_seconds{kind="test.tick"} 540');
  expect(text).toContain('tribun_db_connections{state="waiting"} 0');
  expect(text).toContain("tribun_process_cpu_seconds_total");
  await database.close();
});
