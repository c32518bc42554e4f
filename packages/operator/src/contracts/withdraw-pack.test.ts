import {
  addPaymentMethod,
  confirmDeclaration,
  decideDeclaration,
  login,
  myLines,
  myOptions,
  optionIntent,
  withdrawal,
} from "@tribun/api-client/contract";
import { addCalendarDays, germanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lineEnds } from "../db/schema/account.ts";
import { declarations, messages } from "../db/schema/operations.ts";
import { packOrders, packs } from "../db/schema/packs.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { users } from "../db/schema/users.ts";
import { listMessages } from "../sandbox/messages.ts";
import { writeNextPayment } from "../sandbox/settings.ts";
import { DEMO_EMAIL } from "../seed/demo.ts";
import { STAFF_EMAIL, STAFF_PASSWORD } from "../seed/staff.ts";
import { mailedToken, withdrawFrom } from "../testing/declarations.ts";
import { newFan } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { type DemoFan, demoFan } from "../testing/lines.ts";
import { endLine } from "../line-life/end-line.ts";
import { recordUsage } from "../lines/usage/record.ts";

let operator: TestOperator;
let fan: DemoFan;
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
  fan = await demoFan(operator);
});
afterEach(() => operator.stop());

const db = () => operator.deps.db;
async function settle(): Promise<void> {
  for (let i = 0; i < 4; i++) {
    operator.clock.advance({ seconds: 1 });
    await operator.runJobs();
  }
}
/** Buys a pack. @returns its purchase number */
async function bought(id: string, earlyStart = true): Promise<string> {
  const method = await operator.call(addPaymentMethod, { body: { type: "card", token: "tok_visa" } }, fan.as);
  const body = { lineId: fan.lineId, paymentVersion: 2 as const, earlyStart, paymentMethodId: method.id };
  const { orderId } = await operator.call(optionIntent, { params: { id }, body }, fan.as);
  await settle();
  const [row] = await db().select().from(packOrders).where(eq(packOrders.id, orderId));
  return row?.number ?? "";
}
async function withdraw(contract: string, email = DEMO_EMAIL) {
  const receiptId = await withdrawFrom(operator, contract, email);
  const [row] = await db().select().from(declarations).where(eq(declarations.id, receiptId));
  return row;
}
const staffOf = async () =>
  ({ token: (await operator.call(login, { body: { identifier: STAFF_EMAIL, password: STAFF_PASSWORD } })).accessToken }) as const;
const use = (amount: number) =>
  db().transaction((tx) => recordUsage(operator.deps, tx, { id: `u${amount}`, lineId: fan.lineId, kind: "data", zone: "de", amount }));
const refunded = async () => (await db().select().from(refunds)).reduce((sum, { amountCents }) => sum + amountCents, 0);

test("a pack names its purchase for as long as it can be withdrawn from, and to a business not at all", async () => {
  const number = await bought("ek-2");
  const until = addCalendarDays(germanDay(operator.deps.clock.now().getTime()), 14);
  const named = async () => (await operator.call(myOptions, undefined, fan.as)).map(({ withdrawal: way }) => way).filter(Boolean);
  expect(await named()).toEqual([{ number, until }]);
  await db().update(users).set({ customerType: "corporate" }).where(eq(users.email, DEMO_EMAIL));
  expect(await named()).toEqual([]);
  await db().update(users).set({ customerType: "private" }).where(eq(users.email, DEMO_EMAIL));
  operator.clock.advance({ days: 15 });
  fan = await demoFan(operator);
  expect(await named()).toEqual([]);
});

test("by the number of the purchase: the pack ends, the unused part comes back, the line goes on", async () => {
  const number = await bought("ek-2");
  await use(0.5);
  operator.clock.advance({ days: 10 });
  expect(await withdraw(number.toLowerCase().replace("-", " -"))).toMatchObject({ state: "settled", refundCents: 300, lineId: fan.lineId });
  expect(await refunded()).toBe(300);
  expect((await db().select().from(packs))[0]).toMatchObject({ state: "withdrawn", reason: "withdrawn" });
  expect((await db().select().from(packOrders))[0]?.state).toBe("refunded");
  fan = await demoFan(operator);
  expect(await operator.call(myOptions, undefined, fan.as)).toEqual([]);
  expect((await operator.call(myLines, undefined, fan.as))[0]).toMatchObject({ status: "active", remainingGb: 11.8 });
  const mails = (await db().select().from(messages).where(eq(messages.recipient, DEMO_EMAIL))).map(({ body }) => body);
  expect(mails.some((body) => body.includes("Von 3,99 € bekommst du 3,00 €"))).toBe(true);
  expect(await withdraw(number)).toMatchObject({ state: "review", reviewReason: "alreadyWithdrawn" });
  expect(await refunded()).toBe(300);
});

const DECIDE = { decision: "accept" } as const;

test("a session of another fan ends no pack of this one, whose mailbox and purchase it names", async () => {
  const contract = await bought("ek-2");
  const { accessToken: token } = await newFan(operator);
  const answer = await operator.call(withdrawal, { body: { name: "Deniz Yılmaz", contract, email: DEMO_EMAIL } }, { token });
  await operator.runJobs();
  expect(answer.toConfirm).toBe(true);
  expect((await db().select().from(packs))[0]?.state).toBe("active");
  expect(await refunded()).toBe(0);
});

