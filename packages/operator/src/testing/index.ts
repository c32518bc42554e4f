import { randomUUID } from "node:crypto";
import { type Call, type CallInput, type CallPayload, pathOf } from "@tribun/api-client/contract";
import { isErrorCode } from "@tribun/domain";
import pg from "pg";
import type { Logger } from "pino";
import * as v from "valibot";
import { createApp } from "../compose/app.ts";
import { readConfig } from "../base/config/config.ts";
import { openDatabase } from "../db/database.ts";
import { asAnother } from "../db/one-connection.ts";
import type { Deps } from "../kernel/deps.ts";
import type { Route } from "../http/route.ts";
import type { Job } from "../kernel/outbox/job.ts";
import { type Recurring, runNow } from "../kernel/outbox/recurring.ts";
import { runDueJobs } from "../kernel/outbox/runner.ts";
import { isSliced } from "../kernel/outbox/slices.ts";
import { JOBS } from "../compose/jobs.ts";
import { RECURRING } from "../compose/recurring.ts";
import { ROUTES } from "../compose/routes.ts";
import { createDeps } from "../compose/server/deps.ts";
import { noteAnswer } from "./answered.ts";
import startTestServer, { seedTestDatabase, SERVER_VARIABLE, TEMPLATE, TEST_SETTINGS } from "./global-setup.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";

export { SEED_BRANDS } from "../base/clubs/brands.ts";
export { START, type TestClock } from "./test-clock.ts";
export { startTestServer };

export type TestOptions = {
  /** Settings in addition to those of a sandbox, for example RATE_LIMIT_PER_MINUTE. */
  readonly env?: Readonly<Record<string, string>>;
  readonly routes?: readonly Route[];
  /** True for random requests: their answers do not count in the census. */
  readonly atRandom?: true;
  readonly jobs?: readonly Job[];
  readonly recurring?: readonly Recurring[];
  /** Time in milliseconds of the seed and the start of the clock; default `START`, as in the copied template. */
  readonly at?: number;
  /** Destination of log lines; by default none. */
  readonly log?: Logger;
  /** Replaces parts of the operator, for example one provider. */
  readonly change?: (deps: Deps) => Deps;
};

