import { addPaymentMethod, myOptions, optionIntent, optionStart, saveMatch, simBlock } from "@tribun/api-client/contract";
import { and, eq, like } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lines } from "../db/schema/lines.ts";
import { matches } from "../db/schema/matches.ts";
import { messages } from "../db/schema/operations.ts";
import { refunds } from "../db/schema/payments.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { type DemoFan, demoFan } from "../testing/lines.ts";

const TOKEN = "an admin token of the tests, long enough for it";
/** The tests begin on 3 November 2026 at noon. */
const KICK_OFF = "2026-11-03T18:00:00.000Z";
const MATCH = "derby";

let operator: TestOperator;
let fan: DemoFan;
let paymentMethodId: string;
const play = (more: object = {}, id = MATCH) => {
  const body = { round: 12, opponent: "Yakamoz SK", venue: "home" as const, kickOff: KICK_OFF, state: "scheduled" as const, ...more };
  return operator.call(saveMatch, { params: { id }, body }, { headers: { authorization: `Bearer ${TOKEN}` }, team: 1 });
};
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100", ADMIN_TOKEN: TOKEN } });
  fan = await demoFan(operator);
  paymentMethodId = (await operator.call(addPaymentMethod, { body: { type: "card", token: "tok_visa" } }, fan.as)).id;
  await operator.deps.db.delete(matches);
  await play();
});
afterEach(() => operator.stop());

async function settle(): Promise<void> {
  for (let i = 0; i < 4; i++) {
    operator.clock.advance({ seconds: 1 });
    await operator.runJobs();
  }
}
const wish = (more: object = {}) => ({
  params: { id: "derbi-24" },
  body: { lineId: fan.lineId, paymentVersion: 2 as const, earlyStart: true, matchId: MATCH, paymentMethodId, ...more },
});
async function buy(more: object = {}) {
  await operator.call(optionIntent, wish(more), fan.as);
  await settle();
}
const mine = () => operator.call(myOptions, undefined, fan.as);
const mails = (subject: string) =>
  operator.deps.db
    .select()
    .from(messages)
    .where(and(eq(messages.channel, "mail"), like(messages.subject, subject)));

describe("a pack that is bought for a match", () => {
  test("begins half an hour before its kick-off and lasts past the last whistle", async () => {
    await buy();
    expect(await mine()).toMatchObject([
      { state: "scheduled", startedAt: "2026-11-03T17:30:00.000Z", endsAt: "2026-11-04T17:30:00.000Z", remaining: { dataMb: -1 } },
    ]);
    operator.clock.advance({ hours: 6, minutes: 31 });
    await operator.runJobs();
    expect(await mine()).toMatchObject([{ state: "active" }]);
  });

  test("begins at once while the match runs", async () => {
    operator.clock.advance({ hours: 7 });
    await buy();
    expect(await mine()).toMatchObject([{ state: "active" }]);
  });

  test.each([
    ["is over", { kickOff: "2026-11-03T08:00:00.000Z" }],
    ["is postponed", { state: "postponed" }],
  ])("is not sold for one that %s", async (_, more) => {
    await play(more);
    expect(await operator.fails(optionIntent, wish(), fan.as)).toMatchObject({ status: 409, reason: "option.match" });
  });

  test("is not sold without the wish to begin early, nor for a match that is none", async () => {
    for (const wrong of [{ earlyStart: false }, { matchId: "none" }])
      expect(await operator.fails(optionIntent, wish(wrong), fan.as)).toMatchObject({ status: 409, reason: "option.match" });
  });

  test("is not sold twice, nor beside one that runs anyway", async () => {
    await buy();
    for (const other of [{}, { matchId: undefined }])
      expect(await operator.fails(optionIntent, wish(other), fan.as)).toMatchObject({ status: 409, reason: "option.running" });
  });

  test("is not sold while the fan's own block is on the SIM", async () => {
    await operator.call(simBlock, { params: { id: fan.lineId }, body: {} }, fan.as);
    expect(await operator.fails(optionIntent, wish(), fan.as)).toMatchObject({ status: 409, reason: "sim.blockedByFan" });
  });

  test.each([
    ["earlier", "2026-11-03T16:00:00.000Z", "2026-11-03T15:30:00.000Z"],
    ["later", "2026-11-05T18:00:00.000Z", "2026-11-05T17:30:00.000Z"],
  ])("follows a match that is moved to be %s", async (_, kickOff, startedAt) => {
    await buy();
    await play({ kickOff });
    await settle();
    expect(await mine()).toMatchObject([{ state: "scheduled", startedAt }]);
    operator.clock.advance({ hours: (Date.parse(startedAt) - operator.deps.clock.now().getTime()) / 3_600_000 });
    await settle();
    fan = await demoFan(operator);
    expect(await mine()).toMatchObject([{ state: "active", remaining: { dataMb: -1 } }]);
  });

  test("ends with all of its price on the way back once the match is called off", async () => {
    await buy();
    await play({ state: "cancelled" });
    await settle();
    expect(await mine()).toEqual([]);
    expect(await operator.deps.db.select().from(refunds)).toMatchObject([{ amountCents: 299, reason: "matchOff" }]);
    expect(await mails("Das Spiel fällt aus%")).toHaveLength(1);
    expect(await mails("Dein Geld für%")).toEqual([]);
  });
});

describe("a pack that waits", () => {
  const start = async () => {
    const [pack] = await mine();
    return { params: { id: pack?.id ?? "" }, body: { earlyStart: true as const } };
  };

  test("begins when its fan asks for it after all, and a mail confirms that", async () => {
    await buy({ earlyStart: false, matchId: undefined });
    expect(await mine()).toMatchObject([{ state: "scheduled" }]);
    operator.clock.advance({ hours: 3 });
    const begun = await operator.call(optionStart, await start(), fan.as);
    const now = operator.deps.clock.now().getTime();
    expect(begun).toMatchObject({
      state: "active",
      startedAt: new Date(now).toISOString(),
      endsAt: new Date(now + 86_400_000).toISOString(),
    });
    await settle();
    expect((await mails("Derbi 24 h läuft%"))[0]?.body).toContain("zahlst du dann den anteiligen Preis");
    operator.clock.advance({ hours: 24 });
    await settle();
    expect(await operator.call(myOptions, undefined, (await demoFan(operator)).as)).toEqual([]);
  });

  test("does not begin where it would miss the match it was bought for, nor twice", async () => {
    await play({ kickOff: "2026-11-05T18:00:00.000Z" });
    await buy();
    expect(await operator.fails(optionStart, await start(), fan.as)).toMatchObject({ status: 409, reason: "option.match" });
    operator.clock.advance({ hours: 40 });
    fan = await demoFan(operator);
    await operator.call(optionStart, await start(), fan.as);
    expect(await operator.fails(optionStart, await start(), fan.as)).toMatchObject({ status: 409, reason: "pack.active" });
  });

  test("does not begin on a line that is blocked", async () => {
    await buy();
    const wanted = await start();
    await operator.deps.db.update(lines).set({ state: "blocked" }).where(eq(lines.id, fan.lineId));
    expect(await operator.fails(optionStart, wanted, fan.as)).toMatchObject({ code: "1023", reason: "line.blocked" });
  });
});
