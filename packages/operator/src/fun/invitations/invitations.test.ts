import { me, myLines } from "@tribun/api-client/contract";
import {
  addCalendarDays,
  DAY_MS,
  germanDay,
  INVITATION_DAYS,
  INVITATION_GB,
  INVITATIONS_PER_YEAR,
  REWARD_PARK_DAYS,
  startOfGermanDay,
} from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invitationBonuses } from "../../db/schema/games.ts";
import { lines } from "../../db/schema/lines.ts";
import { allowances } from "../../db/schema/packs.ts";
import { users } from "../../db/schema/users.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { signAccessToken } from "../../security/access-token.ts";
import { addLine, newSubscriber, type Subscriber } from "../../testing/billing.ts";
import { FAN, newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { placedOrder, submitCheckout } from "../../testing/orders.ts";
import { deleteAccount } from "../../privacy/delete.ts";
import { invitedOf } from "./invited-of.ts";
import { payInvitation } from "./pay.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "10000" } });
});
afterAll(() => operator.stop());

const db = () => operator.deps.db;
const OTHER = { firstName: "Umut", lastName: "Kaya", birthday: "1990-02-01" };
let codes = 0;
const inviter = async (teamId = 1): Promise<Subscriber & { code: string }> => {
  const code = `CODE${(codes += 1)}`;
  return { ...(await newSubscriber(operator, { teamId, user: { ...OTHER, invitationCode: code } })), code };
};
const tokenOf = ({ userId, teamId }: Subscriber) =>
  signAccessToken({ userId, teamId, tokenVersion: 0 }, operator.deps.config.jwtSecret, operator.deps.clock);
/** A fan who registered with this code and whose line has just become active. */
const friendOf = (code: string, teamId = 1) => newSubscriber(operator, { teamId, user: { invitedBy: code } });
const pay = async (lineId: string) => {
  await operator.deps.outbox.enqueue(db(), payInvitation, { lineId });
};
const volumes = (lineId: string) => db().select().from(allowances).where(eq(allowances.lineId, lineId));
const invitedByOf = async (token: string) => {
  const { id } = await operator.call(me, undefined, { token });
  return (await db().select().from(users).where(eq(users.id, id)))[0]?.invitedBy;
};
const mailsTo = async (to: string) => (await listMessages(db(), { to, channel: "mail" })).map(({ subject, body }) => `${subject}\n${body}`);
const withoutLine = (fan: Subscriber) => db().update(lines).set({ state: "ended" }).where(eq(lines.id, fan.lineId));

describe("the code at the registration", () => {
  test("is kept as its owner has it, however it is typed", async () => {
    const { code } = await inviter();
    expect(await invitedByOf((await newFan(operator, { invitationCode: ` ${code.toLowerCase()} ` })).accessToken)).toBe(code);
  });

  test.each([
    ["unknown", () => Promise.resolve("NOBODY")],
    ["of another club", async () => (await inviter(2)).code],
    [
      "of the same person's other account",
      async () => (await newSubscriber(operator, { user: { ...FAN, invitationCode: "SELF" } })) && "SELF",
    ],
    ["empty", () => Promise.resolve("  ")],
  ])("counts for nothing where it is %s, and turns nobody away", async (_, code) => {
    expect(await invitedByOf((await newFan(operator, { invitationCode: await code() })).accessToken)).toBeNull();
  });
});

