import { randomUUID } from "node:crypto";
import { login, myLines, resolveTicket, sendSupportMessage } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { charges } from "../../db/schema/billing.ts";
import { tariffs } from "../../db/schema/catalogue.ts";
import { supportMessages } from "../../db/schema/fan-service.ts";
import { lines, tariffChanges } from "../../db/schema/lines.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "../../seed/demo.ts";
import { newContract } from "../../testing/declarations.ts";
import { newFan } from "../../testing/fans.ts";
import { mailsTo } from "../../testing/giveaways.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { supportMessage as message } from "../../testing/support.ts";

const ADMIN_TOKEN = "an admin token of at least thirty-two characters";
const admin = { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } };
let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100", ADMIN_TOKEN } });
});
afterAll(() => operator.stop());

const lineOf = async (id = "") => (await operator.deps.db.select().from(lines).where(eq(lines.id, id)))[0];
const kept = async (ticket: string) => (await operator.deps.db.select().from(supportMessages).where(eq(supportMessages.id, ticket)))[0];

test("a guest's message gets a ticket, is kept and confirmed by mail in the guest's language", async () => {
  const body = message("guest@example.com", { phone: "0171 39200 33", reference: "1012" });
  const { ticket, receivedAt, fault } = await operator.call(sendSupportMessage, { body }, { language: 0, team: 3 });
  expect(ticket).toMatch(/^T-[0-9A-F]{10}$/);
  expect([receivedAt, fault]).toEqual(["2026-11-03T11:00:00.000Z", undefined]);
  expect(await kept(ticket)).toMatchObject({
    teamId: 3,
    userId: null,
    phone: "+491713920033",
    reference: "1012",
    language: "tr",
    informBy: null,
  });
  const [mail] = await mailsTo(operator, "guest@example.com");
  expect(mail?.subject).toBe(`Mesajın bize ulaştı (${ticket})`);
  // A guest may have entered a foreign mailbox.
  expect(mail?.body).toMatch(/^Merhaba,\n/);
  expect(mail?.body).not.toMatch(/Wann kommt meine SIM|Elif/);
  expect(mail?.body).not.toMatch(/undefined|null|Arıza/);
  const [desk] = await mailsTo(operator, clubOf(3).provider.email);
  expect(desk?.subject).toBe(`${ticket}: question`);
  expect(desk?.body).toMatch(/guest@example\.com[^]*\+491713920033[^]*Angezeigt wurde: 1012[^]*Türkisch[^]*Wann kommt meine SIM\?/);
});

test("a message that comes a second time with its key, as its answer got lost, opens no second ticket and sends no second mail", async () => {
  const body = message("again@example.com");
  const send = (key = randomUUID()) => operator.call(sendSupportMessage, { body }, { key });
  const key = randomUUID();
  const first = await send(key);
  expect(await send(key)).toEqual(first);
  expect(await mailsTo(operator, "again@example.com")).toHaveLength(1);
  expect((await send()).ticket).not.toBe(first.ticket);
});

test("who writes from the mailbox of the account gets back what was written", async () => {
  const { accessToken: token } = await operator.call(login, { body: { identifier: DEMO_EMAIL, password: DEMO_PASSWORD } });
  await operator.call(sendSupportMessage, { body: message(DEMO_EMAIL) }, { token });
  expect((await mailsTo(operator, DEMO_EMAIL))[0]?.body).toMatch(/^Hallo Elif Şahin,[^]*Deine Nachricht:\nWann kommt meine SIM\?\n\nEilt/);
  await operator.call(sendSupportMessage, { body: message("other@example.com") }, { token });
  expect((await mailsTo(operator, "other@example.com"))[0]?.body).not.toMatch(/Wann kommt|Elif/);
});

