import { login, myLines, ping, resolveTicket, sendSupportMessage, supportCases } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { supportMessages } from "../../db/schema/fan-service.ts";
import { lines } from "../../db/schema/lines.ts";
import { users } from "../../db/schema/users.ts";
import { newContract } from "../../testing/declarations.ts";
import { FAN_PASSWORD, newFan } from "../../testing/fans.ts";
import { mailsTo } from "../../testing/giveaways.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { supportMessage as message } from "../../testing/support.ts";
import { handToCare } from "../../care/support/hand-to-care.ts";
import { ownCases } from "./own-cases.ts";

const ADMIN_TOKEN = "an admin token of at least thirty-two characters";
const admin = { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } };
let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100", ADMIN_TOKEN } });
});
afterAll(() => operator.stop());

test("a fan reads in the account what was written while signed in, and what became of it, and nobody else does", async () => {
  const { shopper, email, userId } = await newContract(operator, { tariffId: "tribun-s" });
  const [line] = await operator.call(myLines, undefined, shopper.as);
  const { revision } = await operator.call(ping, undefined, shopper.as);
  const open = await operator.call(
    sendSupportMessage,
    { body: message(email, { reference: "R1-2026-000002", topic: "billing" }) },
    shopper.as,
  );
  expect((await operator.call(ping, undefined, shopper.as)).revision, "other devices are told").toBe(revision + 1);
  const fault = { body: message(email, { topic: "fault", ...(line && { lineId: line.id }) }) };
  operator.clock.advance({ minutes: 1 });
  const { ticket: out } = await operator.call(sendSupportMessage, fault, shopper.as);
  // This message has no session that proves the mailbox.
  await operator.call(sendSupportMessage, { body: message(email) });
  const user = { userId, lineId: line?.id ?? null };
  await handToCare(operator.deps, operator.deps.db, { teamId: 1, ...user, reference: "line.takeOff:1", message: "Für uns allein." });
  operator.clock.advance({ days: 5 });
  const close = (ticket: string, body: object) =>
    operator.call(resolveTicket, { params: { ticket }, body: { outage: false, ...body } }, admin);
  await close(out, { outage: true });
  const again = await operator.call(login, { body: { identifier: email, password: FAN_PASSWORD } });
  const as = { token: again.accessToken };
  const cases = await operator.call(supportCases, undefined, as);
  expect(cases.map(({ ticket }) => ticket)).toEqual([out, open.ticket]);
  expect(cases[0]).toMatchObject({ topic: "fault", compensation: { amount: 2000, currency: "EUR" }, resolvedAt: expect.any(String) });
  expect(cases[1]).toEqual({
    ...{ ticket: open.ticket, topic: "billing", message: "Wann kommt meine SIM?", reference: "R1-2026-000002" },
    receivedAt: open.receivedAt,
  });
  await close(open.ticket, { answer: "Der zweite Posten ist dein Paket." });
  const [, answered] = await operator.call(supportCases, undefined, as);
  expect(answered).toMatchObject({ answer: "Der zweite Posten ist dein Paket.", resolvedAt: expect.any(String) });
  const [mail] = await mailsTo(operator, email);
  expect(mail?.subject).toBe(`Unsere Antwort an dich (${open.ticket})`);
  expect(mail?.body).toContain("\nDer zweite Posten ist dein Paket.\n");
  // The mailbox is not verified yet.
  expect(mail?.body).toMatch(/^Hallo,\n/);
  const { accessToken: token } = await newFan(operator);
  expect(await operator.call(supportCases, undefined, { token })).toEqual([]);
});

test("a reference that looks like one of the operator's own is the fan's all the same, and stands in nobody's way", async () => {
  const { shopper, email, userId } = await newContract(operator, { tariffId: "tribun-s" });
  const reference = "line.takeOff:2";
  const { ticket } = await operator.call(sendSupportMessage, { body: message(email, { reference }) }, shopper.as);
  expect(await operator.call(supportCases, undefined, shopper.as)).toMatchObject([{ ticket, reference: `"${reference}"` }]);
  const forUs = { teamId: 1, userId, lineId: null, reference, message: "Für uns allein." };
  await handToCare(operator.deps, operator.deps.db, forUs);
  expect(await operator.deps.db.$count(supportMessages, eq(supportMessages.reference, reference))).toBe(1);
});

test("a case that the operator opened for its own people takes no answer, as no fan would get it", async () => {
  const { email, userId } = await newContract(operator, { tariffId: "tribun-s" });
  await handToCare(operator.deps, operator.deps.db, { teamId: 1, userId, lineId: null, reference: "line.takeOff:2", message: "Für uns." });
  const [own] = await operator.deps.db.select().from(supportMessages).where(eq(supportMessages.userId, userId));
  const before = await mailsTo(operator, email);
  const close = { params: { ticket: own?.id ?? "" } };
  const refused = await operator.fails(resolveTicket, { ...close, body: { outage: false, answer: "Ist abgeschaltet." } }, admin);
  expect(refused).toMatchObject({ status: 409, reason: "ownCase" });
  await operator.call(resolveTicket, { ...close, body: { outage: false } }, admin);
  expect(await mailsTo(operator, email)).toEqual(before);
});

test("what is paid for a line that another fan has by then is that fan's", async () => {
  const { shopper, email, userId } = await newContract(operator, { tariffId: "tribun-s" });
  const [line] = await operator.call(myLines, undefined, shopper.as);
  const lineId = line?.id ?? "";
  const { ticket } = await operator.call(sendSupportMessage, { body: message(email, { topic: "fault", lineId }) }, shopper.as);
  const other = await newContract(operator, { tariffId: "tribun-s" });
  await operator.deps.db.update(lines).set({ userId: other.userId }).where(eq(lines.id, lineId));
  operator.clock.advance({ days: 5 });
  await operator.call(resolveTicket, { params: { ticket }, body: { outage: true } }, admin);
  const [fan] = await operator.deps.db.select().from(users).where(eq(users.id, userId));
  const [closed] = fan ? await ownCases(operator.deps.db, fan) : [];
  expect(closed).toMatchObject({ ticket, resolvedAt: expect.any(String) });
  expect(closed).not.toHaveProperty("compensation");
});
