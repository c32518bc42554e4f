import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invoices } from "../../db/schema/billing.ts";
import { payments, refunds } from "../../db/schema/payments.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { billOne } from "../../testing/billing.ts";
import { newContract, withdraw } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { passDays } from "../../testing/passing-time.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

// § 357(1) BGB: the refund of a withdrawal is due within 14 days, and the operator may ask for nothing more.
test("a month that was billed before a withdrawal is credited at once, and neither drawn nor reminded of", async () => {
  const { db } = operator.deps;
  operator.clock.advance({ days: 24 });
  const contract = await newContract(operator);
  const { userId, email } = contract;
  operator.clock.advance({ days: 4 });
  const bill = (await billOne(operator, { userId, teamId: 1 })).find(({ kind }) => kind === "period");
  // Four days of November at 14.99 €, less the cent of the identity check.
  expect(bill).toMatchObject({ status: "issued", total: { amount: 199 } });
  operator.clock.advance({ days: 1 });
  await withdraw(operator, contract);
  await passDays(operator, 40);
  const [after] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.id, bill?.id ?? ""));
  expect(after?.state).toBe("credited");
  expect(await db.$count(payments, eq(payments.subjectId, bill?.id ?? ""))).toBe(0);
  const mails = await listMessages(db, { to: email, channel: "mail", limit: 50 });
  expect(mails.filter(({ subject }) => /[Nn]och offen|rinnerung|Mahnung/.test(subject ?? ""))).toEqual([]);
  // The cent of the identity check, which the bill had settled.
  const cent = and(eq(refunds.reason, "credit"), eq(payments.userId, userId));
  const back = await db
    .select({ cents: refunds.amountCents })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(cent);
  expect(back).toEqual([{ cents: 1 }]);
});
