import { randomUUID } from "node:crypto";
import { contractSummary, phoneInfo, phoneReserve, subscribePush, updateMe } from "@tribun/api-client/contract";
import { NUMBER_HOLD_MINUTES, NUMBER_HOLD_WARNING_MINUTES } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { outbox } from "../../db/schema/operations.ts";
import { pushSubscriptions } from "../../db/schema/push.ts";
import { refreshTokens, users } from "../../db/schema/users.ts";
import { PUSH_KINDS, pushNote, pushOf } from "../../words/push-texts.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { writeDelivery } from "../../sandbox/settings.ts";
import { writeNextPorting } from "../../sandbox/next-porting.ts";
import { addLine } from "../../testing/billing.ts";
import { newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { heldNumber, placedOrder, submitCheckout } from "../../testing/orders.ts";
import { answered, paidPort } from "../../testing/portings.ts";
import { pushDevice, pushedTo } from "../../testing/push.ts";
import { pushToEntrants } from "../../fun/giveaways/pushes.ts";
import { tellByPush } from "./send.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());
beforeEach(() => writeDelivery(operator.deps.db, "push", "normal"));

async function subscriber(name: string) {
  const fan = await newFan(operator);
  await operator.call(subscribePush, { body: pushDevice(name) }, { token: fan.accessToken });
  const [user] = await operator.deps.db.select().from(users).where(eq(users.email, fan.form.email));
  if (!user) throw new Error("no fan");
  return { ...fan, user };
}
const tell = (userId: string) => tellByPush(operator.deps, operator.deps.db, userId, { kind: "newBill" });
const subscriptions = (userId: string) => operator.deps.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));

test("a message comes in the fan's language, once", async () => {
  const { user, accessToken: token } = await subscriber("language");
  await tell(user.id);
  await operator.call(updateMe, { body: { language: "tr" } }, { token });
  expect(await pushedTo(operator, "language")).toMatchObject([
    { subject: "Yeni faturan hazır", body: expect.stringMatching(/\n\/dashboard\/bills$/) },
  ]);
  expect(await pushedTo(operator, "language")).toHaveLength(1);
});

test.each([
  [
    "the consent is gone",
    (userId: string) =>
      operator.deps.db
        .update(users)
        .set({ consents: { email: false, sms: false, phone: false, push: false, profiling: false } })
        .where(eq(users.id, userId)),
  ],
  ["the session is over", (userId: string) => operator.deps.db.delete(refreshTokens).where(eq(refreshTokens.userId, userId))],
])("what waits is not sent once %s", async (name, end) => {
  const { user } = await subscriber(name);
  await tell(user.id);
  await end(user.id);
  expect(await pushedTo(operator, name)).toEqual([]);
  await tell(user.id);
  expect(await operator.runJobs()).toBe(0);
});

test("a number that was held before the login is told of as well, once its fan looks over the order", async () => {
  const cart = randomUUID();
  const held = await heldNumber(operator, { cart });
  const fan = await subscriber("guest");
  const basket = { tariffId: "tribun-m", numberType: "new", simType: "esim", newPhoneNumberOptions: held } as const;
  const as = { token: fan.accessToken, cart };
  for (let look = 0; look < 2; look += 1) await operator.call(contractSummary, { body: basket }, as);
  // The fan also sees the hold on another device.
  expect(await operator.call(phoneInfo, { params: { id: held.registryId } }, { token: fan.accessToken })).toMatchObject({ heldByMe: true });
  operator.clock.advance({ minutes: NUMBER_HOLD_MINUTES - NUMBER_HOLD_WARNING_MINUTES });
  expect(await pushedTo(operator, "guest")).toMatchObject([{ subject: "Deine Nummer wartet noch" }]);
});

test("a device that is gone (410) is forgotten, and nobody tries again", async () => {
  const { user } = await subscriber("gone");
  await operator.runJobs();
  await writeDelivery(operator.deps.db, "push", "gone");
  await tell(user.id);
  expect(await operator.runJobs()).toBe(1);
  expect(await subscriptions(user.id)).toEqual([]);
  await tell(user.id);
  expect(await operator.runJobs()).toBe(0);
});

test("a push service that is down is asked again, and not about old news", async () => {
  const { user } = await subscriber("down");
  await writeDelivery(operator.deps.db, "push", "fail");
  await tell(user.id);
  await operator.runJobs();
  await writeDelivery(operator.deps.db, "push", "normal");
  operator.clock.advance({ minutes: 2 });
  expect(await pushedTo(operator, "down")).toHaveLength(1);
  await writeDelivery(operator.deps.db, "push", "fail");
  await tell(user.id);
  await operator.runJobs();
  await writeDelivery(operator.deps.db, "push", "normal");
  operator.clock.advance({ days: 2 });
  expect(await pushedTo(operator, "down")).toHaveLength(1);
  await operator.deps.db.delete(outbox).where(eq(outbox.kind, "push.send"));
});

test("a number on hold: told three minutes before its end, later where it was extended, and not where it was given up", async () => {
  const fan = await subscriber("hold");
  const as = { token: fan.accessToken };
  const { registryId } = await heldNumber(operator, as);
  operator.clock.advance({ minutes: NUMBER_HOLD_MINUTES - NUMBER_HOLD_WARNING_MINUTES - 1 });
  expect(await pushedTo(operator, "hold")).toEqual([]);
  await operator.call(phoneReserve, { params: { id: registryId }, body: { extend: true } }, as);
  operator.clock.advance({ minutes: 1 });
  expect(await pushedTo(operator, "hold")).toEqual([]);
  operator.clock.advance({ minutes: 10 });
  expect(await pushedTo(operator, "hold")).toMatchObject([{ subject: "Deine Nummer wartet noch" }]);
  operator.clock.advance({ minutes: 10 });
  await heldNumber(operator, as);
  const other = await heldNumber(operator, as);
  operator.clock.advance({ minutes: NUMBER_HOLD_MINUTES - NUMBER_HOLD_WARNING_MINUTES });
  expect(other.registryId).not.toBe("");
  expect(await pushedTo(operator, "hold")).toHaveLength(2);
});

