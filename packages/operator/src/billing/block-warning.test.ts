import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supportMessages } from "../db/schema/fan-service.ts";
import { invoices } from "../db/schema/billing.ts";
import { lines } from "../db/schema/lines.ts";
import { outbox } from "../db/schema/operations.ts";
import { listMessages } from "../sandbox/messages.ts";
import { writeDelivery } from "../sandbox/settings.ts";
import { billOne, newSubscriber, type Subscriber } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { passDays } from "../testing/passing-time.ts";
import { addCharge } from "../ledger/charges.ts";
import { written } from "../ledger/labels.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());
beforeEach(() => writeDelivery(operator.deps.db, "mail", "normal"));

const pass = (days: number) => passDays(operator, days);
const warnings = async (fan: Subscriber) =>
  (await listMessages(operator.deps.db, { to: fan.email, channel: "mail", limit: 100 })).filter(({ subject }) =>
    subject?.includes("Sperre"),
  );
const lineState = async ({ lineId }: Subscriber) => {
  const [line] = await operator.deps.db.select({ state: lines.state }).from(lines).where(eq(lines.id, lineId));
  return line?.state;
};

/** A fan with unpaid invoices. The mail server rejects the block warning about the oldest one. */
async function threatened(): Promise<Subscriber> {
  const fan = await newSubscriber(operator);
  const { db } = operator.deps;
  await addCharge(db, {
    ...{ lineId: fan.lineId, userId: fan.userId, teamId: 1, kind: "roaming", label: { de: "Roaming", tr: "Dolaşım" } },
    ...{ amountCents: 11_000, at: operator.deps.clock.now(), sourceId: `roaming:${fan.userId}` },
  });
  operator.clock.advance({ days: 31 });
  for (const days of [22, 13, 0]) {
    await billOne(operator, fan);
    await pass(days);
  }
  await writeDelivery(db, "mail", "fail");
  const threats = and(eq(invoices.userId, fan.userId), eq(invoices.state, "blockThreatened"));
  for (let days = 0; (await db.$count(invoices, threats)) === 0; days++) {
    expect(days).toBeLessThan(40);
    await pass(1);
  }
  return fan;
}

// § 61(4) TKG, L11: a block needs a written warning two weeks before. A warning that the mail server rejects does not count.
test("a block waits for two weeks after its warning has gone out, and comes on the day that it names", async () => {
  const fan = await threatened();
  await pass(5);
  await writeDelivery(operator.deps.db, "mail", "normal");
  await pass(1);
  const [warning, ...more] = await warnings(fan);
  expect(more).toEqual([]);
  await pass(13);
  expect(await lineState(fan)).toBe("active");
  await pass(1);
  expect(await lineState(fan)).toBe("blocked");
  expect(warning?.body).toContain(written(new Date(operator.deps.clock.nowMs()).toISOString().slice(0, 10)));
});

test("a warning that cannot be mailed goes to people, and nobody is blocked before they have sent it", async () => {
  const fan = await threatened();
  const { db, clock } = operator.deps;
  const job = and(eq(outbox.kind, "invoice.mail"), like(outbox.lastError, "%"));
  await db.update(outbox).set({ attempts: 179 }).where(job);
  await pass(1);
  const tickets = await db.select().from(supportMessages).where(eq(supportMessages.userId, fan.userId));
  expect(tickets).toMatchObject([{ reference: expect.stringMatching(/^invoice\.mail:/), message: expect.stringContaining(fan.email) }]);
  await pass(20);
  expect(await lineState(fan)).toBe("active");

  await writeDelivery(db, "mail", "normal");
  await db.update(outbox).set({ failedAt: null, attempts: 0, dueAt: clock.now() }).where(job);
  await operator.runJobs();
  expect(await warnings(fan)).toHaveLength(1);
  await pass(13);
  expect(await lineState(fan)).toBe("active");
  await pass(1);
  expect(await lineState(fan)).toBe("blocked");
});
