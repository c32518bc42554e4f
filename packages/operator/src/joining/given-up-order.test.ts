import { tariffIntent, withdrawal } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { listMessages } from "../sandbox/messages.ts";
import { writeParty } from "../sandbox/parties.ts";
import { ownerSession } from "../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { heldNumber, newShopper, orderInput, submitCheckout, withSummary } from "../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const jersey = { planId: "jersey-fan", size: "L", model: "home", style: "striped" } as const;

// flows §4.1: the operator retries for 24 hours, then refunds everything (1006); the mail names the sum.
test.each([
  [false, 1, /^Wir zahlen dir (.*) zurück/],
  [true, 1, /^Wir zahlen dir (.*) zurück/],
  [true, 0, /^(.*) tutarını iade ediyoruz/],
] as const)(
  "an order that the partner's system never takes; jersey withdrawn before: %s, language %s",
  async (withdrawn, language, subject) => {
    const { db } = operator.deps;
    await writeParty(db, { party: "partner", mode: "fail" });
    const shopper = await newShopper(operator, { language });
    const number = await heldNumber(operator, shopper.as);
    const input = await withSummary(operator, orderInput(shopper, number, { tariffId: "tribun-l", productOptions: jersey }), shopper.as);
    const email = `given-up-${shopper.phone.slice(-4)}-${language}@example.com`;
    const body = { ...input, userInfo: { ...input.userInfo, email } };
    const { orderId, checkoutId, dueNow } = await operator.call(tariffIntent, { body }, shopper.as);
    await submitCheckout(operator, checkoutId);
    const orderOf = async () => (await db.select().from(orders).where(eq(orders.id, orderId)))[0];
    if (withdrawn) {
      const declared = { name: "Elif Şahin", contract: (await orderOf())?.number ?? "", email, part: "jersey" } as const;
      await operator.call(withdrawal, { body: declared }, await ownerSession(operator, declared));
    }
    for (let hour = 0; hour < 48; hour++) {
      operator.clock.advance({ hours: 1 });
      await operator.runJobs();
    }
    expect(await orderOf()).toMatchObject({ state: "rejected", reason: "partnerSystem" });
    const [payment] = await db.select().from(payments).where(eq(payments.subjectId, orderId));
    expect(payment).toMatchObject({ state: "refunded", refundedCents: dueNow.amount });
    const rest = (dueNow.amount - (withdrawn ? 4999 : 0)) / 100;
    const mails = await listMessages(db, { to: email, channel: "mail", limit: 20 });
    const named = mails.flatMap((mail) => subject.exec(mail.subject ?? "")?.[1] ?? []);
    expect(named).toEqual([`${rest.toFixed(2).replace(".", ",")} €`]);
  },
);
