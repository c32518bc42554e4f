import { lineBlocks, lineCostShield, lineEvn, lineNotices, lineSettingsRead, ping } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lines } from "../../db/schema/lines.ts";
import { lineSettings } from "../../db/schema/line-care.ts";
import { users } from "../../db/schema/users.ts";
import { readProfile } from "../../sandbox/providers/sim-settings.ts";
import { newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { type DemoFan, demoFan } from "../../testing/lines.ts";

let operator: TestOperator;
let fan: DemoFan;
let params: { id: string };
beforeEach(async () => {
  operator = await createTestOperator();
  fan = await demoFan(operator);
  params = { id: fan.lineId };
});
afterEach(() => operator.stop());

test("before anything was set: notice on, cap at 59.50 €, no blocks, no itemised bill", async () => {
  const settings = await operator.call(lineSettingsRead, { params }, fan.as);
  expect(settings).toMatchObject({
    usageNotice: true,
    blocks: { premiumNumbers: false, thirdPartyBilling: false, roamingData: false },
    evn: { mode: "off" },
    costShield: { enabled: true, cap: { amount: 5950 }, spent: { amount: 0 }, state: "open" },
  });
  expect(settings.evn.declaration).toContain("Haushalt");
});

test("every change is told to the fan's other devices, and reading is none", async () => {
  const revision = async () => (await operator.call(ping, undefined, fan.as)).revision;
  await operator.runJobs();
  const before = await revision();
  await operator.call(lineSettingsRead, { params }, fan.as);
  expect(await revision()).toBe(before);
  await operator.call(lineCostShield, { params, body: { enabled: false } }, fan.as);
  const capped = await revision();
  expect(capped).toBeGreaterThan(before);
  await operator.call(lineNotices, { params, body: { usageNotice: false } }, fan.as);
  expect(await revision()).toBeGreaterThan(capped);
});

test("a child's line blocks premium numbers from the start", async () => {
  await operator.deps.db.update(lines).set({ tariffId: "yildiz-5" }).where(eq(lines.id, fan.lineId));
  expect((await operator.call(lineSettingsRead, { params }, fan.as)).blocks.premiumNumbers).toBe(true);
});

test("the itemised bill needs the declaration, begins now, and keeps the words that were shown", async () => {
  for (const body of [{ mode: "full" }, { mode: "full", declaration: false }]) {
    expect((await operator.fails(lineEvn, { params, body }, fan.as)).fieldErrors).toEqual([
      { field: "declaration", rule: "evn.declaration" },
    ]);
  }
  expect(await operator.fails(lineEvn, { params, body: { mode: "everything", declaration: true } }, fan.as)).toMatchObject({ status: 400 });
  const on = await operator.call(lineEvn, { params, body: { mode: "shortened", declaration: true } }, fan.as);
  expect(on.evn).toMatchObject({ mode: "shortened", since: operator.deps.clock.now().toISOString() });
  operator.clock.advance({ hours: 1 });
  const full = await operator.call(lineEvn, { params, body: { mode: "full", declaration: true } }, fan.as);
  expect(full.evn).toMatchObject({ mode: "full", since: on.evn.since });
  const [row] = await operator.deps.db.select().from(lineSettings);
  expect(row?.evnDeclaration).toBe(on.evn.declaration);
  expect((await operator.call(lineEvn, { params, body: { mode: "off" } }, fan.as)).evn.since).toBeUndefined();
});

test("who has declared in one language reads in the other what a change would keep", async () => {
  const as = { ...fan.as, language: 0 };
  await operator.call(lineEvn, { params, body: { mode: "shortened", declaration: true } }, fan.as);
  const { evn } = await operator.call(lineSettingsRead, { params }, as);
  expect(evn.declaration).toContain("beyan ederim");
  await operator.call(lineEvn, { params, body: { mode: "full", declaration: true } }, as);
  const [row] = await operator.deps.db.select().from(lineSettings);
  expect(row?.evnDeclaration).toBe(evn.declaration);
});

test("a business declares about staff and works council, in its language", async () => {
  await operator.deps.db.update(users).set({ customerType: "corporate" });
  expect((await operator.call(lineSettingsRead, { params }, fan.as)).evn.declaration).toContain("Betriebsrat");
  expect((await operator.call(lineSettingsRead, { params }, { ...fan.as, language: 0 })).evn.declaration).toContain("işyeri konseyinin");
});

test("blocks reach the network, each by itself", async () => {
  await operator.call(lineBlocks, { params, body: { premiumNumbers: true } }, fan.as);
  const both = await operator.call(lineBlocks, { params, body: { thirdPartyBilling: true } }, fan.as);
  expect(both.blocks).toEqual({ premiumNumbers: true, thirdPartyBilling: true, roamingData: false });
  await operator.runJobs();
  expect(await readProfile(operator.deps.db, fan.msisdn)).toMatchObject({ premiumBlocked: true, thirdPartyBlocked: true });
});

test("the cap can be raised, lowered and left; going on beyond it only once it is reached", async () => {
  const shield = (body: object) => operator.call(lineCostShield, { params, body }, fan.as);
  expect((await shield({ capCents: 10_000 })).costShield).toMatchObject({ cap: { amount: 10_000 }, state: "open" });
  expect((await shield({ enabled: false })).costShield).toMatchObject({ enabled: false, state: "off" });
  expect((await shield({ enabled: true })).costShield.cap.amount).toBe(10_000);
  expect(await operator.fails(lineCostShield, { params, body: { capCents: 1 } }, fan.as)).toMatchObject({ status: 400 });
  expect(await operator.fails(lineCostShield, { params, body: { continueThisMonth: true } }, fan.as)).toMatchObject({
    status: 409,
    reason: "costShield.notReached",
  });
});

test("somebody else's line is 403 and stays as it was; an ended one 409", async () => {
  const stranger = await demoFan(operator, 2);
  const { accessToken } = await newFan(operator);
  const calls = [
    [lineSettingsRead, undefined],
    [lineCostShield, { enabled: false }],
    [lineEvn, { mode: "full", declaration: true }],
    [lineBlocks, { premiumNumbers: true }],
    [lineNotices, { usageNotice: false }],
  ] as const;
  for (const [call, body] of calls) {
    for (const as of [stranger.as, { token: accessToken }]) {
      expect(await operator.fails(call, { params, ...(body && { body }) }, as), call.id).toMatchObject({ status: 403, code: "-1" });
    }
  }
  expect(await operator.deps.db.select().from(lineSettings)).toEqual([]);
  await operator.deps.db.update(lines).set({ state: "ended" }).where(eq(lines.id, fan.lineId));
  expect(await operator.fails(lineBlocks, { params, body: {} }, fan.as)).toMatchObject({ status: 409, reason: "line.ended" });
});
