import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { listMessages } from "../sandbox/messages.ts";
import { settlePayment } from "../sandbox/open-payments.ts";
import { writeNextPayment } from "../sandbox/settings.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { submitCheckout } from "../testing/orders.ts";
import { placedPort } from "../testing/portings.ts";
import { mailOrder } from "../orders/mail-order-job.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

/** The mails that confirm an order with a ported number: during the porting, and with a new number instead. */
async function accepted(language: "de" | "tr", verifiedOnly: boolean): Promise<string> {
  const { db, outbox } = operator.deps;
  const { intent } = await placedPort(operator);
  // A fresh mailbox, because time passes while a payment is pending and donors of earlier orders answer by mail meanwhile.
  const email = `${crypto.randomUUID()}@example.com`;
  const mailbox = () => listMessages(db, { to: email });
  const person = sql`jsonb_set(${orders.person}, '{email}', to_jsonb(${email}::text))`;
  await db.update(orders).set({ language, person }).where(eq(orders.id, intent.orderId));
  await operator.runJobs();
  await writeNextPayment(db, "pending");
  await submitCheckout(operator, intent.checkoutId);
  const [payment] = await db.update(payments).set({ verifiedOnly }).where(eq(payments.subjectId, intent.orderId)).returning();
  if (!payment) throw new Error("no payment");
  const before = (await mailbox()).length;
  await settlePayment(operator.deps, { paymentId: payment.id, outcome: "succeeded" });
  await outbox.enqueue(db, mailOrder, { orderId: intent.orderId, kind: "active" });
  for (let at = 0; at < 4; at++) {
    operator.clock.advance({ seconds: 1 });
    await operator.runJobs();
  }
  const all = await mailbox();
  const mails = all.slice(0, all.length - before);
  expect(mails).toHaveLength(2);
  return mails.map(({ body }) => body).join("\n");
}

test.each([
  {
    language: "de",
    got: /Zahlung von 0,01\s€ erhalten/,
    verified: /Zahlungsart geprüft, ohne etwas abzubuchen/,
    never: /0,01|Zahlung (?:von .*)?erhalten/,
  },
  { language: "tr", got: /0,01\s€ tutarındaki ödemeni aldık/, verified: /bir şey tahsil etmeden doğruladık/, never: /0,01|ödemeni aldık/ },
] as const)("a payment that was only verified is not said to be here ($language)", async ({ language, got, verified, never }) => {
  expect(await accepted(language, false)).toMatch(got);
  const text = await accepted(language, true);
  expect(text.match(new RegExp(verified, "g"))).toHaveLength(2);
  expect(text).not.toMatch(never);
});
