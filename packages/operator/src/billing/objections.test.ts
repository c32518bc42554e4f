import {
  decideObjection,
  type Invoice,
  invoiceDetail,
  invoiceDispute,
  invoiceIntent,
  login,
  objectionsToReview,
} from "@tribun/api-client/contract";
import { addCalendarDays, germanDay } from "@tribun/domain";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listMessages } from "../sandbox/messages.ts";
import { STAFF_EMAIL, STAFF_PASSWORD } from "../seed/staff.ts";
import { billOne, newSubscriber, sessionOf, type Subscriber } from "../testing/billing.ts";
import { type As, createTestOperator, type TestOperator } from "../testing/index.ts";
import { written } from "../ledger/labels.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const staff = async (team = 1): Promise<As> => {
  const { accessToken } = await operator.call(login, { body: { identifier: STAFF_EMAIL, password: STAFF_PASSWORD } }, { team });
  return { token: accessToken, team };
};
const REASON = "Dieses Paket habe ich nicht gebucht.";

/** An invoice that the fan has objected to, in whole or by `cents`, after these spans of days. */
async function disputed(days: readonly number[], cents?: number): Promise<{ fan: Subscriber; invoice: Invoice }> {
  const fan = await newSubscriber(operator);
  operator.clock.advance({ days: 31 });
  const [made] = await billOne(operator, fan);
  for (const count of days) {
    operator.clock.advance({ days: count });
    await operator.runJobs();
  }
  const body = { reason: REASON, ...(cents !== undefined && { amount: { amount: cents, currency: "EUR" as const } }) };
  const invoice = await operator.call(invoiceDispute, { params: { id: made?.id ?? "" }, body }, await sessionOf(operator, fan));
  return { fan, invoice };
}
const decide = async (id: string, decision: "accept" | "reject") =>
  operator.call(decideObjection, { params: { id }, body: { decision } }, await staff());
const read = async ({ fan, invoice }: { fan: Subscriber; invoice: Invoice }) =>
  operator.call(invoiceDetail, { params: { id: invoice.id } }, await sessionOf(operator, fan));
const lastMail = async (fan: Subscriber) => {
  await operator.runJobs();
  return (await listMessages(operator.deps.db, { to: fan.email, channel: "mail", limit: 1 }))[0]?.subject;
};

test("staff see the objections of their club, and nobody else does", async () => {
  const { fan, invoice } = await disputed([]);
  const own = await operator.call(objectionsToReview, undefined, await staff());
  expect(own.find((one) => one.invoice.id === invoice.id)).toMatchObject({
    invoice: { dispute: { reason: REASON } },
    fan: { email: fan.email },
  });
  expect(await operator.call(objectionsToReview, undefined, await staff(2))).toEqual([]);
  const as = await sessionOf(operator, fan);
  expect(await operator.fails(objectionsToReview, {}, as)).toMatchObject({ status: 403, code: "-1" });
  const decision = { params: { id: invoice.id }, body: { decision: "accept" } };
  expect(await operator.fails(decideObjection, decision, as)).toMatchObject({ status: 403, code: "-1" });
  expect(await operator.fails(decideObjection, decision, await staff(2))).toMatchObject({ status: 403, reason: "objection.unknown" });
  for (const id of [randomUUID(), "x"]) {
    expect(await operator.fails(decideObjection, { params: { id }, body: { decision: "accept" } }, await staff())).toMatchObject({
      status: 403,
    });
  }
  expect(await operator.fails(decideObjection, { ...decision, body: { decision: "perhaps" } }, await staff())).toMatchObject({
    status: 400,
    fieldErrors: [{ field: "decision", rule: "decision.required" }],
  });
  expect((await read({ fan, invoice })).status).toBe("disputed");
});

test("an objection that was right credits the invoice, with a note, once", async () => {
  const it = await disputed([15, 7]);
  expect(await decide(it.invoice.id, "accept")).toMatchObject({ status: "credited", payable: false, credited: it.invoice.total });
  expect(
    await operator.fails(decideObjection, { params: { id: it.invoice.id }, body: { decision: "accept" } }, await staff()),
  ).toMatchObject({ status: 409 });
  const [note] = await billOne(operator, it.fan);
  expect(note).toMatchObject({ kind: "credit", total: { amount: -it.invoice.total.amount } });
  expect(await lastMail(it.fan)).toBe(`Deine Rechnungskorrektur ${note?.number}`);
});

test("one that was right in part leaves the rest due, and no more than that is paid", async () => {
  const it = await disputed([15], 20);
  const rest = it.invoice.total.amount - 20;
  expect(await decide(it.invoice.id, "accept")).toMatchObject({ status: "overdue", payable: true, credited: { amount: 20 } });
  const intent = await operator.call(invoiceIntent, { params: { id: it.invoice.id }, body: {} }, await sessionOf(operator, it.fan));
  expect(intent.dueNow.amount).toBe(rest);
});

test("one that was not goes on where dunning stood, with the whole pause ahead", async () => {
  const it = await disputed([15, 7, 5]);
  operator.clock.advance({ days: 40 });
  expect(await decide(it.invoice.id, "reject")).toMatchObject({ status: "reminder1", payable: true });
  expect(await lastMail(it.fan)).toContain("Unsere Antwort");
  operator.clock.advance({ days: 13 });
  await operator.runJobs();
  expect((await read(it)).status).toBe("reminder1");
  operator.clock.advance({ days: 1 });
  await operator.runJobs();
  expect((await read(it)).status).toBe("reminder2");
});

test("a collection that was missed meanwhile is announced anew", async () => {
  const it = await disputed([]);
  operator.clock.advance({ days: 20 });
  await operator.runJobs();
  const open = await decide(it.invoice.id, "reject");
  expect(open.status).toBe("issued");
  expect(open.dueDate > it.invoice.dueDate).toBe(true);
  operator.clock.advance({ days: 13 });
  await operator.runJobs();
  expect((await read(it)).status).toBe("issued");
  operator.clock.advance({ days: 3 });
  await operator.runJobs();
  expect((await read(it)).status).toBe("overdue");
});

// Dunning sends no reminder before the day until which the fan may pay.
test.each([
  { days: [15], status: "overdue", pause: 7, next: "reminder1" },
  { days: [15, 7], status: "reminder1", pause: 14, next: "reminder2" },
])("the answer names the day of the next step where dunning goes on: $status", async ({ days, status, pause, next }) => {
  const it = await disputed(days);
  const payBy = written(addCalendarDays(germanDay(operator.clock.base()), pause));
  await decide(it.invoice.id, "reject");
  await operator.runJobs();
  const [mail] = await listMessages(operator.deps.db, { to: it.fan.email, channel: "mail", limit: 1 });
  expect(mail?.body).toContain(`Bitte bezahl bis zum ${payBy}.`);
  operator.clock.advance({ days: pause - 1 });
  await operator.runJobs();
  expect((await read(it)).status).toBe(status);
  operator.clock.advance({ days: 1 });
  await operator.runJobs();
  expect((await read(it)).status).toBe(next);
});
