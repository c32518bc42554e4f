import { createHmac } from "node:crypto";
import { addPaymentMethod, login, me, paymentMethods, refresh, withdrawal } from "@tribun/api-client/contract";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "./app.ts";
import type { Config } from "../base/config/config.ts";
import { outbox } from "../db/schema/operations.ts";
import { paymentMethods as methodRows, payouts } from "../db/schema/payments.ts";
import { refreshTokens, users } from "../db/schema/users.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";
import { runIfDue } from "../kernel/outbox/recurring.ts";
import { JOBS } from "./jobs.ts";
import { unsubscribeUrl } from "../reach/advertising/links.ts";
import { forgetMethod } from "../payments/methods/remove.ts";
import { newFan } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { ibanSealer } from "../security/iban.ts";
import { keywordMatches } from "../security/keyword-hash.ts";
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

test("a link to unsubscribe works for as long as its mail exists: after every secret was changed", async () => {
  const url = await unsubscribeUrl(operator.deps, operator.deps.db, 1, { kind: "fan", id: crypto.randomUUID() });
  const { app } = restarted({
    jwtSecret: "n".repeat(40),
    jwtSecretPrevious: undefined,
    dataKey: "d".repeat(40),
    dataKeyPrevious: undefined,
  });
  expect((await app.request(new URL(url).pathname, { method: "POST" })).status).toBe(200);
  expect((await app.request(`${new URL(url).pathname}x`, { method: "POST" })).status).toBe(404);
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

test("JWT_SECRET, the second of three steps: what either operator makes is understood by the other", async () => {
  const { form } = await newFan(operator);
  const [old, fresh] = [operator.deps.config.jwtSecret, "n".repeat(40)];
  const before = restarted({ jwtSecret: old, jwtSecretPrevious: fresh }).app;
  const after = restarted({ jwtSecret: fresh, jwtSecretPrevious: old }).app;
  for (const [one, other] of [
    [before, after],
    [after, before],
  ] as const) {
    const post = (app: typeof one, path: string, body: object) =>
      app.request(path, {
        method: "POST",
        headers: { "x-team-id": "1", "x-language-code": "1", "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const session = v.object({ payload: v.object({ accessToken: v.string(), refreshToken: v.string() }) });
    const signIn = await post(one, login.path, { identifier: form.email, password: form.password });
    const { accessToken, refreshToken } = v.parse(session, await signIn.json()).payload;
    expect((await other.request(me.path, { headers: headers(accessToken) })).status).toBe(200);
    const next = v.parse(session, await (await post(one, refresh.path, { refreshToken })).json()).payload.refreshToken;
    // Two tabs refresh at once at different operators: both get the same token.
    expect(await (await post(other, refresh.path, { refreshToken })).json()).toMatchObject({ payload: { refreshToken: next } });
  }
});

test("JWT_SECRET, leaked: a spent refresh token leads to the next until all are deleted", async () => {
  const guess = (token: string) =>
    createHmac("sha256", operator.deps.config.jwtSecret).update(`refresh token after ${token}`).digest("base64url");
  const [{ refreshToken: one }, { refreshToken: two }] = [await newFan(operator), await newFan(operator)];
  for (const refreshToken of [one, two]) await operator.call(refresh, { body: { refreshToken } });
  await operator.call(refresh, { body: { refreshToken: guess(one) } });
  await operator.deps.db.delete(refreshTokens);
  expect((await operator.fails(refresh, { body: { refreshToken: guess(two) } })).code).toBe("1005");
});

/** Read from the database itself. Answers of repeated calls are excluded, because JWT_SECRET seals them and they live for a day. */
async function sealedColumns() {
  const { rows } = await operator.deps.db.execute(
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name like '%\\_sealed'`,
  );
  return v.parse(v.array(v.object({ table: v.string(), column: v.string() })), rows);
}

test("a job of every kind keeps sealed values in fields of that name, where they are found", () => {
  const sealed = JOBS.flatMap(({ kind, payload }) =>
    "entries" in payload ? Object.keys(payload.entries ?? {}).map((name) => [kind, name]) : [],
  );
  expect(sealed.filter(([, name]) => /seal/i.test(name ?? ""))).toEqual([[forgetMethod.kind, "tokenSealed"]]);
});

test("DATA_KEY: everything is sealed anew, then the old key can go; the same account is still the same", async () => {
  const { form, accessToken } = await newFan(operator, { keyword: "2758" });
  const made = await operator.call(addPaymentMethod, { body: SEPA }, { token: accessToken });
  await operator.call(addPaymentMethod, { body: { type: "paypal", token: "pm_paypal_1" } }, { token: accessToken });
  const { id: userId } = await operator.call(me, undefined, { token: accessToken });
  const sealedBefore = ibanSealer(operator.deps.config).seal(IBAN);
  await operator.deps.db.insert(payouts).values({
    ...{ id: crypto.randomUUID(), teamId: 1, userId, invoiceId: crypto.randomUUID(), amountCents: 500, state: "byHand" },
    ...{ ibanSealed: sealedBefore, holder: "Elif Şahin", createdAt: operator.deps.clock.now() },
  });
  await operator.deps.outbox.enqueue(operator.deps.db, forgetMethod, { tokenSealed: sealedBefore });
  const dataKey = "k".repeat(40);
  expect(await runIfDue(operator.deps, sealAnew)).toBe("done");
  const said: string[] = [];
  const log = pino({ level: "info" }, { write: (line) => void said.push(line) });
  const { deps: changed } = restarted({ dataKey, dataKeyPrevious: operator.deps.config.dataKey });
  const changing = { ...changed, log };
  for (const _ of ["finds it", "finds nothing"]) {
    operator.clock.advance({ minutes: 5 });
    expect(await runIfDue(changing, sealAnew)).toBe("done");
  }
  const counts = said.map((line) =>
    v.parse(v.object({ sealed: v.number(), keywords: v.number(), payouts: v.number(), jobs: v.number() }), JSON.parse(line)),
  );
  // The keywords of this file's fans and of the demo fans.
  expect(counts).toEqual([
    { sealed: expect.any(Number), keywords: 5 + SEED_TEAMS.length, payouts: 1, jobs: 1 },
    { sealed: 0, keywords: 0, payouts: 0, jobs: 0 },
  ]);

  const { deps } = restarted({ dataKey });
  const sealer = ibanSealer(deps.config);
  const rows = await deps.db.select().from(methodRows);
  expect(rows.map(({ ibanSealed, tokenSealed }) => [ibanSealed, tokenSealed].map((sealed) => sealed && sealer.open(sealed)))).toEqual(
    expect.arrayContaining([expect.arrayContaining([IBAN]), expect.arrayContaining(["pm_paypal_1"])]),
  );
  for (const { table, column } of await sealedColumns()) {
    const { rows: values } = await deps.db.execute(
      sql`select ${sql.identifier(column)} as sealed from ${sql.identifier(table)} where ${sql.identifier(column)} is not null`,
    );
    // A new column must be resealed as well: give it a value above.
    expect(values, `${table}.${column} has no value in this test`).not.toEqual([]);
    for (const { sealed } of values) expect(() => sealer.open(String(sealed)), `${table}.${column}`).not.toThrow();
  }
  const waiting = await deps.db.select().from(outbox).where(eq(outbox.kind, forgetMethod.kind));
  expect(waiting.map(({ payload }) => sealer.open(v.parse(forgetMethod.payload, payload).tokenSealed))).toEqual([IBAN]);
  const [fan] = await deps.db.select().from(users).where(eq(users.id, userId));
  expect(keywordMatches(deps.config, userId, form.keyword ?? "", fan?.keywordHash ?? "")).toBe(true);

  const after = createApp(deps);
  const post = { ...headers(accessToken), "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const again = await after.request(addPaymentMethod.path, { method: "POST", headers: post, body: JSON.stringify(SEPA) });
  expect(await again.json()).toMatchObject({ payload: { id: made.id } });
  const listed: unknown = await (await after.request(paymentMethods.path, { headers: headers(accessToken) })).json();
  expect(listed).toMatchObject({ payload: [expect.anything(), expect.anything()] });
});

/** Adds the account again at an operator with other secrets. @returns the method's id */
async function addedAt({ app }: ReturnType<typeof restarted>, token: string, iban = IBAN): Promise<string> {
  const post = { ...headers(token), "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const answer = await app.request(addPaymentMethod.path, { method: "POST", headers: post, body: JSON.stringify({ ...SEPA, iban }) });
  return v.parse(v.object({ payload: v.object({ id: v.string() }) }), await answer.json()).payload.id;
}

test("DATA_KEY: an account that is added again before its row is sealed anew is the same, and the change ends", async () => {
  const { accessToken } = await newFan(operator);
  const { id } = await operator.call(addPaymentMethod, { body: SEPA }, { token: accessToken });
  const changed = restarted({ dataKey: "k".repeat(40), dataKeyPrevious: operator.deps.config.dataKey });
  expect(await addedAt(changed, accessToken)).toBe(id);
  operator.clock.advance({ minutes: 5 });
  expect(await runIfDue(changed.deps, sealAnew)).toBe("done");
  expect(await addedAt(restarted({ dataKey: "k".repeat(40) }), accessToken)).toBe(id);
});

test("DATA_KEY: two methods of one account, each on another key, stay two, and the change ends", async () => {
  const { accessToken } = await newFan(operator);
  const { id: userId } = await operator.call(me, undefined, { token: accessToken });
  const dataKey = "m".repeat(40);
  const { id } = await operator.call(addPaymentMethod, { body: SEPA }, { token: accessToken });
  const present = await addedAt(restarted({ dataKey }), accessToken);
  const changed = restarted({ dataKey, dataKeyPrevious: operator.deps.config.dataKey });
  operator.clock.advance({ minutes: 5 });
  expect(await runIfDue(changed.deps, sealAnew)).toBe("done");
  const rows = await operator.deps.db.select().from(methodRows).where(eq(methodRows.userId, userId));
  expect(rows.map((row) => row.id).toSorted()).toEqual([id, present].toSorted());
  for (const { ibanSealed } of rows) expect(ibanSealer({ dataKey }).open(ibanSealed ?? "")).toBe(IBAN);
  expect(await addedAt(changed, accessToken)).toBe(present);
});

test("DATA_KEY: what no key opens is counted, and keeps nothing else from being sealed anew", async () => {
  const { accessToken: lost } = await newFan(operator, { keyword: "2758" });
  const { id: lostId } = await operator.call(me, undefined, { token: lost });
  const keywordHash = ibanSealer({ dataKey: "x".repeat(40) }).seal("of a key that nobody has");
  await operator.deps.db.update(users).set({ keywordHash }).where(eq(users.id, lostId));
  const { accessToken } = await newFan(operator);
  const { id } = await operator.call(addPaymentMethod, { body: SEPA }, { token: accessToken });
  await operator.call(addPaymentMethod, { body: { ...SEPA, iban: "DE02120300000000202051" } }, { token: lost });
  const ibanSealed = ibanSealer({ dataKey: "x".repeat(40) }).seal(IBAN);
  await operator.deps.db.update(methodRows).set({ ibanSealed }).where(eq(methodRows.userId, lostId));
  const dataKey = "q".repeat(40);
  const said: string[] = [];
  const log = pino({ level: "info" }, { write: (line) => void said.push(line) });
  const { deps } = restarted({ dataKey, dataKeyPrevious: operator.deps.config.dataKey });
  operator.clock.advance({ minutes: 5 });
  expect(await runIfDue({ ...deps, log }, sealAnew)).toBe("done");
  const [row] = await operator.deps.db.select().from(methodRows).where(eq(methodRows.id, id));
  expect(ibanSealer({ dataKey }).open(row?.ibanSealed ?? "")).toBe(IBAN);
  const [kept] = await operator.deps.db.select().from(users).where(eq(users.id, lostId));
  expect(kept?.keywordHash).toBe(keywordHash);
  const lines = said.map((line) =>
    v.parse(v.object({ unreadable: v.optional(v.number()), rows: v.optional(v.array(v.string())) }), JSON.parse(line)),
  );
  expect(lines[0]?.unreadable).toBeGreaterThanOrEqual(2);
  expect(lines[1]?.rows).toContain(`users ${lostId}`);
});
