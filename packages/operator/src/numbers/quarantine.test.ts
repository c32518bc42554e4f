import { randomUUID } from "node:crypto";
import { myOptions, phoneInfo, phoneRegistries, phoneReserve } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clubOf } from "../base/clubs/clubs.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";
import { simReplacements } from "../db/schema/line-care.ts";
import { sims } from "../db/schema/lines.ts";
import { reservations } from "../db/schema/numbers.ts";
import { registryIdOf, SEED_NUMBERS } from "./seed-numbers.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { demoFan } from "../testing/lines.ts";
import { endLine } from "../line-life/end-line.ts";
import { orderReplacement } from "../lines/sims/actions.ts";
import { ownLine } from "../lines/own-line.ts";
import { users } from "../db/schema/users.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const cart = () => ({ cart: randomUUID() });

describe("choosing a special number", () => {
  const search = (query: object) => operator.call(phoneRegistries, { query });

  const MEANINGS = [
    ["1", "Team", /\d{2}$/],
    ["2", "City", /(34|06|61)$/],
    ["3", "BirthDate", /0[1-9](0[1-9]|1[0-2])$/],
    ["4", "Repeat", /(\d)\1$|(\d)(\d)(\d)\4\3\2$/],
    ["5", "ImportantDate", /(0101|0105|0310)$/],
  ] as const;
  const CLUBS = SEED_TEAMS.flatMap(({ id: team }) => MEANINGS.map((meaning) => [team, ...meaning] as const));

  test.each(CLUBS)("club %i, keyword type %s, %s: finds all of these and nothing else", async (team, keywordType, _name, ends) => {
    const meant = SEED_NUMBERS.filter((number) => number.keywordType === Number(keywordType));
    // A club offers its own founding year and no rival's.
    const all = keywordType === "1" ? meant.filter(({ msisdn }) => clubOf(team).endings.some((ending) => msisdn.endsWith(ending))) : meant;
    const query = { kind: "private" as const, keywordType };
    const found = [];
    for (let page = 1; found.length < all.length && page < 20; page++) {
      found.push(...(await operator.call(phoneRegistries, { query: { ...query, page: String(page) } }, { team })));
    }
    expect(found.length).toBeGreaterThan(1);
    expect(found.map(({ msisdn }) => msisdn).toSorted()).toEqual(all.map(({ msisdn }) => msisdn).toSorted());
    for (const number of found) {
      expect(number).toMatchObject({ kind: "private", keywordType: Number(keywordType) });
      expect(number.msisdn).toMatch(ends);
    }
    // Also without the filter for special numbers, the type returns only special ones.
    const anywhere = await operator.call(phoneRegistries, { query: { keywordType } }, { team });
    expect(anywhere.every((number) => number.kind === "private")).toBe(true);
  });

  test("none of these is an ordinary number, and an ordinary one is no special one", async () => {
    const ordinary = await search({ keywordType: "0" });
    expect(ordinary).toHaveLength(12);
    expect(ordinary.every(({ kind, fee }) => kind === "general" && fee.amount === 0)).toBe(true);
    expect(await operator.fails(phoneRegistries, { query: { kind: "private", keywordType: "0" } })).toMatchObject({
      status: 404,
      code: "1105",
    });
    expect(await operator.fails(phoneRegistries, { query: { keywordType: "6" } })).toMatchObject({ status: 400 });
  });

  test("digit by digit, where an x is any; the cheapest first, page after page", async () => {
    expect((await search({ kind: "private", digits: "xx67" })).every(({ msisdn }) => msisdn.includes("67"))).toBe(true);
    const pages = [];
    for (const page of ["1", "2"]) pages.push(...(await search({ kind: "private", page })));
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    const fees = pages.map(({ fee }) => fee.amount);
    expect(fees).toEqual(fees.toSorted((a, b) => a - b));
    expect(await operator.call(phoneRegistries, { query: { kind: "private", page: "999" } })).toEqual([]);
  });

  test("at random another choice each time, of the same kind", async () => {
    const draws = await Promise.all(Array.from({ length: 5 }, () => search({ kind: "general", random: "true" })));
    expect(new Set(draws.map((draw) => draw.map(({ id }) => id).join())).size).toBeGreaterThan(1);
    expect(draws.flat().every(({ kind }) => kind === "general")).toBe(true);
  });
});

test("a hold that has run out is free for the next, and the sweep writes it down", async () => {
  const id = "n1713920041";
  await operator.call(phoneReserve, { params: { id }, body: {} }, cart());
  expect(await operator.fails(phoneReserve, { params: { id }, body: {} }, cart())).toMatchObject({ status: 409, code: "1108" });
  operator.clock.advance({ minutes: 21 });
  const held = () =>
    operator.deps.db
      .select()
      .from(reservations)
      .where(and(eq(reservations.registryId, id), eq(reservations.state, "held")));
  expect(await held()).toHaveLength(1);
  await operator.runRecurring("cleanUp");
  expect(await held()).toEqual([]);
  expect(await operator.call(phoneReserve, { params: { id }, body: {} }, cart())).toMatchObject({ extended: false });
});

test("the number of a line that ended rests for 90 days, then somebody else may have it; SIM and packs end with the line", async () => {
  const { lineId, msisdn, as } = await demoFan(operator, 3);
  const { db } = operator.deps;
  const id = registryIdOf(msisdn);
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.teamId, 3), eq(users.phone, msisdn)));
  if (!user) throw new Error("no fan");
  const { line, tariff } = await ownLine(db, lineId, { teamId: 3, userId: user.id });
  await orderReplacement({ deps: operator.deps, db, line }, user, tariff.simTypes, { simType: "physical", reason: "defect" });
  await operator.runJobs();
  const today = germanDay(operator.deps.clock.nowMs());
  for (let i = 0; i < 2; i++) await db.transaction((tx) => endLine(operator.deps, tx, lineId, today));
  await operator.runJobs();
  expect((await db.select().from(sims).where(eq(sims.lineId, lineId))).map(({ state }) => state)).toEqual(["ended", "ended"]);
  expect((await db.select().from(simReplacements)).map(({ state }) => state)).toEqual(["failed"]);
  expect(await operator.fails(myOptions, undefined, as)).toMatchObject({ code: "1023" });

  const digits = msisdn.replace("+49", "0");
  const resting = async () => {
    expect(await operator.fails(phoneRegistries, { query: { digits } })).toMatchObject({ code: "1104" });
    expect(await operator.fails(phoneInfo, { params: { id } })).toMatchObject({ status: 404, code: "1104" });
    expect(await operator.fails(phoneReserve, { params: { id }, body: {} }, cart())).toMatchObject({ code: "1104" });
  };
  await resting();
  operator.clock.advance({ days: 89, hours: 23 });
  await resting();
  operator.clock.advance({ hours: 1 });
  expect(await operator.call(phoneRegistries, { query: { digits } })).toMatchObject([{ id }]);
  expect(await operator.call(phoneReserve, { params: { id }, body: {} }, cart())).toMatchObject({ extended: false });
  expect(await operator.call(phoneInfo, { params: { id } })).toMatchObject({ state: "held" });
});
