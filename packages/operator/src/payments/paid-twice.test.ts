import { optionIntent } from "@tribun/api-client/contract";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messages } from "../db/schema/operations.ts";
import { orders } from "../db/schema/orders.ts";
import { packOrders } from "../db/schema/packs.ts";
import { payments } from "../db/schema/payments.ts";
import { settlePayment } from "../sandbox/open-payments.ts";
import { writeNextPayment } from "../sandbox/settings.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { demoFan } from "../testing/lines.ts";
import { placedOrder, submitCheckout } from "../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const db = () => operator.deps.db;

/** The first payment is reported as failed, the fan pays again, and both payments arrive. */
async function payTwice(checkoutId: string, subjectId: string): Promise<void> {
  for (const outcome of ["failed", undefined] as const) {
    await writeNextPayment(db(), "pending");
    await submitCheckout(operator, checkoutId);
    const open = and(eq(payments.subjectId, subjectId), eq(payments.state, "processing"));
    const [payment] = await db().select().from(payments).where(open);
    if (payment && outcome) await tell(payment.id, outcome);
  }
  const both = await db().select().from(payments).where(eq(payments.subjectId, subjectId)).orderBy(payments.createdAt);
  expect(both.map(({ state }) => state)).toEqual(["failed", "processing"]);
  for (const { id } of both) await tell(id, "succeeded");
  const states = await db()
    .select({ state: payments.state })
    .from(payments)
    .where(eq(payments.subjectId, subjectId))
    .orderBy(payments.createdAt);
  expect(states).toEqual([{ state: "succeeded" }, { state: "refunded" }]);
}
async function tell(paymentId: string, outcome: "succeeded" | "failed"): Promise<void> {
  await settlePayment(operator.deps, { paymentId, outcome });
  for (let at = 0; at < 3; at++) {
    operator.clock.advance({ seconds: 1 });
    await operator.runJobs();
  }
}
const mailsOn = async (number: string) => {
  const all = await db().select().from(messages).where(eq(messages.channel, "mail"));
  return all.map(({ subject, body }) => `${subject}\n${body}`).filter((mail) => mail.includes(number));
};

test.each([
  {
    language: "de",
    says: /zahlen dir 10,00\s€ zurück.*\n[^]*schon bezahlt.*An deiner Bestellung ändert das nichts/,
    never: /kein Vertrag|nicht aktivieren/,
  },
  { language: "tr", says: /10,00\s€ tutarını iade.*\n[^]*ödenmiş.*siparişinde bir şey değiştirmez/, never: /Sözleşme kurulmadı|açamadık/ },
] as const)("an order that is paid twice goes on, and its second payment goes back ($language)", async ({ language, says, never }) => {
  const { intent } = await placedOrder(operator);
  await db().update(orders).set({ language }).where(eq(orders.id, intent.orderId));
  await payTwice(intent.checkoutId, intent.orderId);
  const [order] = await db().select().from(orders).where(eq(orders.id, intent.orderId));
  expect(order?.state).toBe("active");
  const mails = await mailsOn(order?.number ?? "?");
  expect(mails).toContainEqual(expect.stringMatching(says));
  expect(mails.filter((mail) => never.test(mail))).toEqual([]);
});

test.each([
  { language: "de", says: /3,99\s€ für Ek 2 GB.*zurück.*\n[^]*schon bezahlt.*Am Paket ändert das nichts/, never: /nicht mehr buchen/ },
  { language: "tr", says: /Ek 2 GB.*3,99\s€.*iade.*\n[^]*ödenmiş.*paketinde bir şey değiştirmez/, never: /tanımlayamadık/ },
] as const)("so does a pack ($language)", async ({ language, says, never }) => {
  const fan = await demoFan(operator);
  const body = { lineId: fan.lineId, paymentVersion: 2, earlyStart: true } as const;
  const { checkoutId } = await operator.call(optionIntent, { params: { id: "ek-2" }, body }, fan.as);
  const [bought] = await db().select().from(packOrders).orderBy(desc(packOrders.createdAt)).limit(1);
  if (!bought) throw new Error("no purchase");
  await db().update(packOrders).set({ language }).where(eq(packOrders.id, bought.id));
  await payTwice(checkoutId, bought.id);
  expect((await db().select().from(packOrders).where(eq(packOrders.id, bought.id)))[0]?.state).toBe("paid");
  const mails = await mailsOn(bought.number);
  expect(mails).toContainEqual(expect.stringMatching(says));
  expect(mails.filter((mail) => never.test(mail))).toEqual([]);
});
