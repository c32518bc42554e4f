import { matches, saveMatch } from "@tribun/api-client/contract";
import { germanDay, matchPhase } from "@tribun/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedMatches, seasonOf } from "../../seed/matches.ts";
import { SEED_TEAMS } from "../../base/clubs/teams.ts";
import { createTestOperator, START, type TestOperator } from "../../testing/index.ts";

const TOKEN = "an admin token of the tests, long enough for it";
const admin = { headers: { authorization: `Bearer ${TOKEN}` } };
const SANDBOX = { now: new Date(START), demo: true };
const NEXT = { query: { show: "next" } } as const;

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { ADMIN_TOKEN: TOKEN } });
});
afterAll(() => operator.stop());

describe.each(SEED_TEAMS)("the season of $name", ({ id: team }) => {
  test("stands in the order of its kick-offs, and only what was played has a result", async () => {
    const all = await operator.call(matches, {}, { team });
    expect(all).toHaveLength(seasonOf(team, SANDBOX).length);
    expect(all.map(({ kickOff }) => kickOff)).toEqual(all.map(({ kickOff }) => kickOff).toSorted());
    expect(all.map(({ round }) => round)).toEqual(all.map((_, index) => index + 1));
    const now = operator.deps.clock.nowMs();
    for (const match of all) expect(match.result !== undefined, match.id).toBe(matchPhase(match, now) === "over");
  });

  test("meets each opponent once at home and once away, and never two on one day", () => {
    const season = seasonOf(team, SANDBOX);
    const meetings = season.map(({ opponent, venue }) => `${opponent} ${venue}`);
    expect(new Set(meetings).size).toBe(season.length);
    expect(new Set(season.map(({ kickOff }) => germanDay(kickOff.getTime()))).size).toBe(season.length);
  });

  test("has no result outside the sandbox that nobody told", () => {
    const season = seasonOf(team, { now: new Date(START), demo: false });
    expect(season.filter(({ ownGoals, theirGoals }) => ownGoals !== null || theirGoals !== null)).toEqual([]);
  });

  test("shows the last result and the six that come next", async () => {
    const [last, ...next] = await operator.call(matches, NEXT, { team });
    expect(last?.result).toBeDefined();
    expect(next).toHaveLength(6);
    expect(next.every(({ kickOff }) => Date.parse(kickOff) > operator.deps.clock.nowMs())).toBe(true);
  });
});

test("a kick-off is a time of the German clock, in winter and in summer, and on the day that clocks change", () => {
  const clock = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", hour: "2-digit", minute: "2-digit" });
  const times = SEED_TEAMS.flatMap(({ id }) => seasonOf(id, SANDBOX)).map(({ kickOff }) => clock.format(kickOff));
  // Includes the kick-off times of the brands' events.
  expect(times).toEqual(expect.arrayContaining(["15:00", "16:00", "17:00", "17:30", "18:00", "18:30", "19:00"]));
  for (const time of times) expect(time).toMatch(/^(?:1[2-9]|2[01]):[0-5][05]$/);
});

const body = { round: 12, opponent: "Yakamoz SK", venue: "away", kickOff: "2026-11-08T16:00:00.000Z", state: "scheduled" } as const;
const params = { id: "2026-27-12" };

describe("staff", () => {
  const find = async (team = 1) => (await operator.call(matches, {}, { team })).find(({ id }) => id === params.id);

  test("move a match, postpone it and call it off, for their club alone", async () => {
    const others = await find(2);
    expect(await operator.call(saveMatch, { params, body }, { ...admin, team: 1 })).toEqual({ ...params, ...body });
    for (const state of ["postponed", "cancelled"] as const) {
      await operator.call(saveMatch, { params, body: { ...body, state } }, { ...admin, team: 1 });
      expect(await find()).toEqual({ ...params, ...body, state });
    }
    expect(await find(2)).toEqual(others);
  });

  test("change a match for whoever asks for it alone, and for no other club", async () => {
    await operator.call(saveMatch, { params, body: { ...body, state: "cancelled" } }, { ...admin, team: 1 });
    expect(await operator.call(matches, { query: params }, { team: 1 })).toEqual([{ ...params, ...body, state: "cancelled" }]);
    expect(await operator.call(matches, { query: { id: "cup-0" } }, { team: 1 })).toEqual([]);
    expect((await operator.call(matches, { query: params }, { team: 2 }))[0]).toMatchObject({ state: "scheduled" });
  });

  test("put a match into the season that the seed does not know, with its result once it was played", async () => {
    const cup = { ...body, kickOff: "2026-10-28T18:00:00.000Z", result: { own: 2, theirs: 0 } };
    await operator.call(saveMatch, { params: { id: "cup-1" }, body: cup }, { ...admin, team: 4 });
    expect((await operator.call(matches, {}, { team: 4 })).find(({ id }) => id === "cup-1")).toMatchObject(cup);
  });

  test("what they said is kept when the operator starts again", async () => {
    await operator.call(saveMatch, { params, body: { ...body, opponent: "Lodos 1931" } }, { ...admin, team: 1 });
    await seedMatches(operator.deps.db, { now: operator.deps.clock.now(), demo: true });
    expect((await find())?.opponent).toBe("Lodos 1931");
  });

  test.each([
    ["a result before the kick-off", { ...body, kickOff: "2027-03-01T16:00:00.000Z", result: { own: 1, theirs: 0 } }, "result"],
    ["a result of what is not played", { ...body, state: "cancelled" as const, result: { own: 1, theirs: 0 } }, "result"],
    ["a day there is not", { ...body, kickOff: "2027-02-30T16:00:00.000Z" }, "kickOff"],
    ["an offset without minutes", { ...body, kickOff: "2026-11-08T16:00:00+01" }, "kickOff"],
    ["an offset after a space", { ...body, kickOff: "2026-11-08T16:00:00 -05:00" }, "kickOff"],
  ])("cannot say %s", async (_, wrong, field) => {
    const refused = await operator.fails(saveMatch, { params, body: wrong }, { ...admin, team: 1 });
    expect(refused).toMatchObject({ status: 400, code: "-1" });
    expect(refused.fieldErrors?.map((one) => one.field)).toEqual([field]);
  });

  test("nobody without the token, and nobody at all where none is set", async () => {
    const closed = await createTestOperator();
    const tries = [
      [operator, {}],
      [operator, { headers: { authorization: "Bearer something else" } }],
      [closed, admin],
      [closed, { headers: { authorization: "Bearer " } }],
    ] as const;
    for (const [at, as] of tries) expect(await at.fails(saveMatch, { params, body }, as)).toMatchObject({ status: 403, code: "-1" });
    await closed.stop();
  });
});

test("once the season is over there is nothing ahead, and its matches stay for the history of usage", async () => {
  operator.clock.advance({ days: 250 });
  expect(await operator.call(matches, NEXT, { team: 2 })).toHaveLength(1);
  expect(await operator.call(matches, {}, { team: 2 })).toHaveLength(34);
});
