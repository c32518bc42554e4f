import { addPaymentMethod, me, paymentMethods, withdrawal } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import type { Config } from "../config/config.ts";
import { paymentMethods as methodRows, sepaMandates } from "../db/schema/payments.ts";
import { runIfDue } from "../outbox/recurring.ts";
import { newFan } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { ibanSealer } from "./iban.ts";
import { sealAnew } from "./seal-anew.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const IBAN = "DE89370400440532013000";
const SEPA = { type: "sepa", iban: IBAN, holder: "Elif Şahin", mandateAccepted: true } as const;

/** The same operator after a restart with other secrets. */
const restarted = (change: Partial<Config>) => {
  const deps = { ...operator.deps, config: { ...operator.deps.config, ...change } };
  return { deps, app: createApp(deps) };
};
const headers = (token: string) => ({ authorization: `Bearer ${token}`, "x-team-id": "1", "x-language-code": "1" });

test("JWT_SECRET: sessions go on while the one before is known, and end after it", async () => {
  const { accessToken } = await newFan(operator);
  const before = operator.deps.config.jwtSecret;
  const status = async (change: Partial<Config>) =>
    (await restarted(change).app.request(me.path, { headers: headers(accessToken) })).status;
  expect(await status({ jwtSecret: "n".repeat(40), jwtSecretPrevious: before })).toBe(200);
  expect(await status({ jwtSecret: "n".repeat(40) })).toBe(401);
});

test("JWT_SECRET: an answer kept for a key is given again", async () => {
  const key = crypto.randomUUID();
  const body = { name: "Elif", contract: "TR-1", email: "elif@example.com" };
  const first = await operator.raw(withdrawal, { body }, { key });
  expect(first.status).toBe(200);
  const { app } = restarted({ jwtSecret: "n".repeat(40), jwtSecretPrevious: operator.deps.config.jwtSecret });
  const again = await app.request(withdrawal.path, {
    method: "POST",
    headers: { "x-team-id": "1", "x-language-code": "1", "idempotency-key": key, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([200, "true"]);
});

test("DATA_KEY: everything is sealed anew, then the old key can go; the same account is still the same", async () => {
  const { accessToken } = await newFan(operator);
  const made = await operator.call(addPaymentMethod, { body: SEPA }, { token: accessToken });
  await operator.call(addPaymentMethod, { body: { type: "paypal", token: "pm_paypal_1" } }, { token: accessToken });
  const dataKey = "k".repeat(40);
  expect(await runIfDue(operator.deps, sealAnew)).toBe("done");
  const changing = restarted({ dataKey, dataKeyPrevious: operator.deps.config.dataKey });
  operator.clock.advance({ minutes: 5 });
  expect(await runIfDue(changing.deps, sealAnew)).toBe("done");

  const { deps } = restarted({ dataKey });
  const sealer = ibanSealer(deps.config);
  const rows = await deps.db.select().from(methodRows);
  expect(rows.map(({ ibanSealed, tokenSealed }) => [ibanSealed, tokenSealed].map((sealed) => sealed && sealer.open(sealed)))).toEqual(
    expect.arrayContaining([expect.arrayContaining([IBAN]), expect.arrayContaining(["pm_paypal_1"])]),
  );
  for (const { ibanSealed } of await deps.db.select().from(sepaMandates)) expect(sealer.open(ibanSealed)).toBe(IBAN);

  const after = createApp(deps);
  const post = { ...headers(accessToken), "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const again = await after.request(addPaymentMethod.path, { method: "POST", headers: post, body: JSON.stringify(SEPA) });
  expect(await again.json()).toMatchObject({ payload: { id: made.id } });
  const listed: unknown = await (await after.request(paymentMethods.path, { headers: headers(accessToken) })).json();
  expect(listed).toMatchObject({ payload: [expect.anything(), expect.anything()] });
});
