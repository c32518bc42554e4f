import { invoiceDetail, invoiceMoreTime } from "@tribun/api-client/contract";
import { addCalendarDays, germanDay } from "@tribun/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listMessages } from "../sandbox/messages.ts";
import { billOne, newSubscriber, sessionOf } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { jumpDays } from "../testing/passing-time.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const today = () => germanDay(operator.deps.clock.nowMs());

test("seven days more are there at once, once, and no reminder is written until they are over", async () => {
  const fan = await newSubscriber(operator);
  operator.clock.advance({ days: 31 });
  const [invoice] = await billOne(operator, fan);
  const params = { id: invoice?.id ?? "" };
  const ask = async (days: 7 | 14) => [invoiceMoreTime, { params, body: { days } }, await sessionOf(operator, fan)] as const;
  const read = async () => operator.call(invoiceDetail, { params }, await sessionOf(operator, fan));
  const reminders = async () =>
    (await listMessages(operator.deps.db, { to: fan.email, channel: "mail", limit: 50 })).filter(({ subject }) =>
      subject?.startsWith("Zahlungserinnerung"),
    ).length;

  expect(await operator.fails(...(await ask(7)))).toMatchObject({ status: 409, reason: "invoice.notDeferrable" });
  for (let days = 0; days < 40 && (await read()).status !== "overdue"; days++) await jumpDays(operator, 1);
  expect(await read()).toMatchObject({ status: "overdue", deferrable: true });

  await jumpDays(operator, 5);
  const until = addCalendarDays(today(), 7);
  const given = await operator.call(...(await ask(7)));
  expect(given).toMatchObject({ status: "overdue", deferredUntil: until });
  expect(given.deferrable).toBeUndefined();
  expect(await operator.fails(...(await ask(14)))).toMatchObject({ status: 409, reason: "invoice.notDeferrable" });

  await jumpDays(operator, 7);
  expect(await reminders()).toBe(0);
  expect((await read()).status).toBe("overdue");
  await jumpDays(operator, 1);
  expect((await read()).status).toBe("reminder1");
  expect(await reminders()).toBe(1);
  const mails = await listMessages(operator.deps.db, { to: fan.email, channel: "mail", limit: 50 });
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^Mehr Zeit: .* €/));
});
