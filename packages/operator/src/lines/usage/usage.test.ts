import { DAY_MS } from "@tribun/domain";
import { randomUUID } from "node:crypto";
import { lineNotices, myLines } from "@tribun/api-client/contract";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { charges } from "../../db/schema/billing.ts";
import { usagePeriods } from "../../db/schema/line-care.ts";
import { lines, usage } from "../../db/schema/lines.ts";
import { messages } from "../../db/schema/operations.ts";
import { allowances } from "../../db/schema/packs.ts";
import { readProfile } from "../../sandbox/providers/sim-settings.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { type DemoFan, demoFan } from "../../testing/lines.ts";
import { addBonus } from "./bonus.ts";
import { recordUsage } from "./record.ts";
import type { UsageRecord } from "./usage-record.ts";
import { rollOver } from "./roll-over.ts";
import { sweep } from "@tribun/vitest-config/sweep";

let operator: TestOperator;
let fan: DemoFan;
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
  fan = await demoFan(operator);
});
afterEach(() => operator.stop());

const db = () => operator.deps.db;
const record = (more: Partial<UsageRecord>) =>
  db().transaction((tx) =>
    recordUsage(operator.deps, tx, { id: randomUUID(), lineId: fan.lineId, kind: "data", zone: "de", amount: 0, ...more }),
  );
const line = async () => {
  const [first] = await operator.call(myLines, undefined, fan.as);
  if (!first) throw new Error("no line");
  return first;
};
/** Advances the clock and signs in again, because a session lasts 12 hours. */
const later = async (by: Parameters<typeof operator.clock.advance>[0]) => {
  operator.clock.advance(by);
  fan = await demoFan(operator);
};
const usageOfPeriod = (lineId: string, period: string) =>
  db()
    .select()
    .from(usagePeriods)
    .where(and(eq(usagePeriods.lineId, lineId), eq(usagePeriods.period, period)));
const used = async (kind: string, zone: string) => (await line()).usage.find((row) => row.kind === kind && row.zone === zone)?.used;
const sms = async () => (await db().select().from(messages).where(eq(messages.recipient, fan.msisdn))).map(({ body }) => body);
const bonus = (gb: number, days: number, sourceId: string = randomUUID()) =>
  addBonus(operator.deps, db(), {
    lineId: fan.lineId,
    gb,
    name: { de: "Elfmeter-Bonus", tr: "Penaltı bonusu" },
    endsAt: new Date(operator.deps.clock.nowMs() + days * DAY_MS),
    sourceId,
  });