test("a fault carries the instants of § 58 TKG; who still waits after a day is told, once (L08)", async () => {
  const { ticket, fault } = await operator.call(sendSupportMessage, { body: message("fault@example.com", { topic: "fault" }) });
  expect(fault).toEqual({
    informBy: "2026-11-04T11:00:00.000Z",
    compensationFrom: "2026-11-05T11:00:00.000Z",
    higherCompensationFrom: "2026-11-07T11:00:00.000Z",
  });
  const repaired = await operator.call(sendSupportMessage, { body: message("fixed@example.com", { topic: "fault" }) });
  expect((await mailsTo(operator, "fault@example.com"))[0]?.body).toContain("5 € oder 10 %");
  operator.clock.advance({ hours: 23 });
  await operator.deps.db
    .update(supportMessages)
    .set({ resolvedAt: operator.deps.clock.now() })
    .where(eq(supportMessages.id, repaired.ticket));
  expect(await mailsTo(operator, "fault@example.com")).toHaveLength(1);
  operator.clock.advance({ hours: 1 });
  await operator.runJobs();
  const mails = await mailsTo(operator, "fault@example.com");
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Deine Störungsmeldung ist noch offen (${ticket})`,
    `Deine Nachricht ist da (${ticket})`,
  ]);
  // No outage is known, and the report names no line.
  expect(mails[0]?.body).toContain("Woran es liegt und wann es wieder geht, wissen wir noch nicht.");
  expect(mails[0]?.body).toMatch(/Wir schreiben dir wieder, sobald [^]*Deine Meldung nennt keinen Anschluss/);
  expect(mails[0]?.body).not.toMatch(/von selbst|arbeitet daran/);
  expect((await kept(ticket))?.informedAt).toEqual(operator.deps.clock.now());
  expect(await mailsTo(operator, "fixed@example.com")).toHaveLength(1);
});

test("only about an own line", async () => {
  const { accessToken: owner } = await operator.call(login, { body: { identifier: DEMO_EMAIL, password: DEMO_PASSWORD } });
  const [line] = await operator.call(myLines, undefined, { token: owner });
  const body = message("line@example.com", { topic: "fault", lineId: line?.id ?? "" });
  const { ticket } = await operator.call(sendSupportMessage, { body }, { token: owner });
  expect(await kept(ticket)).toMatchObject({ lineId: line?.id });
  const { accessToken: other } = await newFan(operator);
  expect(await operator.fails(sendSupportMessage, { body }, { token: other })).toMatchObject({ status: 403, code: "-1" });
  expect(await operator.fails(sendSupportMessage, { body })).toMatchObject({ status: 403, code: "-1" });
});

test("a line that was out for days earns its compensation on the next invoice, once, and the fan is told", async () => {
  const { accessToken: token } = await operator.call(login, { body: { identifier: DEMO_EMAIL, password: DEMO_PASSWORD } });
  const [line] = await operator.call(myLines, undefined, { token });
  const report = async (email: string, lineId?: string) =>
    (await operator.call(sendSupportMessage, { body: message(email, { topic: "fault", ...(lineId && { lineId }) }) }, { token })).ticket;
  const out = await report("out@example.com", line?.id);
  const partly = await report("partly@example.com", line?.id);
  const { ticket: nowhere } = await operator.call(sendSupportMessage, { body: message("nowhere@example.com", { topic: "fault" }) });
  operator.clock.advance({ days: 5 });
  const close = (ticket: string, outage = true) => operator.call(resolveTicket, { params: { ticket }, body: { outage } }, admin);
  const credits = () => operator.deps.db.select().from(charges).where(eq(charges.kind, "faultCompensation"));
  expect(await close(out)).toMatchObject({ compensation: { amount: 2 * 500 + 1000, currency: "EUR" } });
  expect(await close(partly, false)).not.toHaveProperty("compensation");
  expect(await close(nowhere)).not.toHaveProperty("compensation");
  expect(await credits()).toMatchObject([{ lineId: line?.id, amountCents: -2000, sourceId: `fault:${out}` }]);
  expect((await mailsTo(operator, "out@example.com"))[0]?.body).toMatch(
    /Für den Ausfall von deiner Meldung bis zum Abschluss bekommst du 20,00\s€/,
  );
  expect((await mailsTo(operator, "partly@example.com"))[0]?.body).not.toMatch(/Ausfall|undefined/);
  const again = { params: { ticket: out }, body: { outage: true } };
  expect(await operator.fails(resolveTicket, again, admin)).toMatchObject({ status: 409, reason: "alreadyResolved" });
  expect(await operator.fails(resolveTicket, { ...again, params: { ticket: "T-NOPE" } }, admin)).toMatchObject({ status: 404, code: "-1" });
  expect(await operator.fails(resolveTicket, again)).toMatchObject({ status: 403, code: "-1" });
  expect(await credits()).toHaveLength(1);
});

test("a fault that names no line is about the fan's only one, and an outage that is reported twice is made good once", async () => {
  const report = async () => {
    const { accessToken: token } = await operator.call(login, { body: { identifier: DEMO_EMAIL, password: DEMO_PASSWORD } });
    return (await operator.call(sendSupportMessage, { body: message(DEMO_EMAIL, { topic: "fault" }) }, { token })).ticket;
  };
  const close = async (ticket: string) =>
    (await operator.call(resolveTicket, { params: { ticket }, body: { outage: true } }, admin)).compensation?.amount;
  const [first, still] = [await report(), await report()];
  expect((await kept(still))?.lineId).toBe((await kept(first))?.lineId);
  operator.clock.advance({ days: 5 });
  expect([await close(first), await close(still)]).toEqual([2000, undefined]);
  operator.clock.advance({ days: 1 });
  const other = await report();
  operator.clock.advance({ days: 5 });
  expect(await close(other)).toBe(2000);
});

test("the share of the fee is one of the agreed price, whatever the tariff costs by now (§ 58(3) TKG)", async () => {
  const { shopper, order, email } = await newContract(operator, { tariffId: "tribun-s" });
  const [line] = await operator.call(myLines, undefined, shopper.as);
  const report = { body: message(email, { topic: "fault", ...(line && { lineId: line.id }) }) };
  const { ticket } = await operator.call(sendSupportMessage, report, shopper.as);
  await operator.deps.db.update(tariffs).set({ priceCents: 19_990 }).where(eq(tariffs.id, order.tariffId));
  operator.clock.advance({ days: 5 });
  const closed = await operator.call(resolveTicket, { params: { ticket }, body: { outage: true } }, admin);
  expect(closed.compensation).toEqual({ amount: 2 * 500 + 1000, currency: "EUR" });
});

test("after a change of tariff it is one of the fee that holds when the line goes out", async () => {
  const { shopper, email } = await newContract(operator, { tariffId: "tribun-s" });
  const [line] = await operator.call(myLines, undefined, shopper.as);
  const { db, clock } = operator.deps;
  const owner = { teamId: 1, userId: (await lineOf(line?.id))?.userId ?? "", lineId: line?.id ?? "" };
  await db.insert(tariffChanges).values({
    ...{ ...owner, id: randomUUID(), contractSummaryId: "none", language: "de", state: "done" },
    ...{ fromName: "Tribün S", fromMonthlyCents: 999, tariffId: "tribun-l", name: "Tribün L", monthlyCents: 8000 },
    ...{ effectiveOn: "2026-11-01", commitmentEnd: null, declaredAt: clock.now(), updatedAt: clock.now() },
  });
  const report = { body: message(email, { topic: "fault", lineId: owner.lineId }) };
  const { ticket } = await operator.call(sendSupportMessage, report, shopper.as);
  operator.clock.advance({ days: 5 });
  const closed = await operator.call(resolveTicket, { params: { ticket }, body: { outage: true } }, admin);
  expect(closed.compensation).toEqual({ amount: 2 * 800 + 1600, currency: "EUR" });
});

test("closed tickets are forgotten after half a year, open ones after three", async () => {
  const [closed, open] = [
    await operator.call(sendSupportMessage, { body: message("a@example.com") }),
    await operator.call(sendSupportMessage, { body: message("b@example.com") }),
  ];
  await operator.call(resolveTicket, { params: { ticket: closed.ticket }, body: { outage: false } }, admin);
  const there = async () => [await kept(closed.ticket), await kept(open.ticket)].map((row) => row !== undefined);
  operator.clock.advance({ days: 179 });
  await operator.runRecurring("support.forget");
  expect(await there()).toEqual([true, true]);
  operator.clock.advance({ days: 2 });
  await operator.runRecurring("support.forget");
  expect(await there()).toEqual([false, true]);
  operator.clock.advance({ days: 1000 });
  await operator.runRecurring("support.forget");
  expect(await there()).toEqual([false, false]);
});

test("every missing part is told at once", async () => {
  expect((await operator.fails(sendSupportMessage, { body: {} })).fieldErrors).toEqual([
    { field: "topic", rule: "supportTopic.required" },
    { field: "name", rule: "name.required" },
    { field: "email", rule: "email.required" },
    { field: "message", rule: "supportMessage.required" },
  ]);
  expect((await operator.fails(sendSupportMessage, { body: message("x@example.com", { message: "x".repeat(4001) }) })).fieldErrors).toEqual(
    [{ field: "message", rule: "supportMessage.tooLong" }],
  );
});

test("ten messages an hour from one address", async () => {
  const strict = await createTestOperator();
  for (let i = 0; i < 10; i++) await strict.call(sendSupportMessage, { body: message("often@example.com") });
  expect(await strict.fails(sendSupportMessage, { body: message("often@example.com") })).toMatchObject({
    status: 429,
    code: "RATE_LIMIT_EXCEEDED",
  });
  await strict.stop();
});
