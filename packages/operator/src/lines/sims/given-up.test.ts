import { lineEsim, simActivate, simBlock, simReplace } from "@tribun/api-client/contract";
import { HOUR_MS, MINUTE_MS } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { charges } from "../../db/schema/billing.ts";
import { supportMessages } from "../../db/schema/fan-service.ts";
import { simReplacements } from "../../db/schema/line-care.ts";
import { lines, sims } from "../../db/schema/lines.ts";
import { messages, outbox } from "../../db/schema/operations.ts";
import { ProviderError } from "../../base/provider-error.ts";
import { writeParty } from "../../sandbox/parties.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { DEMO_PROOF, type DemoFan, demoFan } from "../../testing/lines.ts";
import { endLine } from "../../line-life/end-line.ts";
import { configureLine } from "./network.ts";
import { tellNumber } from "./number.ts";

let operator: TestOperator;
let fan: DemoFan;
let params: { id: string };
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
  fan = await demoFan(operator);
  params = { id: fan.lineId };
});
afterEach(async () => {
  vi.restoreAllMocks();
  await operator.stop();
});

const db = () => operator.deps.db;
const tickets = async () => (await db().select().from(supportMessages)).map(({ reference, message }) => `${reference} ${message}`);
const subjects = async () => (await db().select().from(messages)).map(({ subject }) => subject ?? "");
const told = async (text: string) => (await subjects()).filter((subject) => subject.includes(text)).length;
const refuse = (call: "block" | "unblock" | "replace" | "configure" | "setNumber") =>
  vi.spyOn(operator.deps.providers.sim, call).mockRejectedValue(new ProviderError("sim", call, { fault: "status", status: 422 }));
const later = async (ms: number) => {
  operator.clock.advance({ seconds: ms / 1000 });
  await operator.runJobs();
};

describe("a block", () => {
  test("that the platform does not carry out is no secret, is tried until it is, and is confirmed then", async () => {
    await writeParty(db(), { party: "sim", mode: "fail" });
    await operator.call(simBlock, { params, body: { reason: "stolen" } }, fan.as);
    for (let i = 0; i < 2 * 6; i++) await later(10 * MINUTE_MS);
    expect(await tickets()).toEqual([expect.stringMatching(/^sim\.sync:89\d+ Dringend/)]);
    expect(await told("noch nicht gesperrt (T-")).toBe(1);
    for (let i = 0; i < 30; i++) await later(HOUR_MS);
    const block = vi.spyOn(operator.deps.providers.sim, "block");
    await writeParty(db(), { party: "sim", mode: "normal" });
    await later(10 * MINUTE_MS);
    expect(block).toHaveBeenCalledTimes(1);
    await later(15 * MINUTE_MS);
    expect(await told("ist gesperrt")).toBe(2);
    expect(await tickets()).toHaveLength(1);
    await later(HOUR_MS);
    expect(await told("ist gesperrt")).toBe(2);
  });

  test("that was given up goes to people, and to the platform again when the fan asks again", async () => {
    const block = refuse("block");
    await operator.call(simBlock, { params, body: { reason: "stolen" } }, fan.as);
    await operator.runJobs();
    await later(HOUR_MS);
    expect(block).toHaveBeenCalledTimes(1);
    expect([(await tickets()).length, await told("noch nicht gesperrt (T-")]).toEqual([1, 1]);
    block.mockRestore();
    const again = vi.spyOn(operator.deps.providers.sim, "block");
    await operator.call(simBlock, { params, body: { reason: "stolen" } }, fan.as);
    await operator.runJobs();
    expect(again).toHaveBeenCalledTimes(1);
    expect(await told("ist gesperrt")).toBe(1);
  });
});

