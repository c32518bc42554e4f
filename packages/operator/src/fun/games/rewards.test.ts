import { addCalendarDays, DAY_MS, germanDay, REWARD_PARK_DAYS, startOfGermanDay } from "@tribun/domain";
import { login, me, myLines, ping, rewards, takeReward } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gamePlays, rewards as rewardRows } from "../../db/schema/games.ts";
import { lines } from "../../db/schema/lines.ts";
import { allowances } from "../../db/schema/packs.ts";
import { users } from "../../db/schema/users.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "../../seed/demo.ts";
import { addLine } from "../../testing/billing.ts";
import { FAN_PASSWORD } from "../../testing/fans.ts";
import { newPlayer, playTo, SEVEN_KICKS } from "../../testing/games.ts";
import { pointsOf } from "../../fans/account/fan-profile.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "10000" } });
});
afterAll(() => operator.stop());

test("1017 after a defeat, 1018 for none there is, 1019 for another game's, 1016 for a second one", async () => {
  const loser = await newPlayer(operator);
  const lost = await playTo(operator, loser, "lose");
  expect(
    await operator.fails(takeReward, { params: { id: lost.id }, body: { rewardId: "gb-1-long" } }, { token: loser.token }),
  ).toMatchObject({ status: 422, code: "1017" });
  const { token, id } = await newPlayer(operator);
  const won = await playTo(operator, { token, id }, "win");
  const take = (rewardId: string, as = token, result = won.id) =>
    operator.fails(takeReward, { params: { id: result }, body: { rewardId } }, { token: as });
  expect(await take("nope")).toMatchObject({ status: 404, code: "1018" });
  expect(await take("gb-3-derby")).toMatchObject({ status: 422, code: "1019" });
  expect(await take("gb-1-long", loser.token)).toMatchObject({ status: 403, code: "-1" });
  expect(await take("gb-1-long", token, "nothing")).toMatchObject({ status: 403, code: "-1" });
  await operator.call(takeReward, { params: { id: won.id }, body: { rewardId: "gb-1-long" } }, { token });
  expect(await take("gb-2-week")).toMatchObject({ status: 409, code: "1016" });
  expect(await take("gb-1-long")).toMatchObject({ status: 409, code: "1016" });
});

test("with a line it is booked at once, with its end, and once however often it is asked for", async () => {
  const { accessToken: token } = await operator.call(login, { body: { identifier: DEMO_EMAIL, password: DEMO_PASSWORD } });
  const { id } = await operator.call(me, undefined, { token });
  const won = await playTo(operator, { token, id }, "win", "shootout", SEVEN_KICKS);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => operator.raw(takeReward, { params: { id: won.id }, body: { rewardId: "gb-3-derby" } }, { token })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  const [line] = await operator.call(myLines, undefined, { token });
  const booked = await operator.deps.db
    .select()
    .from(allowances)
    .where(eq(allowances.sourceId, `game:${won.id}`));
  expect(booked).toMatchObject([{ lineId: line?.id, source: "bonus", kind: "data", total: 3, used: 0 }]);
  const end = new Date(operator.deps.clock.nowMs() + 30 * DAY_MS);
  expect(booked[0]?.endsAt).toEqual(end);
  const [after] = await operator.call(myLines, undefined, { token });
  expect(after?.allowances).toContainEqual(expect.objectContaining({ total: 3, endsAt: end.toISOString() }));
  const offer = (await operator.call(rewards, undefined, { token })).find((one) => one.id === "gb-3-derby");
  expect(offer?.bookings).toMatchObject([{ resultId: won.id, state: "booked", lineId: line?.id, expiresAt: end.toISOString() }]);
  expect((await operator.call(me, undefined, { token })).badges.map((badge) => badge.id)).toEqual(
    expect.arrayContaining(["member", "firstLine", "firstKick", "winner", "rewarded"]),
  );
});