describe("what is used", () => {
  test("comes out of the tariff, is as of now, and counts once per record", async () => {
    operator.clock.advance({ hours: 1 });
    const id = randomUUID();
    expect(await record({ id, amount: 2 })).toEqual({ known: false, over: 0 });
    expect(await record({ id, amount: 2 })).toEqual({ known: true, over: 0 });
    const { remainingGb, usage: rows } = await line();
    expect(remainingGb).toBe(9.8);
    expect(new Set(rows.map(({ asOf }) => asOf))).toEqual(new Set([operator.deps.clock.now().toISOString()]));
  });

  test("a bonus that ends soon pays before the month's volume, and is given once", async () => {
    expect([await bonus(1, 7, "reward:1"), await bonus(1, 7, "reward:1")]).toEqual([true, false]);
    expect((await line()).remainingGb).toBe(12.8);
    await record({ amount: 1.5 });
    expect(await used("data", "de")).toBeCloseTo(13.7);
    expect((await line()).allowances).toMatchObject([{ source: "bonus", name: "Elfmeter-Bonus", used: 1, total: 1 }]);
    await later({ days: 7 });
    expect((await line()).allowances).toEqual([]);
  });

  test("in the EU it also comes out of the volume at home, and the tariff's share for the EU ends it", async () => {
    expect(await record({ zone: "eu", amount: 30 })).toMatchObject({ over: 30 - 11.8 });
    expect(await used("data", "eu")).toBeCloseTo(13.2);
    expect((await line()).remainingGb).toBe(0);
    await bonus(20, 7);
    const { over } = await record({ zone: "eu", amount: 30 });
    expect(over).toBeCloseTo(30 - (23 - 13.2));
    expect((await line()).remainingGb).toBeCloseTo(20 - (23 - 13.2));
  });

  test("minutes to Türkiye have an end, those at home none", async () => {
    expect(await record({ kind: "voice", zone: "tr", amount: 70 })).toMatchObject({ over: 11 });
    expect(await record({ kind: "voice", amount: 500 })).toMatchObject({ over: 0 });
    expect([await used("voice", "tr"), await used("voice", "de")]).toEqual([100, 712]);
    expect(await record({ kind: "data", zone: "chuk", amount: 1 })).toMatchObject({ over: 1 });
  });

  test("whatever is used in whatever order, nothing falls below zero or rises above its total", async () => {
    await bonus(3, 5);
    const records = fc.array(
      fc.record({
        kind: fc.constantFrom("data" as const, "voice" as const, "sms" as const),
        zone: fc.constantFrom("de" as const, "eu" as const, "tr" as const, "chuk" as const),
        amount: fc.double({ min: 0, max: 9, noNaN: true }),
      }),
      { maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(records, async (list) => {
        for (const one of list) await record(one);
        const rows = [...(await db().select().from(usage)), ...(await db().select().from(allowances))];
        for (const row of rows) {
          expect(row.used).toBeGreaterThanOrEqual(0);
          if (row.total >= 0) expect(row.used).toBeLessThanOrEqual(row.total);
        }
      }),
      { numRuns: sweep(5, 15) },
    );
  });
});

describe("notices and speed", () => {
  test("80 % is told once, the end too; the network slows down, and speeds up with more volume", async () => {
    await record({ amount: 7 });
    await record({ amount: 1 });
    await operator.runJobs();
    expect(await sms()).toHaveLength(1);
    expect((await sms())[0]).toContain("80 % deines Datenvolumens in Tribün M");
    await record({ amount: 10 });
    await operator.runJobs();
    expect((await sms()).some((text) => text.includes("64 kbit/s"))).toBe(true);
    expect(await line()).toMatchObject({ throttled: true, remainingGb: 0 });
    expect(await readProfile(db(), fan.msisdn)).toMatchObject({ dataKbps: 64, roamingDataBlocked: false });
    await bonus(1, 7);
    await operator.runJobs();
    expect(await line()).toMatchObject({ throttled: false, remainingGb: 1 });
    expect(await readProfile(db(), fan.msisdn)).not.toHaveProperty("dataKbps");
    await record({ amount: 2 });
    await operator.runJobs();
    expect(await sms()).toHaveLength(3);
  });

  test("a fan who switched the notice off is not told at 80 %, but at the end", async () => {
    await operator.call(lineNotices, { params: { id: fan.lineId }, body: { usageNotice: false } }, fan.as);
    await record({ amount: 20 });
    await operator.runJobs();
    expect(await sms()).toHaveLength(1);
    expect((await sms())[0]).toContain("ist verbraucht");
  });
});

describe("the month", () => {
  test("begins on the first in Germany: what was used is kept for the invoice, the volume is fresh", async () => {
    await record({ amount: 11.8 });
    await later({ days: 27, hours: 11, minutes: 59 });
    expect((await line()).remainingGb).toBe(0);
    expect(operator.deps.clock.now().toISOString()).toBe("2026-11-30T22:59:00.000Z");
    operator.clock.advance({ minutes: 1 });
    // Even before the job has run, the fan does not see last month's numbers.
    expect(await line()).toMatchObject({ remainingGb: 25, throttled: false, renewalDate: "2027-01-01" });
    expect(await usageOfPeriod(fan.lineId, "2026-11")).toEqual([]);
    await operator.runRecurring("usage.rollOver");
    await operator.runJobs();
    expect(await usageOfPeriod(fan.lineId, "2026-11")).toHaveLength(5);
    expect((await usageOfPeriod(fan.lineId, "2026-11")).find(({ kind, zone }) => kind === "data" && zone === "de")).toMatchObject({
      used: 25,
      total: 25,
    });
    expect(await used("data", "de")).toBe(0);
    expect(await readProfile(db(), fan.msisdn)).not.toHaveProperty("dataKbps");
  });

  test("twice begins once, and use that came first is not lost", async () => {
    await later({ days: 30 });
    await record({ amount: 4 });
    const [row] = await db().select().from(lines).where(eq(lines.id, fan.lineId));
    if (!row) throw new Error("no line");
    expect(await rollOver(db(), row, operator.deps.clock.now())).toBe(false);
    await operator.runRecurring("usage.rollOver");
    await operator.runRecurring("usage.rollOver");
    await operator.runJobs();
    expect(await used("data", "de")).toBe(4);
    expect(await usageOfPeriod(fan.lineId, "2026-11")).toHaveLength(5);
  });
});

test("what a foreign network tells after the month's end counts for that month's invoice, not for the new volume", async () => {
  const at = operator.deps.clock.now();
  await later({ days: 30 });
  await record({ at, zone: "eu", amount: 2, roamingCents: undefined });
  await record({ at, kind: "voice", zone: "tr", amount: 500 });
  await record({ at, zone: "tr", amount: 0, roamingCents: 7000 });
  expect(await line()).toMatchObject({ remainingGb: 25 });
  const past = await usageOfPeriod(fan.lineId, "2026-11");
  const usedThen = (kind: string, zone: string) => past.find((row) => row.kind === kind && row.zone === zone)?.used;
  expect([usedThen("data", "de"), usedThen("data", "eu"), usedThen("voice", "tr")]).toEqual([
    expect.closeTo(15.2),
    expect.closeTo(3.4),
    100,
  ]);
  expect((await db().select().from(charges)).filter(({ kind }) => kind === "roamingData")).toMatchObject([{ amountCents: 5950, at }]);
  await operator.runJobs();
  expect(await sms()).toEqual([]);
  expect(await readProfile(db(), fan.msisdn)).toMatchObject({ roamingDataBlocked: false });
});

describe("the sandbox", () => {
  const post = (path: string, body: unknown) =>
    operator.request(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });

  test("lets a tester use a line up, by API and by form", async () => {
    const answer = await post("/sandbox/api/usage", { msisdn: fan.msisdn, dataGb: 1.8, minutes: 3, sms: 2 });
    expect(await answer.json()).toEqual({ over: { data: 0, voice: 0, sms: 0 } });
    const form = await operator.request("/sandbox/usage", {
      method: "POST",
      body: new URLSearchParams({ msisdn: "0171 3920010", zone: "de", dataGb: "1,5" }),
    });
    expect(form.status).toBe(303);
    expect((await line()).remainingGb).toBe(8.5);
    expect((await post("/sandbox/api/usage", { msisdn: "+491713920099", dataGb: 1 })).status).toBe(404);
    expect((await post("/sandbox/api/usage", { msisdn: fan.msisdn, dataGb: -1 })).status).toBe(400);
    expect(await (await operator.request("/sandbox")).text()).toContain("Use up");
  });
});
