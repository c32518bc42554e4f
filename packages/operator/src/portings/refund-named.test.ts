import { cancelPorting } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "../db/schema/orders.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { listMessages } from "../sandbox/messages.ts";
import { writeNextPorting } from "../sandbox/next-porting.ts";
import { withdrawFrom } from "../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { answered, newestPorting, paidPort, type Ported } from "../testing/portings.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

/** An order for 50.00 € whose jersey, 49.99 €, was refunded before its number arrived. */
async function withoutJersey(language: 0 | 1): Promise<Ported> {
  const jersey = { planId: "jersey-fan", size: "L", model: "home", style: "striped" } as const;
  const ported = await paidPort(operator, {}, { tariffId: "tribun-l", productOptions: jersey }, { language });
  const [order] = await operator.deps.db.select().from(orders).where(eq(orders.id, ported.intent.orderId));
  const email = ported.input.userInfo.email;
  await withdrawFrom(operator, order?.number ?? "", email, "jersey");
  return ported;
}
const lastMail = async ({ input }: Ported, about: string) =>
  (await listMessages(operator.deps.db, { to: input.userInfo.email, channel: "mail", limit: 5 })).find(({ body }) => body.includes(about))
    ?.body;
const backOf = async ({ intent }: Ported) => {
  const { db } = operator.deps;
  const rows = await db
    .select({ cents: refunds.amountCents })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.subjectId, intent.orderId))
    .orderBy(refunds.createdAt);
  return rows.map(({ cents }) => cents);
};

test.each([
  [1, "30 Tage lang", "zahlen dir 0,01 € zurück", "Du bekommst 0,01 € auf dem Weg zurück"],
  [0, "30 gün boyunca", "0,01 € tutarını geri öderiz", "0,01 € tutarını ödediğin yoldan"],
] as const)(
  "a declined porting and its end name what goes back, not what went back before; language %s",
  async (language, declined, promised, given) => {
    await writeNextPorting(operator.deps.db, "decline:alreadyPorted");
    const ported = await withoutJersey(language);
    await answered(operator);
    expect(await lastMail(ported, declined)).toContain(promised);
    operator.clock.advance({ days: 32 });
    await operator.runJobs();
    expect(await backOf(ported)).toEqual([4999, 1]);
    const last = await lastMail(ported, given);
    expect(last).toBeDefined();
    expect(last).not.toContain("50,00 €");
  },
);

test("so does one that its fan calls off", async () => {
  await writeNextPorting(operator.deps.db, "silent");
  const ported = await withoutJersey(1);
  const { id } = await newestPorting(operator, ported.shopper);
  await operator.call(cancelPorting, { params: { id }, body: {} }, ported.shopper.as);
  await operator.runJobs();
  expect(await lastMail(ported, "abgesagt")).toContain("zahlen dir 0,01 € zurück");
});