/** Headers of a call; `null` omits one. */
export type As = {
  readonly token?: string;
  readonly team?: number | string | null;
  /** 0 Turkish, 1 German. */
  readonly language?: number | string | null;
  readonly cart?: string;
  /** By default a new one for each call. */
  readonly key?: string | null;
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The answer to a call that must fail. */
export type Failure = {
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: readonly { readonly field: string; readonly rule: string }[];
  readonly reason: string | undefined;
  readonly headers: Headers;
};

export type TestOperator = {
  readonly deps: Deps;
  readonly clock: TestClock;
  readonly databaseUrl: string;
  /** Sends a raw request to the app; no port is open. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Makes a call of the contract, by default for team 1 in German, and parses the answer. @throws if it fails */
  readonly call: <const C extends Call>(call: C, input?: CallInput<C>, as?: As) => Promise<CallPayload<C>>;
  /** The same as a raw answer. */
  readonly raw: (call: Call, input?: { params?: unknown; query?: unknown; body?: unknown }, as?: As) => Promise<Response>;
  /** The same for a call that must fail; accepts any input. */
  readonly fails: (call: Call, input?: { params?: unknown; query?: unknown; body?: unknown }, as?: As) => Promise<Failure>;
  /** Runs all due jobs of the outbox. */
  readonly runJobs: () => Promise<number>;
  /** Runs recurring work now, due or not, with the slices that it starts. @throws the work's failure */
  readonly runRecurring: (kind: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

const problem = v.looseObject({
  referenceErrorCode: v.string(),
  fieldErrors: v.optional(v.array(v.object({ field: v.string(), rule: v.string() })), []),
  reason: v.optional(v.string()),
});

/**
 * Creates an operator with a clock that the test moves, on its own database. That is a file copy of the seeded template, which takes a
 * third of the time of a copy through the log.
 */
export async function createTestOperator(options: TestOptions = {}): Promise<TestOperator> {
  let stopServer: (() => Promise<void>) | undefined;
  if (!process.env[SERVER_VARIABLE]) stopServer = await startTestServer();
  const server = process.env[SERVER_VARIABLE] ?? "";
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const databaseUrl = new URL(`/${name}`, server).toString();
  await administer(server, `create database ${name}${options.at === undefined ? ` template ${TEMPLATE} strategy file_copy` : ""}`);
  if (options.at !== undefined) await seedTestDatabase(databaseUrl, options.at);
  const database = openDatabase(databaseUrl, { oneConnectionEach: true });
  const clock = createTestClock(options.at);
  // Rate limits have their own tests; the others switch them off.
  const config = readConfig({ ...TEST_SETTINGS, RATE_LIMIT_PER_MINUTE: "100000", DATABASE_URL: databaseUrl, ...options.env });
  const { jobs = JOBS } = options;
  const runJobs = () => runDueJobs(deps, jobs);
  // While the operator waits for another party, time passes and the outbox runs.
  const pause = async (ms: number) => {
    clock.advance({ seconds: ms / 1000 });
    await asAnother(runJobs);
  };
  const made = { ...createDeps(config, database.db, { base: clock.base, ...(options.log && { log: options.log }) }), pause };
  const deps: Deps = options.change?.(made) ?? made;
  const app = createApp(deps, options.routes ?? ROUTES);
  const request = async (path: string, init?: RequestInit) => {
    const response = await asAnother(() => app.request(path, init));
    if (!options.routes && !options.atRandom) await noteAnswer(init?.method ?? "GET", path, response);
    return response;
  };
  const raw: TestOperator["raw"] = (call, input = {}, as = {}) => {
    const query = new URLSearchParams(strings(input.query)).toString();
    return request(`${pathOf(call, strings(input.params))}${query && `?${query}`}`, {
      method: call.method,
      headers: headersOf(call, as, input.body),
      ...(input.body !== undefined && { body: typeof input.body === "string" ? input.body : JSON.stringify(input.body) }),
    });
  };
  return {
    deps,
    clock,
    databaseUrl,
    request,
    raw,
    call: async (call, input, as) => {
      const response = await raw(call, input ?? {}, as);
      const body: unknown = await response.json();
      if (!response.ok || call.payload === "binary") throw new Error(`${call.id}: ${response.status} ${JSON.stringify(body)}`);
      return payloadOf(call, v.parse(v.object({ payload: call.payload }), body).payload);
    },
    fails: async (call, input, as) => {
      const response = await raw(call, input, as);
      const body: unknown = await response.json();
      if (response.ok) throw new Error(`${call.id} was expected to fail, and answered ${JSON.stringify(body)}`);
      const parsed = v.parse(problem, body);
      if (!isErrorCode(parsed.referenceErrorCode)) throw new Error(`unknown code ${parsed.referenceErrorCode}`);
      const { status, headers } = response;
      return { status, code: parsed.referenceErrorCode, fieldErrors: parsed.fieldErrors, reason: parsed.reason, headers };
    },
    runJobs,
    runRecurring: async (kind) => {
      await runNow(deps, options.recurring ?? RECURRING, kind);
      await runDueJobs(deps, jobs.filter(isSliced));
    },
    stop: async () => {
      await database.close();
      await administer(server, `drop database if exists ${name} with (force)`);
      if (stopServer) {
        delete process.env[SERVER_VARIABLE];
        await stopServer();
      }
    },
  };
}

function headersOf(call: Call, as: As, body: unknown): Record<string, string> {
  const { team = 1, language = 1, key = randomUUID() } = as;
  return {
    ...(team !== null && { "x-team-id": String(team) }),
    ...(language !== null && { "x-language-code": String(language) }),
    ...(as.token && { authorization: `Bearer ${as.token}` }),
    ...(as.cart && { "x-cart-token": as.cart }),
    ...(call.idempotent && key !== null && { "idempotency-key": key }),
    ...(as.ip && { "x-forwarded-for": as.ip }),
    ...(body !== undefined && { "content-type": "application/json" }),
    ...as.headers,
  };
}

function strings(values: unknown): Record<string, string> {
  if (typeof values !== "object" || values === null) return {};
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}

// `payload` was parsed with the call's own schema one line earlier.
function payloadOf<C extends Call>(_call: C, payload: unknown): CallPayload<C> {
  const holds = (_value: unknown): _value is CallPayload<C> => true;
  if (!holds(payload)) throw new TypeError("unreachable");
  return payload;
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
