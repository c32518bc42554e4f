import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invitedFans } from "../../db/schema/games.ts";
import { lines } from "../../db/schema/lines.ts";
import { allowances } from "../../db/schema/packs.ts";
import { users, type UserRow } from "../../db/schema/users.ts";
import { runIfDue } from "../../kernel/outbox/recurring.ts";
import { sealAnew } from "../../compose/seal-anew.ts";
import { newSubscriber, type Subscriber } from "../../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { nextPhone } from "../../testing/phones.ts";
import { deleteAccount } from "../../privacy/delete.ts";
import { invitedOf } from "./invited-of.ts";
import { isNewFriend } from "./known-friends.ts";
import { payInvitation } from "./pay.ts";

let operator: TestOperator;
let inviter: Subscriber;
beforeAll(async () => {
  operator = await createTestOperator();
  inviter = await newSubscriber(operator, { user: { invitationCode: "KNOWN" } });
});
afterAll(() => operator.stop());

const db = () => operator.deps.db;
const fanOf = async ({ userId }: Subscriber) => (await db().select().from(users).where(eq(users.id, userId)))[0];
const friends = async () => (await invitedOf(db(), inviter.userId)).friends;

/** A friend whose first line has started. @returns how many bonus volumes the friend got */
async function comes(user: Partial<UserRow>, teamId = 1) {
  const friend = await newSubscriber(operator, { teamId, user: { invitedBy: "KNOWN", ...user } });
  await operator.deps.outbox.enqueue(db(), payInvitation, { lineId: friend.lineId });
  await operator.runJobs();
  const own = await db().$count(allowances, eq(allowances.lineId, friend.lineId));
  return { friend, own };
}

/** Deletes the friend's account. The line ends as if it had never been active, because an active one would need a final bill first. */
async function goes(friend: Subscriber) {
  await db().update(lines).set({ state: "ended", activatedAt: null }).where(eq(lines.id, friend.lineId));
  const fan = await fanOf(friend);
  if (fan) await deleteAccount(operator.deps, fan);
}

test("who deletes the account and comes again with the same phone or mailbox is paid for no second time, on either side", async () => {
  const phone = nextPhone();
  const { friend, own } = await comes({ phone, email: "again@example.com", emailVerified: true });
  expect([own, await friends()]).toEqual([1, 1]);
  await goes(friend);
  for (const same of [{ phone }, { email: "again+new@example.com" }, { phone: nextPhone(), email: "again@example.com" }]) {
    const renewed = await comes(same);
    expect([renewed.own, await friends()]).toEqual([0, 1]);
    await goes(renewed.friend);
  }
});

test("the phone and the mailbox of the last day count, also of who was paid for before anything was kept", async () => {
  const before = await friends();
  const { friend } = await comes({ email: "first@example.com" });
  const last = { phone: nextPhone(), email: "last@example.com", emailVerified: true };
  await db().delete(invitedFans);
  await db().update(users).set(last).where(eq(users.id, friend.userId));
  await goes(friend);
  for (const same of [{ phone: last.phone }, { email: last.email }]) expect((await comes(same)).own).toBe(0);
  expect(await friends()).toBe(before + 1);
});

test("who had brought nothing yet, and the owner of an address that somebody else had named, are paid for", async () => {
  const phone = nextPhone();
  await goes(await newSubscriber(operator, { user: { phone, email: "nothing@example.com", emailVerified: true } }));
  expect((await comes({ phone, email: "nothing@example.com" })).own).toBe(1);
  const { friend } = await comes({ email: "named@example.com" });
  await goes(friend);
  expect((await comes({ email: "named@example.com" })).own).toBe(1);
});

test("what is kept names nobody, and a new DATA_KEY makes it anew", async () => {
  const { deps } = operator;
  const fan = { teamId: 1, phone: "+4917139555998", email: "key@example.com", emailVerified: true };
  expect(await isNewFriend(db(), deps.config, fan)).toBe(true);
  expect(JSON.stringify(await db().select().from(invitedFans))).not.toMatch(/4917139555998|key@example/);
  const fresh = { ...deps.config, dataKey: "k".repeat(40), dataKeyPrevious: deps.config.dataKey };
  expect(await isNewFriend(db(), fresh, fan)).toBe(false);
  const before = await db().$count(invitedFans);
  expect(await runIfDue({ ...deps, config: fresh }, sealAnew)).toBe("done");
  expect(await isNewFriend(db(), { ...fresh, dataKeyPrevious: undefined }, fan)).toBe(false);
  expect(await db().$count(invitedFans)).toBe(before);
});