test("what somebody without a session declares waits for the owner: the link carries it out, of its day, or a person does", async () => {
  const rowOf = async (id: string) => (await db().select().from(declarations).where(eq(declarations.id, id)))[0];
  for (const by of ["link", "person"]) {
    const contract = await bought("ek-10", false);
    const body = { name: "Deniz Yılmaz", contract, email: DEMO_EMAIL };
    const { receiptId } = await operator.call(withdrawal, { body });
    await operator.runJobs();
    expect(await rowOf(receiptId)).toMatchObject({ state: "unconfirmed", lineId: fan.lineId });
    const [mail] = await listMessages(db(), { to: DEMO_EMAIL, channel: "mail" });
    expect(mail?.body).toContain(`Ek 10 GB, ${contract}`);
    const before = await refunded();
    operator.clock.advance({ days: by === "link" ? 2 : 3 });
    await operator.runJobs();
    expect(await refunded()).toBe(before);
    // The declaration finds its purchase even after the account's address changed, and does not end the line's contract.
    await db()
      .update(users)
      .set({ email: `${by}@example.com` })
      .where(eq(users.email, DEMO_EMAIL));
    if (by === "link") await operator.call(confirmDeclaration, { body: { token: (await mailedToken(operator, DEMO_EMAIL)) ?? "" } });
    else await operator.call(decideDeclaration, { params: { id: receiptId }, body: DECIDE }, await staffOf());
    await operator.runJobs();
    expect(await rowOf(receiptId)).toMatchObject({ state: "settled", refundCents: 999 });
    expect(await refunded()).toBe(before + 999);
    await db()
      .update(users)
      .set({ email: DEMO_EMAIL })
      .where(eq(users.email, `${by}@example.com`));
    fan = await demoFan(operator);
    expect((await operator.call(myLines, undefined, fan.as))[0]?.status).toBe("active");
  }
});

test("one that has not started gives all of it back, one without limit by its time", async () => {
  expect(await withdraw(await bought("ek-10", false))).toMatchObject({ refundCents: 999 });
  const flat = await bought("tuerkiye-flat");
  operator.clock.advance({ days: 6 });
  expect((await withdraw(flat))?.refundCents).toBe(1499 - Math.floor((1499 * (6 * 86_400 + 3)) / (30 * 86_400)));
});

test("doubts go to a person: too late, over, a payment under way, somebody else's, a business", async () => {
  const number = await bought("ek-2");
  const [row] = await db().select().from(packOrders);
  expect(await withdraw(number, "somebody@example.com")).toMatchObject({ state: "review", reviewReason: "notFound" });
  const derbi = await bought("derbi-24");
  operator.clock.advance({ days: 2 });
  await settle();
  expect(await withdraw(derbi)).toMatchObject({ reviewReason: "fullyPerformed" });
  operator.clock.advance({ days: 20 });
  expect(await withdraw(number)).toMatchObject({ state: "review", reviewReason: "late" });
  fan = await demoFan(operator);
  await writeNextPayment(db(), "pending");
  expect(await withdraw(await bought("ek-10"))).toMatchObject({ reviewReason: "paymentUnderWay" });
  await db().update(users).set({ customerType: "corporate" });
  expect(await withdraw(number)).toMatchObject({ reviewReason: "business" });
  expect(
    (
      await db()
        .select()
        .from(packs)
        .where(eq(packs.orderId, row?.id ?? ""))
    )[0]?.state,
  ).toBe("active");
  expect(await refunded()).toBe(0);
});

test("a purchase that nobody has paid is simply over", async () => {
  const body = { lineId: fan.lineId, paymentVersion: 2 as const, earlyStart: true };
  const intent = await operator.call(optionIntent, { params: { id: "ek-2" }, body }, fan.as);
  const [row] = await db().select().from(packOrders);
  expect(await withdraw(row?.number ?? "")).toMatchObject({ state: "settled", refundCents: 0 });
  expect((await db().select().from(packOrders))[0]).toMatchObject({ state: "cancelled", reason: "withdrawn" });
  expect(await (await operator.request(`/c/${intent.checkoutId}`)).text()).not.toContain("zahlungspflichtig bestellen");
});

test("with the line a pack ends that was just bought: what it did not give comes back once", async () => {
  await bought("ek-2");
  await use(1);
  const today = germanDay(operator.deps.clock.nowMs());
  for (let i = 0; i < 2; i++) await db().transaction((tx) => endLine(operator.deps, tx, fan.lineId, today));
  expect(await refunded()).toBe(200);
  expect((await db().select().from(packs))[0]).toMatchObject({ state: "ended", reason: "lineEnded" });
  expect((await db().select().from(payments))[0]).toMatchObject({ refundedCents: 200 });
});

// A pack without early start begins on the day after the withdrawal period; the end of a line may be due at the same moment.
test.each(["before", "after"])(
  "a pack that never began is paid back whole, where its line ends in the moment %s it would have",
  async (order) => {
    await bought("derbi-24", false);
    const [pack] = await db().select().from(packs);
    const endsOn = addCalendarDays(germanDay(pack?.startsAt.getTime() ?? 0), -1);
    await db()
      .insert(lineEnds)
      .values({ lineId: fan.lineId, cause: "extraordinary", endsOn, declarationId: "K-1", notedAt: operator.deps.clock.now() });
    operator.clock.advance({ days: 15 });
    if (order === "after") await operator.runJobs();
    expect((await db().select().from(packs))[0]?.state).toBe(order === "after" ? "active" : "scheduled");
    await db().transaction((tx) => endLine(operator.deps, tx, fan.lineId, endsOn));
    expect((await db().select().from(packs))[0]).toMatchObject({ state: "ended", reason: "lineEnded" });
    expect((await db().select().from(payments))[0]).toMatchObject({ amountCents: 299, refundedCents: 299 });
  },
);
