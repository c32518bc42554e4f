import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { payouts, refunds } from "../db/schema/payments.ts";
import { users } from "../db/schema/users.ts";
import { writeReceipts } from "../testing/books.ts";
import { newContract } from "../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { somebodyWaits } from "../testing/locks.ts";
import { returnedOrders } from "../testing/returned-orders.ts";
import { lockPayment } from "../payments/hand-over.ts";
import { settleReturn } from "../payments/settle.ts";
import { recipientOf } from "./facts.ts";
import { payOut } from "./pay-out.ts";
import { writeInvoice } from "./write.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

test("a credit note loses nothing where the bank takes the payment back that it was about to go to", async () => {
  const { deps } = operator;
  const contract = await newContract(operator);
  const payment = await returnedOrders(operator).paidFor(contract);
  await writeReceipts(operator);
  const [user] = await deps.db.select().from(users).where(eq(users.id, contract.userId));
  if (!user) throw new Error("no fan");
  const { promise: go, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
  const bank = deps.db.transaction(async (db) => {
    const locked = await lockPayment(deps, db, payment.id);
    if (!locked) throw new Error("no payment");
    hasBegun();
    await go;
    await settleReturn({ deps, db, now: deps.clock.now() }, locked.payment, "disputed");
  });
  await begun;
  const out = deps.db.transaction(async (db) => {
    const label = { de: "Gutschrift", tr: "Alacak" };
    const note = await writeInvoice(db, {
      ...{ user, kind: "credit", key: "credit:test", period: { from: "2026-11-03", to: "2026-11-03" } },
      entries: [{ lineId: null, kind: "withdrawn", label, zone: null, quantity: 1, grossCents: -500 }],
      ...{ facts: { recipient: recipientOf(user), contracts: [] }, issuedAt: deps.clock.now() },
    });
    if (!note) throw new Error("no note");
    await payOut(deps, db, note, 500);
  });
  await somebodyWaits(operator);
  release();
  await Promise.all([bank, out]);
  expect((await returnedOrders(operator).paidFor(contract)).state).toBe("returned");
  expect(await deps.db.$count(refunds, eq(refunds.paymentId, payment.id))).toBe(0);
  const owed = await deps.db.select().from(payouts).where(eq(payouts.userId, contract.userId));
  expect(owed.map(({ amountCents }) => amountCents)).toEqual([500]);
});