test("without a line it waits, is booked when one becomes active, and is gone after 90 days", async () => {
  const [early, late] = [await newPlayer(operator), await newPlayer(operator)];
  const results: string[] = [];
  for (const { token, id } of [early, late]) {
    const won = await playTo(operator, { token, id }, "win");
    results.push(won.id);
    expect(await operator.call(takeReward, { params: { id: won.id }, body: { rewardId: "gb-2-week" } }, { token })).toMatchObject({
      state: "parked",
    });
  }
  const { db, clock } = operator.deps;
  const state = async (index: number) =>
    (
      await db
        .select()
        .from(gamePlays)
        .where(eq(gamePlays.id, results[index] ?? ""))
    )[0]?.state;
  await operator.runRecurring("rewards.parked");
  expect([await state(0), await state(1)]).toEqual(["parked", "parked"]);
  const [some] = await db.select().from(lines);
  if (!some) throw new Error("no line");
  const lineOf = (userId: string, msisdn: string) =>
    db.insert(lines).values({ ...some, id: crypto.randomUUID(), userId, orderId: null, msisdn, activatedAt: clock.now() });
  await lineOf(early.id, "+491713920091");
  await operator.runRecurring("rewards.parked");
  await operator.runRecurring("rewards.parked");
  expect([await state(0), await state(1)]).toEqual(["booked", "parked"]);
  expect(
    await db
      .select()
      .from(allowances)
      .where(eq(allowances.sourceId, `game:${results[0]}`)),
  ).toHaveLength(1);
  operator.clock.advance({ days: 91 });
  await lineOf(late.id, "+491713920092");
  const revision = async () => (await db.select().from(users).where(eq(users.id, late.id)))[0]?.revision ?? 0;
  const before = await revision();
  await operator.runRecurring("rewards.parked");
  expect(await state(1)).toBe("forfeited");
  // The revision grows once, so that the fan's other open pages refetch.
  await operator.runRecurring("rewards.parked");
  expect(await revision()).toBe(before + 1);
  const { accessToken: token } = await operator.call(login, {
    body: { identifier: (await db.select().from(users).where(eq(users.id, late.id)))[0]?.email ?? "", password: FAN_PASSWORD },
  });
  expect(await operator.fails(takeReward, { params: { id: results[1] ?? "" }, body: { rewardId: "gb-1-long" } }, { token })).toMatchObject({
    code: "1016",
  });
  operator.clock.advance({ days: -91 });
});

test("a line counts to the end of the day that the page names, also where the work comes a moment after it", async () => {
  const player = await newPlayer(operator);
  const { db, clock } = operator.deps;
  const won = await playTo(operator, player, "win");
  const before = clock.nowMs();
  const { expiresAt } = await operator.call(
    takeReward,
    { params: { id: won.id }, body: { rewardId: "gb-2-week" } },
    { token: player.token },
  );
  const end = startOfGermanDay(addCalendarDays(germanDay(before), REWARD_PARK_DAYS + 1));
  expect(germanDay(Date.parse(expiresAt))).toBe(addCalendarDays(germanDay(before), REWARD_PARK_DAYS));
  const wait = Math.floor((end - before) / 1000) - 60;
  operator.clock.advance({ seconds: wait });
  await addLine(operator, { userId: player.id, teamId: 1, tariffId: "tribun-m", activatedAt: clock.now() });
  operator.clock.advance({ minutes: 2 });
  await operator.runRecurring("rewards.parked");
  const [play] = await db.select().from(gamePlays).where(eq(gamePlays.id, won.id));
  expect(play?.state).toBe("booked");
  operator.clock.advance({ seconds: -wait, minutes: -2 });
});

test("a turn that is played and a reward that waits are told to the fan's other devices", async () => {
  const player = await newPlayer(operator);
  const revision = async () => (await operator.call(ping, undefined, { token: player.token })).revision;
  const before = await revision();
  const won = await playTo(operator, player, "win");
  const played = await revision();
  expect(played).toBeGreaterThan(before);
  await operator.call(takeReward, { params: { id: won.id }, body: { rewardId: "gb-2-week" } }, { token: player.token });
  const taken = await revision();
  expect(taken).toBeGreaterThan(played);
  const again = { params: { id: won.id }, body: { rewardId: "gb-2-week" } };
  await operator.fails(takeReward, again, { token: player.token });
  expect(await revision(), "what is refused changes nothing").toBe(taken);
});

test("guests see what can be won", async () => {
  const list = await operator.call(rewards, undefined, { language: 0 });
  expect(list.map(({ title, bookings }) => [title, bookings.length])).toEqual([
    ["30 gün 1 GB", 0],
    ["7 gün 2 GB", 0],
    ["30 gün 3 GB", 0],
  ]);
});

test("what was won stays its fan's when its reward is offered no more, and nobody else is shown it", async () => {
  const [player, other] = [await newPlayer(operator), await newPlayer(operator)];
  const won = await playTo(operator, player, "win");
  await playTo(operator, other, "win");
  const taken = await operator.call(takeReward, { params: { id: won.id }, body: { rewardId: "gb-2-week" } }, player);
  const { db } = operator.deps;
  const offer = (active: boolean) => db.update(rewardRows).set({ active }).where(eq(rewardRows.id, "gb-2-week"));
  await offer(false);
  const shown = async (who: object) => (await operator.call(rewards, undefined, who)).find(({ id }) => id === "gb-2-week");
  expect(await shown(player)).toMatchObject({ gb: 2, gameIds: [], bookings: [taken] });
  expect([await shown(other), await shown({})]).toEqual([undefined, undefined]);
  await offer(true);
});

test("points count once for each turn and reach the fan's score", async () => {
  const { token, id } = await newPlayer(operator);
  await playTo(operator, { token, id }, "win");
  expect(await pointsOf(operator.deps.db, id)).toBe(40);
  expect((await operator.call(me, undefined, { token })).badges.map((badge) => badge.id)).toContain("winner");
});
