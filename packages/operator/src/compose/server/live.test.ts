import { login, mnpProviders, phoneOtp } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ConfigError } from "../../base/config/config.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "../../seed/demo.ts";
import { type FakeServer, startFakeServer } from "../../testing/fake-server.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { type RunningOperator, startOperator } from "./start.ts";

let outside: FakeServer;
let database: TestOperator;
let operator: RunningOperator;

const party = (name: string) => ({ [`${name}_PROVIDER`]: "http", [`${name}_URL`]: `${outside.url}/${name}`, [`${name}_TOKEN`]: "key" });
const liveEnv = (): Record<string, string> => ({
  NODE_ENV: "test",
  MODE: "live",
  JWT_SECRET: "j".repeat(40),
  DATA_KEY: "d".repeat(40),
  MAIL_PROVIDER: "smtp",
  SMTP_URL: "smtp://127.0.0.1:1",
  PAYMENT_PROVIDER: "stripe",
  STRIPE_SECRET_KEY: "sk_test_0123456789",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789",
  STRIPE_API_URL: `${outside.url}/stripe`,
  ...Object.assign({}, ...["SMS", "SIM", "PARTNER", "DONOR", "CRM", "DIRECTORY", "MERCHANDISE"].map(party)),
  DONOR_WEBHOOK_SECRET: "w".repeat(40),
  PUSH_PROVIDER: "webpush",
  VAPID_PUBLIC_KEY: "BOeKPcKx4rRIkxmXfhFYHhQfBgHTyrGkuUUfOIb7bpWKwjYCbTIyb5XxP43RKAGqmbEvRJMPfBI_SNwf-VT8kiA",
  VAPID_PRIVATE_KEY: "Ul4cnZ7RndG4ZfmSYWVBCxGqCqMkQu5x2fQ_GdaAGA0",
  VAPID_SUBJECT: "mailto:post@tribun.example",
  BEACON_PROVIDER: "drand",
  ZOHO_CLIENT_ID: "id",
  ZOHO_CLIENT_SECRET: "secret",
});

beforeAll(async () => {
  outside = await startFakeServer(() => ({ json: { id: "m-1" } }));
  // A database without the sandbox's fans, like that of a live operator.
  database = await createTestOperator();
  await database.deps.db.execute("drop schema public cascade");
  await database.deps.db.execute("drop schema drizzle cascade");
  await database.deps.db.execute("create schema public");
  operator = await startOperator({ port: 0, databaseUrl: database.databaseUrl, env: liveEnv() });
});
afterAll(async () => {
  await operator.stop();
  await outside.stop();
  await database.stop();
});

const headers = { "x-team-id": "1", "x-language-code": "1", "content-type": "application/json" };
const post = (path: string, body: object) => fetch(operator.url + path, { method: "POST", headers, body: JSON.stringify(body) });

test("live adapters and secrets make a live operator that is ready and sells", async () => {
  expect((await fetch(`${operator.url}/ready`)).status).toBe(200);
  expect((await fetch(operator.url + mnpProviders.path, { headers })).status).toBe(200);
  expect(Object.values(operator.deps.providers).map(({ name }) => name)).not.toContain("sandbox");
});

test("nothing of the sandbox is there: no console, no open metrics, no demo fan", async () => {
  for (const path of ["/sandbox", "/sandbox/api/messages", "/metrics"]) expect((await fetch(operator.url + path)).status).toBe(404);
  expect((await post(login.path, { identifier: DEMO_EMAIL, password: DEMO_PASSWORD })).status).toBe(401);
});

test("a code goes out through the gateway; while that is down, the call says 1106", async () => {
  const body = { phone: "+4917604069123", type: "register" };
  expect((await post(phoneOtp.path, body)).status).toBe(200);
  expect(outside.received.at(-1)).toMatchObject({ path: "/SMS/messages", headers: { authorization: "Bearer key" } });
  expect(outside.received.at(-1)?.body).toMatch(/\+4917604069123.*\d{6}/);
  outside.answer(() => ({ status: 503 }));
  expect(await (await post(phoneOtp.path, { ...body, phone: "+4917604069124" })).json()).toMatchObject({ referenceErrorCode: "1106" });
});

test.each(["SMS", "SIM", "PARTNER", "DONOR", "CRM", "DIRECTORY", "MERCHANDISE", "PAYMENT", "MAIL", "BEACON"])(
  "live refuses the sandbox's %s",
  async (name) => {
    const env = { ...liveEnv(), [`${name}_PROVIDER`]: "sandbox" };
    const refused: unknown = await startOperator({ port: 0, databaseUrl: database.databaseUrl, env }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConfigError);
    expect(refused).toMatchObject({ faults: [`${name}_PROVIDER is a sandbox adapter, which does not send or charge anything`] });
  },
);

test.each(["JWT_SECRET", "DATA_KEY"])("live refuses to start without %s, in every environment", async (name) => {
  const { [name]: _, ...env } = liveEnv();
  await expect(startOperator({ port: 0, databaseUrl: database.databaseUrl, env })).rejects.toThrow(`${name} is missing`);
});
