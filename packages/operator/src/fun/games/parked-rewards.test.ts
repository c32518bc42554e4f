import { subscribePush, takeReward, updateMe } from "@tribun/api-client/contract";
import { REWARD_PARK_DAYS } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gamePlays } from "../../db/schema/games.ts";
import { refreshTokens, users } from "../../db/schema/users.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { addLine } from "../../testing/billing.ts";
import { newPlayer, playTo } from "../../testing/games.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { pushDevice, pushedTo } from "../../testing/push.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "10000" } });
});
afterAll(() => operator.stop());

const WARNED_DAYS = 7;

/** A fan with a push device and a reward that is parked until the fan has a line. */
async function parked(device: string, language: "de" | "tr" = "de") {
  const player = await newPlayer(operator);
  const { db } = operator.deps;
  await operator.call(updateMe, { body: { language } }, { token: player.token });
  await operator.call(subscribePush, { body: pushDevice(device) }, { token: player.token });
  // Let the session last as long as the reward is parked.
  await db
    .update(refreshTokens)
    .set({ expiresAt: new Date("2028-12-31T00:00:00Z") })
    .where(eq(refreshTokens.userId, player.id));
  const { id } = await playTo(operator, player, "win");
  await operator.call(takeReward, { params: { id }, body: { rewardId: "gb-2-week" } }, { token: player.token });
  const [user] = await db.select().from(users).where(eq(users.id, player.id));
  const told = async () => {
    const pushes = await pushedTo(operator, device);
    const mails = await listMessages(db, { to: user?.email ?? "", channel: "mail" });
    return {
      pushes: pushes.map(({ subject }) => subject),
      mails: mails.filter(({ subject }) => /Belohnung|Ödül/.test(subject ?? "")).map(({ subject, body }) => ({ subject, body })),
    };
  };
  const line = () => addLine(operator, { userId: player.id, teamId: 1, tariffId: "tribun-m", activatedAt: operator.deps.clock.now() });
  return { id, told, line };
}
const run = async () => {
  await operator.runRecurring("rewards.parked");
  await operator.runJobs();
};

test.each([
  ["de", "Deine Belohnung ist da: 2 GB für 7 Tage", "gültig bis 10. November 2026", "Deine Belohnung ist da"],
  ["tr", "Ödülün hattında: 7 gün 2 GB", "son gün: 10 Kasım 2026", "Ödülün geldi"],
] as const)("a parked reward that is booked is told by mail and push, once (%s)", async (language, subject, until, push) => {
  const { told, line } = await parked(`booked-${language}`, language);
  await run();
  expect(await told()).toEqual({ pushes: [], mails: [] });
  await line();
  await run();
  await run();
  expect(await told()).toMatchObject({ pushes: [push], mails: [{ subject, body: expect.stringContaining(until) }] });
});

test("a reward that is booked at once is told on the page alone", async () => {
  const player = await newPlayer(operator);
  await addLine(operator, { userId: player.id, teamId: 1, tariffId: "tribun-m", activatedAt: operator.deps.clock.now() });
  const { id } = await playTo(operator, player, "win");
  const { db } = operator.deps;
  await operator.call(takeReward, { params: { id }, body: { rewardId: "gb-2-week" } }, { token: player.token });
  const [user] = await db.select().from(users).where(eq(users.id, player.id));
  await operator.runJobs();
  const mails = await listMessages(db, { to: user?.email ?? "", channel: "mail" });
  expect(mails.filter(({ subject }) => subject?.includes("Belohnung"))).toEqual([]);
});

test("a week before it lapses its fan is reminded, once, and of one that is booked meanwhile nobody is", async () => {
  const [waits, comes] = [await parked("waits", "tr"), await parked("comes")];
  await run();
  operator.clock.advance({ days: REWARD_PARK_DAYS - WARNED_DAYS, minutes: -1 });
  await run();
  expect((await waits.told()).mails).toEqual([]);
  await comes.line();
  operator.clock.advance({ minutes: 2 });
  await run();
  operator.clock.advance({ days: 1 });
  await run();
  expect(await waits.told()).toMatchObject({
    pushes: ["Ödülün hâlâ seni bekliyor"],
    mails: [{ subject: "Ödülün için son gün: 1 Şubat 2027" }],
  });
  expect((await comes.told()).pushes).toEqual(["Deine Belohnung ist da"]);
  operator.clock.advance({ days: WARNED_DAYS + 1 });
  await run();
  const [play] = await operator.deps.db.select().from(gamePlays).where(eq(gamePlays.id, waits.id));
  expect(play?.state).toBe("forfeited");
  expect((await waits.told()).mails).toHaveLength(1);
});

test("work that comes too late reminds of nothing that is gone", async () => {
  const late = await parked("late");
  await run();
  operator.clock.advance({ days: REWARD_PARK_DAYS + 1 });
  await run();
  expect(await late.told()).toEqual({ pushes: [], mails: [] });
});
