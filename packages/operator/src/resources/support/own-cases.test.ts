import { login, myLines, resolveTicket, sendSupportMessage, supportCases, type SupportMessageInput } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newContract } from "../../testing/declarations.ts";
import { FAN_PASSWORD, newFan } from "../../testing/fans.ts";
import { mailsTo } from "../../testing/giveaways.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { handToCare } from "./hand-to-care.ts";

const ADMIN_TOKEN = "an admin token of at least thirty-two characters";
const admin = { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } };
let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100", ADMIN_TOKEN } });
});
afterAll(() => operator.stop());

const message = (email: string, overrides: Partial<SupportMessageInput> = {}): SupportMessageInput => ({
  topic: "question",
  name: "Elif Şahin",
  email,
  message: "Wann kommt meine SIM?",
  ...overrides,
});

test("a fan reads in the account what was written while signed in, and what became of it, and nobody else does", async () => {
  const { shopper, email, userId } = await newContract(operator, { tariffId: "tribun-s" });
  const [line] = await operator.call(myLines, undefined, shopper.as);
  const open = await operator.call(
    sendSupportMessage,
    { body: message(email, { reference: "R1-2026-000002", topic: "billing" }) },
    shopper.as,
  );
  const fault = { body: message(email, { topic: "fault", ...(line && { lineId: line.id }) }) };
  operator.clock.advance({ minutes: 1 });
  const { ticket: out } = await operator.call(sendSupportMessage, fault, shopper.as);
  // Nobody has proven here that this is the fan's own mailbox.
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
  const { accessToken: token } = await newFan(operator);
  expect(await operator.call(supportCases, undefined, { token })).toEqual([]);
});