describe("the first line of a friend", () => {
  test("gives both sides their volume at once, with its end, and tells both without a name; an order alone gives nothing", async () => {
    const host = await inviter();
    const as = { token: await tokenOf(host) };
    const { shopper, intent } = await placedOrder(operator);
    const { id, email } = await operator.call(me, undefined, shopper.as);
    await db().update(users).set({ invitedBy: host.code }).where(eq(users.id, id));
    await operator.runJobs();
    expect((await operator.call(me, undefined, as)).invited).toEqual({ friends: 0, gb: 0, waitingGb: 0 });
    await submitCheckout(operator, intent.checkoutId);
    await operator.runJobs();
    const given = { source: "bonus", name: "Freunde-Bonus", used: 0, total: INVITATION_GB };
    for (const fan of [shopper.as, as]) {
      const [line] = await operator.call(myLines, undefined, fan);
      expect(line?.allowances).toMatchObject([given]);
      const [row] = await volumes(line?.id ?? "");
      expect((row?.endsAt.getTime() ?? 0) - (row?.startsAt.getTime() ?? 0)).toBe(INVITATION_DAYS * DAY_MS);
    }
    expect((await operator.call(me, undefined, as)).invited).toEqual({ friends: 1, gb: INVITATION_GB, waitingGb: 0 });
    expect((await operator.call(me, undefined, shopper.as)).invited).toEqual({ friends: 0, gb: 0, waitingGb: 0 });
    expect((await mailsTo(email)).some((mail) => mail.startsWith("3 GB für deinen Start bei"))).toBe(true);
    const [told] = await mailsTo(host.email);
    expect(told).toMatch(/^3 GB für deine Einladung\n/);
    expect(told).not.toMatch(/Şahin|fan-/);
  });

  test("counts once, however often and however parallel the work is done", async () => {
    const host = await inviter();
    const friend = await friendOf(host.code);
    await Promise.all([pay(friend.lineId), pay(friend.lineId), pay(friend.lineId)]);
    await operator.runJobs();
    await pay(friend.lineId);
    await operator.runJobs();
    expect([await volumes(friend.lineId), await volumes(host.lineId)].map((rows) => rows.length)).toEqual([1, 1]);
  });

  test("is one of two that start in the same moment, and no later one", async () => {
    const host = await inviter();
    const friend = await friendOf(host.code);
    const at = operator.deps.clock.now();
    await db().update(lines).set({ activatedAt: at }).where(eq(lines.id, friend.lineId));
    const twin = await addLine(operator, { ...friend, tariffId: "tribun-m", activatedAt: at });
    const later = await addLine(operator, { ...friend, tariffId: "tribun-m", activatedAt: new Date(at.getTime() + 1) });
    await Promise.all([later, twin, friend.lineId].map(pay));
    await operator.runJobs();
    const given = await Promise.all([friend.lineId, twin, later].map(volumes));
    expect(given.flat()).toHaveLength(1);
    expect(given[2]).toEqual([]);
    expect(await volumes(host.lineId)).toHaveLength(1);
  });

  test("that has ended already brings nothing", async () => {
    const host = await inviter();
    const friend = await friendOf(host.code);
    await withoutLine(friend);
    await pay(friend.lineId);
    await operator.runJobs();
    expect([...(await volumes(friend.lineId)), ...(await volumes(host.lineId))]).toEqual([]);
  });

  test("still pays the friend where the inviter's account is gone", async () => {
    const host = await inviter();
    const [fan] = await db().select().from(users).where(eq(users.id, host.userId));
    const friend = await friendOf(host.code);
    // A fan with a line that was active must get a final bill before deletion; this skips it.
    await db().delete(allowances).where(eq(allowances.lineId, host.lineId));
    await db().update(lines).set({ state: "ended", activatedAt: null }).where(eq(lines.id, host.lineId));
    if (fan) await deleteAccount(operator.deps, fan);
    await pay(friend.lineId);
    await operator.runJobs();
    expect(await volumes(friend.lineId)).toHaveLength(1);
    expect(await invitedOf(db(), host.userId)).toMatchObject({ friends: 0 });
  });
});

test(`${INVITATIONS_PER_YEAR} friends a year pay an inviter, also where they come together; the next one still gets the own volume`, async () => {
  const host = await inviter();
  const friends = await Promise.all(Array.from({ length: INVITATIONS_PER_YEAR + 1 }, () => friendOf(host.code)));
  await Promise.all(friends.map(({ lineId }) => pay(lineId)));
  await operator.runJobs();
  const gb = INVITATIONS_PER_YEAR * INVITATION_GB;
  expect(await invitedOf(db(), host.userId)).toEqual({ friends: INVITATIONS_PER_YEAR + 1, gb, waitingGb: 0 });
  for (const { lineId } of friends) expect(await volumes(lineId)).toHaveLength(1);
  expect(await volumes(host.lineId)).toHaveLength(INVITATIONS_PER_YEAR);
  operator.clock.advance({ days: 70 });
  const next = await friendOf(host.code);
  await pay(next.lineId);
  await operator.runJobs();
  expect((await invitedOf(db(), host.userId)).gb).toBe(gb + INVITATION_GB);
  operator.clock.advance({ days: -70 });
});

test("an inviter without a line keeps it for 90 days, and has it with the next line", async () => {
  const [early, late] = [await inviter(), await inviter()];
  const revision = async () => (await db().select().from(users).where(eq(users.id, late.userId)))[0]?.revision ?? 0;
  for (const host of [early, late]) {
    await withoutLine(host);
    await pay((await friendOf(host.code)).lineId);
  }
  const before = await revision();
  await operator.runJobs();
  const waits = await revision();
  expect(waits).toBeGreaterThan(before);
  const { waitingUntil = "", ...rest } = await invitedOf(db(), early.userId);
  expect(rest).toEqual({ friends: 1, gb: 0, waitingGb: INVITATION_GB });
  // The whole German day that the mail names counts.
  const nextDay = addCalendarDays(germanDay(operator.deps.clock.nowMs()), REWARD_PARK_DAYS + 1);
  expect(Date.parse(waitingUntil)).toBe(startOfGermanDay(nextDay) - 1);
  expect((await mailsTo(early.email))[0]).toContain("warten auf dich");
  const again = async (host: Subscriber) => addLine(operator, { ...host, tariffId: "tribun-m", activatedAt: operator.deps.clock.now() });
  const lineId = await again(early);
  await operator.runRecurring("invitations.parked");
  await operator.runRecurring("invitations.parked");
  expect(await invitedOf(db(), early.userId)).toEqual({ friends: 1, gb: INVITATION_GB, waitingGb: 0 });
  expect(await volumes(lineId)).toHaveLength(1);
  operator.clock.advance({ days: REWARD_PARK_DAYS + 1 });
  await again(late);
  await operator.runRecurring("invitations.parked");
  expect(await revision()).toBeGreaterThan(waits);
  expect(await invitedOf(db(), late.userId)).toEqual({ friends: 1, gb: 0, waitingGb: 0 });
  expect(await db().select().from(invitationBonuses).where(eq(invitationBonuses.userId, late.userId))).toMatchObject([
    { state: "forfeited" },
  ]);
  operator.clock.advance({ days: -(REWARD_PARK_DAYS + 1) });
});