describe("a replacement that cannot be put to work", () => {
  const states = async () => (await db().select().from(simReplacements)).map(({ state }) => state).toSorted();

  test("is void after a week of trying, its fan knows, and can have another one", async () => {
    const replace = vi.spyOn(operator.deps.providers.sim, "replace").mockRejectedValue(new Error("down"));
    await operator.call(simReplace, { params, body: { simType: "esim", reason: "lost", ...DEMO_PROOF } }, fan.as);
    for (let i = 0; i < 7 * 24; i++) await later(HOUR_MS);
    expect(await states()).toEqual(["shipped"]);
    for (let i = 0; i < 24; i++) await later(HOUR_MS);
    expect(await states()).toEqual(["failed"]);
    expect(await tickets()).toEqual([expect.stringMatching(/^sim\.switch:/)]);
    expect(await told("nicht in Betrieb nehmen")).toBe(1);
    replace.mockRestore();
    const { as } = await demoFan(operator);
    await operator.call(simReplace, { params, body: { simType: "esim", reason: "lost", ...DEMO_PROOF } }, as);
    await operator.runJobs();
    expect(await states()).toEqual(["done", "failed"]);
    const [working] = await db()
      .select()
      .from(sims)
      .where(and(eq(sims.lineId, fan.lineId), eq(sims.state, "active")));
    expect(await operator.call(lineEsim, { params }, as)).toMatchObject({ state: "ready" });
    expect(working).toBeDefined();
  });

  test("costs nothing where it was a card", async () => {
    await operator.call(simReplace, { params, body: { simType: "physical", reason: "newDevice", ...DEMO_PROOF } }, fan.as);
    await operator.runJobs();
    const [row] = await db().select().from(simReplacements);
    refuse("replace");
    await operator.call(simActivate, { params, body: { iccid: row?.newIccid ?? "", ...DEMO_PROOF } }, fan.as);
    await operator.runJobs();
    expect(await states()).toEqual(["failed"]);
    expect((await db().select().from(charges)).map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([-999, 999]);
    expect(await operator.fails(simActivate, { params, body: { iccid: row?.newIccid ?? "", ...DEMO_PROOF } }, fan.as)).toMatchObject({
      code: "1110",
    });
  });
});

test("a card that never came is void and paid back once another one is ordered, and not before it is late", async () => {
  const wish = { params, body: { simType: "physical" as const, reason: "defect" as const, ...DEMO_PROOF } };
  await operator.call(simReplace, wish, fan.as);
  await operator.runJobs();
  const [lost] = await db().select().from(simReplacements);
  expect(lost?.expectedTo).toBe("2026-11-06");
  operator.clock.advance({ days: 6 });
  const { as } = await demoFan(operator);
  expect(await operator.fails(simReplace, wish, as)).toMatchObject({ status: 409, reason: "sim.replacementOpen" });
  operator.clock.advance({ days: 1 });
  const late = await demoFan(operator);
  await operator.call(simReplace, wish, late.as);
  await operator.runJobs();
  expect((await db().select().from(simReplacements)).map(({ state }) => state).toSorted()).toEqual(["failed", "shipped"]);
  expect((await db().select().from(charges)).map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([-999, 999, 999]);
  const iccid = lost?.newIccid ?? "";
  expect(await operator.fails(simActivate, { params, body: { iccid, ...DEMO_PROOF } }, late.as)).toMatchObject({ code: "1110" });
});

test("what the platform refuses for a line goes to people once, and to its fan where it is the fan's matter", async () => {
  for (const call of ["configure", "setNumber", "block"] as const) refuse(call);
  await db().transaction(async (tx) => {
    await tellNumber(operator.deps, tx, fan.lineId);
    for (let i = 0; i < 3; i++) await configureLine(operator.deps, tx, fan.lineId);
  });
  await operator.runJobs();
  await db().transaction((tx) => endLine(operator.deps, tx, fan.lineId, "2026-11-03"));
  await operator.runJobs();
  expect((await tickets()).map((ticket) => ticket.split(":")[0] ?? "").toSorted()).toEqual([
    "line.configure",
    "line.number",
    "line.takeOff",
  ]);
  expect([await told("trägt die Nummer"), await told("gilt im Netz noch nicht")]).toEqual([1, 1]);
  expect(await db().$count(outbox, and(isNull(outbox.doneAt), isNull(outbox.failedAt), eq(outbox.kind, "line.takeOff")))).toBe(0);
  expect(await db().$count(lines, eq(lines.id, fan.lineId))).toBe(1);
});
