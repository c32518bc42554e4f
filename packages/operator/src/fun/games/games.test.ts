import { createHmac } from "node:crypto";
import { games, playGame, startGame, takeReward } from "@tribun/api-client/contract";
import { playPenalty } from "@tribun/domain";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fanPoints, gamePlays } from "../../db/schema/games.ts";
import { KICKS as kicks, newPlayer } from "../../testing/games.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

const rules = { kicks: 5, goalsToWin: 4 };
let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "10000" } });
});
afterAll(() => operator.stop());

describe("a turn", () => {
  test("the operator's result is what the pure function gives for the seed it reveals afterwards", async () => {
    const { token } = await newPlayer(operator);
    const { seed, expiresAt } = await operator.call(startGame, { params: { id: "penalty" } }, { token });
    expect(expiresAt).toBe("2026-11-03T11:30:00.000Z");
    const result = await operator.call(playGame, { params: { id: "penalty" }, body: { seed, kicks } }, { token });
    expect(playPenalty(result.seed, kicks, rules)).toEqual({ kicks: result.kicks, goals: result.goals, outcome: result.outcome });
    expect(seed).not.toContain(result.seed);
    const [shown] = await operator.call(games, undefined, { token });
    expect(shown?.result).toEqual(result);
    expect(shown?.state).toBe(result.outcome === "win" ? "won" : "lost");
  });

  test("a second play is 1027, also at the start, and changes nothing", async () => {
    const { token, id } = await newPlayer(operator);
    const first = await operator.call(startGame, { params: { id: "penalty" } }, { token });
    const result = await operator.call(playGame, { params: { id: "penalty" }, body: { seed: first.seed, kicks } }, { token });
    expect(await operator.fails(playGame, { params: { id: "penalty" }, body: { seed: first.seed, kicks } }, { token })).toMatchObject({
      status: 409,
      code: "1027",
    });
    expect(await operator.fails(startGame, { params: { id: "penalty" } }, { token })).toMatchObject({ code: "1027" });
    const [play] = await operator.deps.db.select().from(gamePlays).where(eq(gamePlays.userId, id));
    expect(play?.result?.goals).toBe(result.goals);
  });

  test("of many equal requests at once one plays", async () => {
    const { token, id } = await newPlayer(operator);
    const { seed } = await operator.call(startGame, { params: { id: "penalty" } }, { token });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => operator.raw(playGame, { params: { id: "penalty" }, body: { seed, kicks } }, { token })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await operator.deps.db.select().from(fanPoints).where(eq(fanPoints.userId, id))).toHaveLength(1);
  });

  test("seeds that are forged, of another fan, of another game, replaced or too old are refused", async () => {
    const { token } = await newPlayer(operator);
    const other = await newPlayer(operator);
    const play = (seed: string, id = "penalty", as = token) =>
      operator.fails(playGame, { params: { id }, body: { seed, kicks } }, { token: as });
    const first = (await operator.call(startGame, { params: { id: "penalty" } }, { token })).seed;
    expect(await play(first, "penalty", other.token)).toMatchObject({ status: 403, code: "-1" });
    expect(await play(first, "shootout")).toMatchObject({ status: 400, fieldErrors: [{ field: "seed", rule: "gameSeed.invalid" }] });
    const [head = "", claims = "", mark = ""] = first.split(".");
    const altered = Buffer.from(Buffer.from(claims, "base64url").toString().replace('"penalty"', '"shootout"')).toString("base64url");
    const selfSigned = createHmac("sha256", "guessed").update(`${head}.${claims}`).digest("base64url");
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`;
    for (const seed of [`${head}.${altered}.${mark}`, `${head}.${claims}.${selfSigned}`, none, "x", token]) {
      expect((await play(seed)).fieldErrors, seed.slice(0, 20)).toEqual([{ field: "seed", rule: "gameSeed.invalid" }]);
    }
    const second = (await operator.call(startGame, { params: { id: "penalty" } }, { token })).seed;
    expect((await play(first)).fieldErrors).toEqual([{ field: "seed", rule: "gameSeed.expired" }]);
    operator.clock.advance({ minutes: 31 });
    expect((await play(second)).fieldErrors).toEqual([{ field: "seed", rule: "gameSeed.expired" }]);
    const third = (await operator.call(startGame, { params: { id: "penalty" } }, { token })).seed;
    expect((await operator.raw(playGame, { params: { id: "penalty" }, body: { seed: third, kicks } }, { token })).status).toBe(200);
  });

  test("other kicks than the rules ask for are refused before anything is played", async () => {
    const { token } = await newPlayer(operator);
    const { seed } = await operator.call(startGame, { params: { id: "penalty" } }, { token });
    const play = (given: unknown) => operator.fails(playGame, { params: { id: "penalty" }, body: { seed, kicks: given } }, { token });
    expect((await play(kicks.slice(1))).fieldErrors).toEqual([{ field: "kicks", rule: "gameKicks.count" }]);
    expect((await play(kicks.map((kick) => ({ ...kick, power: 0 })))).status).toBe(400);
    expect((await play(kicks.map((kick) => ({ ...kick, zone: "moon" })))).status).toBe(400);
    expect((await operator.call(games, undefined, { token }))[0]?.state).toBe("ready");
  });

  test("an unknown game is not found; guests see the games without a state", async () => {
    const { token } = await newPlayer(operator);
    expect(await operator.fails(startGame, { params: { id: "nope" } }, { token })).toMatchObject({ status: 404, code: "-1" });
    expect(await operator.fails(startGame, { params: { id: "penalty" } })).toMatchObject({ code: "1034" });
    const [game] = await operator.call(games, undefined, { language: 0 });
    expect(game).toMatchObject({ title: "Penaltı", kicks: 5, goalsToWin: 4 });
    expect(game?.state).toBeUndefined();
  });
});

test("whatever a fan sends in whatever order, a game is won at most once and rewarded at most once", { timeout: 60_000 }, async () => {
  const step = fc.constantFrom("start", "play", "playOld", "take", "takeOther");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const { token, id } = await newPlayer(operator);
      const seeds: string[] = [];
      const results: string[] = [];
      let wins = 0;
      let taken = 0;
      for (const one of steps) {
        if (one === "start") {
          const answer = await operator.raw(startGame, { params: { id: "penalty" } }, { token });
          if (answer.ok) seeds.push((await operator.call(startGame, { params: { id: "penalty" } }, { token })).seed);
        } else if (one === "play" || one === "playOld") {
          const answer = await operator.raw(
            playGame,
            { params: { id: "penalty" }, body: { seed: (one === "play" ? seeds.at(-1) : seeds[0]) ?? "x", kicks } },
            { token },
          );
          const [shown] = answer.ok ? await operator.call(games, undefined, { token }) : [];
          if (shown?.result) results.push(shown.result.id);
          if (shown?.result?.outcome === "win") wins++;
        } else {
          const rewardId = one === "take" ? "gb-1-long" : "gb-2-week";
          if ((await operator.raw(takeReward, { params: { id: results.at(-1) ?? "x" }, body: { rewardId } }, { token })).ok) taken++;
        }
      }
      expect(results.length).toBeLessThanOrEqual(1);
      expect(taken).toBeLessThanOrEqual(wins);
      expect(await operator.deps.db.select().from(fanPoints).where(eq(fanPoints.userId, id))).toHaveLength(results.length);
    }),
    { numRuns: 12 },
  );
});
