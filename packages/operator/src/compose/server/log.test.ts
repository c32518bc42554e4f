import { inspect } from "node:util";
import { checkEmail, login, me } from "@tribun/api-client/contract";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../db/schema/users.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { placedOrder, submitCheckout } from "../../testing/orders.ts";
import { createLog } from "./log.ts";
import { errorFacts, errorText, scrub } from "../../base/scrub.ts";

let operator: TestOperator;
let lines = "";
const log = createLog({ logLevel: "debug" }, { write: (line) => void (lines += line) });

const clumsy = defineJob("test.clumsy", v.object({ email: v.string() }), async ({ email }, { db }) => {
  await db.execute(sql`select ${email}::integer`);
});

beforeAll(async () => {
  operator = await createTestOperator({ log, jobs: [clumsy] });
});
afterAll(() => operator.stop());

const IBAN = "DE89370400440532013000";

test("a registration, logins, an order and a direct debit leave no personal data in the log", async () => {
  const fan = await newFan(operator, {
    email: "geheime-fanin@example.com",
    firstName: "Zübeyde",
    lastName: "Gizli-Öztürk",
    street: "Verborgene Allee",
  });
  const { form, accessToken } = fan;
  await operator.fails(login, { body: { identifier: form.email, password: "Falsch#1234" } });
  const tokens = await operator.call(login, { body: { identifier: form.email, password: form.password } });
  await operator.call(me, {}, { token: accessToken });
  await operator.call(checkEmail, { body: { email: form.email } });
  await operator.request(`/api/users/check-email?email=${form.email}`, { headers: { "x-team-id": "1", "x-language-code": "1" } });
  await operator.request(`/nothing/${form.email}`);
  const { shopper, input, intent } = await placedOrder(operator);
  await submitCheckout(operator, intent.checkoutId, { method: "sepa", iban: IBAN, holder: "Elif Şahin", mandate: "yes" });
  expect(lines).toContain('"call":"register"');
  expect(lines).toContain('"call":"/c/:id"');
  const person = input.userInfo;
  for (const secret of [
    ...[form.email, form.phone, form.phone.slice(3), form.lastName, form.firstName, form.street, form.password, accessToken],
    ...[tokens.refreshToken, shopper.token, shopper.phone, shopper.phoneToken, intent.checkoutId, IBAN, IBAN.slice(4)],
    ...[person.lastName, person.email, person.identityNumber, person.street, person.birthday],
  ]) {
    expect(lines.includes(secret), `the log holds ${secret}`).toBe(false);
  }
});

test("failures inside are logged with their place, and without the row or the value", async () => {
  lines = "";
  await operator.deps.outbox.enqueue(operator.deps.db, clumsy, { email: "fanin@example.com" });
  await operator.runJobs();
  const [user] = await operator.deps.db.select().from(users).limit(1);
  if (!user) throw new Error("the seed has fans");
  const twice: unknown = await operator.deps.db
    .insert(users)
    .values(user)
    .catch((error: unknown) => error);
  log.error({ err: twice }, "insert");
  expect(inspect(twice, { depth: 5 })).toContain(user.email);
  expect(lines).toContain("test.clumsy");
  expect(lines).toContain('"constraint":"users_pkey"');
  expect(lines).toContain('"code":"23505"');
  expect(lines).toMatch(/"at":\["at .*\.ts/);
  for (const secret of ["fanin@example.com", user.email, user.lastName, user.passwordHash]) expect(lines).not.toContain(secret);
});

test("fields that carry personal data elsewhere are blanked", async () => {
  lines = "";
  log.info({ email: "a@example.com", order: { iban: IBAN, id: "O-1" }, phone: "+4915112345678" }, "careless");
  expect(lines).toContain("O-1");
  expect(lines).not.toMatch(/a@example|DE89|\+4915/);
});

test.each([
  ["550 <elif@example.com> unknown", "550 <[mail]> unknown"],
  ["to +49 176 0406 9007 now", "to [number] now"],
  ["account DE89 3704 0044 0532 0130 00 is closed", "account [iban] is closed"],
  ["postgres://u:p4ss@db:5432/x", "postgres://db:5432/x"],
  ["Bearer eyJhbGciOi.eyJzdWIi.c2ln", "Bearer [token]"],
  ["port 5432, order TR-2026-000017, status 503", "port 5432, order TR-2026-000017, status 503"],
])("%s", (text, clean) => {
  expect(scrub(text)).toBe(clean);
});

test("what a parser received is not told", () => {
  const received = v.safeParse(v.object({ name: v.number() }), { name: "Elif" });
  if (received.success) throw new Error("unexpected");
  expect(errorText(new v.ValiError(received.issues))).not.toContain("Elif");
  expect(errorText(new Error("outer", { cause: new Error("mail to elif@example.com") }))).toBe("outer; mail to [mail]");
});

test("what only looks like an error says what happened, without what it carries", () => {
  const copied = {
    ...new Error("gone"),
    message: "connect ECONNREFUSED 127.0.0.1:5432",
    stack: "Error\n    at here",
    code: "ECONNREFUSED",
  };
  expect(errorFacts({ ...copied, row: "Elif" })).toEqual({ name: "Error", text: copied.message, code: "ECONNREFUSED", at: ["at here"] });
  expect(errorText({ message: "Failed query: x\nparams: Elif", query: "insert" })).toBe("failed query: insert");
  expect(errorText(new AggregateError([new Error("one"), new Error("two")], ""))).toBe("one; two");
  expect(errorText({ row: "Elif" })).toBe("a thrown object without a message");
});
