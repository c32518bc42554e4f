import { addPaymentMethod, optionIntent, termination } from "@tribun/api-client/contract";
import { addCalendarDays, germanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lineEnds } from "../db/schema/account.ts";
import { lines } from "../db/schema/lines.ts";
import { messages } from "../db/schema/operations.ts";
import { packs } from "../db/schema/packs.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { newSubscriber, sessionOf, type Subscriber } from "../testing/billing.ts";
import { ownerSession } from "../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { passDays } from "../testing/passing-time.ts";

let operator: TestOperator;
let fan: Subscriber;
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
  fan = await newSubscriber(operator, { tariffId: "serbest-m" });
  const as = await sessionOf(operator, fan);
  const { id: paymentMethodId } = await operator.call(addPaymentMethod, { body: { type: "card", token: "tok_visa_x" } }, as);
  const body = { lineId: fan.lineId, paymentVersion: 2, earlyStart: true, paymentMethodId } as const;
  await operator.call(optionIntent, { params: { id: "tuerkiye-flat" }, body }, as);
  await settle();
});
afterEach(() => operator.stop());

const db = () => operator.deps.db;
/** Lets the provider answer and runs all resulting jobs. */
async function settle(): Promise<void> {
  for (let at = 0; at < 4; at++) {
    operator.clock.advance({ seconds: 2 });
    await operator.runJobs();
  }
}
const pass = (days: number) => passDays(operator, days, 2);
const pack = async () => {
  const [row] = await db().select().from(packs).where(eq(packs.lineId, fan.lineId));
  if (!row) throw new Error("no pack");
  return row;
};
const lineOf = async () => (await db().select().from(lines).where(eq(lines.id, fan.lineId)))[0];
const texts = async () => (await db().select().from(messages).where(eq(messages.channel, "sms"))).map(({ body }) => body).join("\n");
const drawn = async () => (await db().select().from(payments).where(eq(payments.userId, fan.userId))).map(({ amountCents }) => amountCents);
const endOn = (endsOn: string) =>
  db()
    .insert(lineEnds)
    .values({ lineId: fan.lineId, cause: "termination", endsOn, declarationId: "D-1", notedAt: operator.deps.clock.now() });
/** Last day of the pack's next period. */
const nextEnd = async () => addCalendarDays(germanDay((await pack()).endsAt.getTime()), 30);

test("a pack is neither announced nor renewed for thirty days on a line that ends in two", async () => {
  await pass(1);
  const contract = (await lineOf())?.msisdn ?? "";
  const body = { name: "Elif Şahin", contract, email: fan.email, kind: "ordinary" } as const;
  await operator.call(termination, { body }, await ownerSession(operator, body));
  await pass(35);
  expect((await lineOf())?.state).toBe("ended");
  expect(await pack()).toMatchObject({ state: "ended", reason: "expired", period: 1 });
  expect(await drawn()).toEqual([1499]);
  expect(await db().select().from(refunds)).toEqual([]);
  expect(await texts()).not.toContain("verlängert sich");
  expect(await texts()).toContain("ist abgelaufen");
});

test("nor where the end is noted after it was announced", async () => {
  await pass(29);
  expect(await texts()).toContain("verlängert sich");
  await endOn(addCalendarDays(await nextEnd(), -1));
  await pass(2);
  expect(await pack()).toMatchObject({ state: "ended", period: 1 });
  expect(await drawn()).toEqual([1499]);
});

test("a line that lasts as long as its next period has it renewed", async () => {
  await pass(1);
  await endOn(await nextEnd());
  await pass(30);
  await settle();
  expect(await pack()).toMatchObject({ state: "active", period: 2 });
  expect(await drawn()).toEqual([1499, 1499]);
});
