import { invoiceIntent } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invoices } from "../db/schema/billing.ts";
import { lines } from "../db/schema/lines.ts";
import { listMessages } from "../sandbox/messages.ts";
import { billOne, newSubscriber, sessionOf, type Subscriber } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { submitCheckout } from "../testing/orders.ts";
import { passDays } from "../testing/passing-time.ts";
import { endLine } from "../line-life/end-line.ts";
import { addCharge } from "../ledger/charges.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const pass = (days: number) => passDays(operator, days);
const end = ({ lineId }: Subscriber) =>
  operator.deps.db.transaction((tx) => endLine(operator.deps, tx, lineId, germanDay(operator.deps.clock.nowMs())));
const mails = async ({ email }: Subscriber, about: RegExp) =>
  (await listMessages(operator.deps.db, { to: email, channel: "mail", limit: 100 })).filter(({ subject }) => about.test(subject ?? ""));

/** A fan with two unpaid bills of more than 100 €. The first one has had two reminders. */
async function late(): Promise<Subscriber> {
  const fan = await newSubscriber(operator);
  await addCharge(operator.deps.db, {
    ...{ lineId: fan.lineId, userId: fan.userId, teamId: 1, kind: "roaming", label: { de: "Roaming", tr: "Dolaşım" } },
    ...{ amountCents: 11_000, at: operator.deps.clock.now(), sourceId: `roaming:${fan.userId}` },
  });
  operator.clock.advance({ days: 31 });
  await billOne(operator, fan);
  await pass(36);
  expect((await billOne(operator, fan)).length).toBeGreaterThan(1);
  return fan;
}

async function blocked(): Promise<Subscriber> {
  const fan = await late();
  const isBlocked = and(eq(lines.id, fan.lineId), eq(lines.state, "blocked"));
  for (let days = 0; (await operator.deps.db.$count(lines, isBlocked)) === 0; days++) {
    expect(days).toBeLessThan(60);
    await pass(1);
  }
  return fan;
}

test("whose line has ended is not threatened with a block, and is told of none", async () => {
  const fan = await late();
  await end(fan);
  await pass(45);
  const held = and(eq(invoices.userId, fan.userId), inArray(invoices.state, ["blockThreatened", "blocked"]));
  expect(await operator.deps.db.$count(invoices, held)).toBe(0);
  expect(await mails(fan, /Sperre|gesperrt/)).toEqual([]);
});

test("a line that is blocked is not threatened once more, and one that has ended since is not said to be free again", async () => {
  const fan = await blocked();
  await pass(35);
  expect(await mails(fan, /Sperre/)).toHaveLength(1);
  expect(await mails(fan, /gesperrt/)).toHaveLength(1);
  await end(fan);
  const as = await sessionOf(operator, fan);
  const open = await operator.deps.db.select().from(invoices).where(eq(invoices.userId, fan.userId));
  for (const { id } of open) {
    const { checkoutId } = await operator.call(invoiceIntent, { params: { id }, body: {} }, as);
    await submitCheckout(operator, checkoutId);
    await operator.runJobs();
  }
  expect(await mails(fan, /wieder frei/)).toEqual([]);
});