test("who turns messages on after holding a number is told of its end, and who turns them off before is not", async () => {
  const fan = await newFan(operator);
  const as = { token: fan.accessToken };
  await heldNumber(operator, as);
  await operator.call(subscribePush, { body: pushDevice("later") }, as);
  operator.clock.advance({ minutes: NUMBER_HOLD_MINUTES - NUMBER_HOLD_WARNING_MINUTES });
  expect(await pushedTo(operator, "later")).toMatchObject([{ subject: "Deine Nummer wartet noch" }]);
  operator.clock.advance({ minutes: 10 });
  await heldNumber(operator, as);
  await operator.call(updateMe, { body: { consents: { push: false } } }, as);
  operator.clock.advance({ minutes: NUMBER_HOLD_MINUTES - NUMBER_HOLD_WARNING_MINUTES });
  expect(await pushedTo(operator, "later")).toHaveLength(1);
});

test("the end of a hold is told without minutes, as the message may come late", () => {
  for (const language of ["de", "tr"] as const) expect(pushNote(language, { kind: "holdEnding" }).body).not.toMatch(/\bminute|dakika/iu);
});

test("an order that becomes active is told beside its mail, and leads to itself", async () => {
  const { shopper, intent } = await placedOrder(operator);
  await operator.call(subscribePush, { body: pushDevice("order") }, shopper.as);
  await submitCheckout(operator, intent.checkoutId);
  expect(await pushedTo(operator, "order")).toMatchObject([
    { subject: "Du bist im Spiel", body: `Dein neuer Anschluss ist aktiv.\n/dashboard/orders/${intent.orderId}` },
  ]);
  expect((await listMessages(operator.deps.db, { to: "elif@example.com", channel: "mail" })).length).toBeGreaterThan(0);
});

test("a number that is brought along: told when its day is known, and when the old provider says no", async () => {
  const dated = await paidPort(operator);
  await operator.call(subscribePush, { body: pushDevice("dated") }, dated.shopper.as);
  await answered(operator);
  expect(await pushedTo(operator, "dated")).toMatchObject([
    { subject: "Der Tag steht fest", body: expect.stringMatching(/\n\/dashboard$/) },
  ]);
  await writeNextPorting(operator.deps.db, "decline:nameMismatch");
  const declined = await paidPort(operator);
  await operator.call(subscribePush, { body: pushDevice("declined") }, declined.shopper.as);
  await answered(operator);
  expect(await pushedTo(operator, "declined")).toMatchObject([{ subject: "Deine Nummer hängt noch fest" }]);
});

test("a new bill is told once its mail has left, and marks the app's icon", async () => {
  const { user } = await subscriber("bill");
  const { db, clock } = operator.deps;
  await addLine(operator, { userId: user.id, teamId: 1, tariffId: "tribun-m", activatedAt: clock.now() });
  // Let the session last for the whole first month.
  await db
    .update(refreshTokens)
    .set({ expiresAt: new Date("2027-12-31T00:00:00Z") })
    .where(eq(refreshTokens.userId, user.id));
  operator.clock.advance({ days: 40 });
  await writeDelivery(db, "mail", "fail");
  await operator.runRecurring("billing.run");
  expect(await pushedTo(operator, "bill")).toEqual([]);
  await writeDelivery(db, "mail", "normal");
  operator.clock.advance({ minutes: 5 });
  expect(await pushedTo(operator, "bill")).toMatchObject([{ subject: "Deine neue Rechnung ist da" }]);
  expect(pushNote("de", { kind: "newBill" }).badge).toBe(true);
});

test("a draw is told to whom the address is proven to belong", async () => {
  const { user } = await subscriber("draw");
  const entries = [{ email: user.email }, { email: "nobody@example.com" }];
  await pushToEntrants(operator.deps, operator.deps.db, { teamId: 1, key: "derbi" }, entries);
  expect(await pushedTo(operator, "draw")).toEqual([]);
  await operator.deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
  await pushToEntrants(operator.deps, operator.deps.db, { teamId: 1, key: "derbi" }, entries);
  expect(await pushedTo(operator, "draw")).toMatchObject([
    { subject: "Die Lose sind gezogen", body: expect.stringMatching(/\n\/giveaway$/) },
  ]);
});

test.each(PUSH_KINDS)("%s: short, calm and nothing to read over a shoulder, in both languages", (kind) => {
  const [de, tr] = (["de", "tr"] as const).map((language) => pushNote(language, { kind, about: "abc" }));
  for (const note of [de, tr]) {
    expect(note?.title.length).toBeLessThanOrEqual(45);
    expect(note?.body.length).toBeLessThanOrEqual(110);
    expect(`${note?.title} ${note?.body}`).not.toMatch(/[!\d€{}]|undefined/);
    expect(note?.link).toMatch(/^\/[a-z]/);
  }
  expect(de?.title).not.toBe(tr?.title);
  expect([de?.link, de?.tag, de?.badge]).toEqual([tr?.link, tr?.tag, tr?.badge]);
});

test("what a law wants in a form that lasts has no push message", () => {
  expect(pushOf("order", "received")).toBeUndefined();
  expect(pushOf("invoice", "blockThreatened")).toBeUndefined();
  expect(pushOf("porting", "requested")).toBeUndefined();
  expect(pushOf("porting", "scheduled")).toBe("portingDated");
  expect(pushOf("porting", "completed")).toBe("portingDone");
});
