import { randomUUID } from "node:crypto";
import {
  checkSim,
  lineEsim,
  linePuk,
  linePukByPassword,
  myLines,
  simActivate,
  simBlock,
  simReplace,
  simUnblock,
} from "@tribun/api-client/contract";
import { makeIccid, parseLpa } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { charges } from "../../db/schema/billing.ts";
import { simEvents, simReplacements } from "../../db/schema/line-care.ts";
import { lines, sims } from "../../db/schema/lines.ts";
import { messages } from "../../db/schema/operations.ts";
import { writeParty } from "../../sandbox/parties.ts";
import { newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { DEMO_PROOF, type DemoFan, demoFan } from "../../testing/lines.ts";
import { setOperatorBlock } from "./actions.ts";

let operator: TestOperator;
let fan: DemoFan;
let params: { id: string };
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
  fan = await demoFan(operator);
  params = { id: fan.lineId };
});
afterEach(() => operator.stop());

const db = () => operator.deps.db;
const EID = "89049999000000000000000000019012";
const states = async () => (await db().select().from(sims).where(eq(sims.lineId, fan.lineId))).map(({ state }) => state).toSorted();
const subjects = async () => (await db().select().from(messages)).map(({ subject }) => subject ?? "");
const line = async () => (await operator.call(myLines, undefined, (await demoFan(operator)).as))[0];
const post = (path: string, body: unknown) =>
  operator.request(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });

describe("the eSIM profile", () => {
  test("gives its code until a device has loaded it, then only when that was", async () => {
    await db().update(sims).set({ downloadedAt: null }).where(eq(sims.lineId, fan.lineId));
    const ready = await operator.call(lineEsim, { params }, fan.as);
    expect(ready).toMatchObject({ state: "ready", smdpAddress: "smdp.example.com" });
    expect(parseLpa(ready.lpa ?? "")).toEqual({ smdpAddress: ready.smdpAddress, matchingId: ready.matchingId });
    expect((await operator.call(lineEsim, { params }, fan.as)).lpa).toBe(ready.lpa);
    expect((await post("/sandbox/api/sim", { lineId: fan.lineId, downloaded: true })).status).toBe(200);
    const spent = await operator.call(lineEsim, { params }, fan.as);
    expect(spent).toEqual({ state: "downloaded", iccidMasked: ready.iccidMasked, downloadedAt: operator.deps.clock.now().toISOString() });
    expect((await line())?.sim.downloadedAt).toBe(spent.downloadedAt);
  });

  test("a card has none", async () => {
    await db().update(sims).set({ type: "physical", smdpAddress: null, matchingId: null }).where(eq(sims.lineId, fan.lineId));
    expect(await operator.fails(lineEsim, { params }, fan.as)).toMatchObject({ status: 404, reason: "sim.noEsim" });
  });
});

describe("blocking", () => {
  test("works at once, twice is once, is told by mail, and is the fan's to end", async () => {
    expect(await operator.call(simBlock, { params, body: { reason: "lost" } }, fan.as)).toMatchObject({ state: "blockedByFan" });
    expect(await operator.call(simBlock, { params, body: {} }, fan.as)).toMatchObject({ state: "blockedByFan" });
    await operator.runJobs();
    expect((await subjects()).filter((subject) => subject.includes("ist gesperrt"))).toHaveLength(1);
    expect((await line())?.sim.state).toBe("blockedByFan");
    expect(await operator.call(simUnblock, { params, body: { ...DEMO_PROOF } }, fan.as)).toMatchObject({ state: "active" });
    expect(await operator.fails(simUnblock, { params, body: { ...DEMO_PROOF } }, fan.as)).toMatchObject({
      status: 409,
      reason: "sim.active",
    });
    expect((await db().select().from(simEvents)).map(({ event }) => event)).toEqual(["block", "unblock"]);
  });

  test("does not lift the operator's block, and an illegal step changes nothing", async () => {
    const [row] = await db().select().from(lines).where(eq(lines.id, fan.lineId));
    if (!row) throw new Error("no line");
    const operators = (blocked: boolean) => db().transaction((tx) => setOperatorBlock({ deps: operator.deps, db: tx, line: row }, blocked));
    await operators(true);
    expect(await operator.fails(simUnblock, { params, body: { ...DEMO_PROOF } }, fan.as)).toMatchObject({
      status: 409,
      reason: "sim.blockedByOperator",
    });
    expect(await operator.fails(simReplace, { params, body: { simType: "esim", reason: "defect", ...DEMO_PROOF } }, fan.as)).toMatchObject({
      status: 409,
      reason: "sim.blockedByOperator",
    });
    expect(await states()).toEqual(["blockedByOperator"]);
    await operator.call(simBlock, { params, body: {} }, fan.as);
    await operators(false);
    expect(await states()).toEqual(["blockedByFan"]);
  });

  test("the platform may be slow or down: it is told in the end, and ends where the fan left it", async () => {
    await writeParty(db(), { party: "sim", mode: "fail" });
    await operator.call(simBlock, { params, body: {} }, fan.as);
    await operator.runJobs();
    await operator.call(simUnblock, { params, body: { ...DEMO_PROOF } }, fan.as);
    await writeParty(db(), { party: "sim", mode: "slow" });
    for (let i = 0; i < 12; i++) {
      operator.clock.advance({ seconds: 5 });
      await operator.runJobs();
    }
    expect(await states()).toEqual(["active"]);
    await writeParty(db(), { party: "sim", mode: "normal" });
    operator.clock.advance({ hours: 2 });
    // The watch of the block finds it lifted.
    expect([await operator.runJobs(), await operator.runJobs()]).toEqual([1, 0]);
  });
});

describe("replacing", () => {
  test("an eSIM is free and works at once; the old one is void, and a lost one is blocked meanwhile", async () => {
    const before = await operator.call(lineEsim, { params }, fan.as);
    const key = randomUUID();
    const wish = {
      params,
      body: { simType: "esim" as const, reason: "lost" as const, eid: `${EID.slice(0, 16)} ${EID.slice(16)}`, ...DEMO_PROOF },
    };
    const [first, again] = await Promise.all([1, 2].map(() => operator.call(simReplace, wish, { ...fan.as, key })));
    expect(first).toMatchObject({ type: "esim", state: "ordered", fee: { amount: 0 } });
    expect(again?.id).toBe(first?.id);
    expect(await states()).toEqual(["blockedByFan"]);
    expect(await operator.fails(simReplace, wish, fan.as)).toMatchObject({ status: 409, reason: "sim.replacementOpen" });
    await operator.runJobs();
    expect(await states()).toEqual(["active", "replaced"]);
    const after = await operator.call(lineEsim, { params }, fan.as);
    expect(after.lpa).not.toBe(before.lpa);
    expect((await line())?.sim).toMatchObject({ type: "esim", state: "active", eid: EID });
    expect(await db().select().from(charges)).toEqual([]);
    expect(await subjects()).toContain("Zu 0171 39200 10 gehört jetzt deine neue SIM");
  });

  test("a card costs 9.99 on the next invoice and works once the fan has it", async () => {
    const ordered = await operator.call(simReplace, { params, body: { simType: "physical", reason: "newDevice", ...DEMO_PROOF } }, fan.as);
    expect(ordered.fee.amount).toBe(999);
    await operator.runJobs();
    expect((await line())?.sim).toMatchObject({
      type: "esim",
      state: "active",
      replacement: { state: "shipped", carrier: "Deutsche Post" },
    });
    expect(await db().select().from(charges)).toMatchObject([{ kind: "simReplacement", amountCents: 999, lineId: fan.lineId }]);
    const [row] = await db().select().from(simReplacements);
    const iccid = row?.newIccid ?? "";
    const spaced = iccid.replace(/(.{4})/g, "$1 ");
    expect(await operator.call(checkSim, { body: { iccid: spaced } }, fan.as)).toMatchObject({
      activatable: true,
      msisdn: fan.msisdn,
      simType: "physical",
    });
    for (const wrong of [makeIccid(77), "8949990000190700016"]) {
      expect(await operator.fails(simActivate, { params, body: { iccid: wrong, ...DEMO_PROOF } }, fan.as)).toMatchObject({
        status: 422,
        code: "1110",
      });
    }
    await operator.call(simActivate, { params, body: { iccid: spaced, ...DEMO_PROOF } }, fan.as);
    await operator.call(simActivate, { params, body: { iccid, ...DEMO_PROOF } }, fan.as);
    await operator.runJobs();
    await operator.call(simActivate, { params, body: { iccid, ...DEMO_PROOF } }, fan.as);
    expect(await states()).toEqual(["active", "replaced"]);
    expect((await line())?.sim).toMatchObject({ type: "physical", state: "active" });
    expect((await line())?.sim.replacement).toBeUndefined();
    expect(await operator.fails(checkSim, { body: { iccid: row?.oldIccid } }, fan.as)).toMatchObject({ code: "1110", reason: "retired" });
  });

  test("a platform that takes its time is waited for; one that stays down costs nothing", async () => {
    await writeParty(db(), { party: "sim", mode: "slow" });
    await operator.call(simReplace, { params, body: { simType: "esim", reason: "newDevice", ...DEMO_PROOF } }, fan.as);
    await operator.runJobs();
    expect((await line())?.sim.replacement?.state).toBe("ordered");
    for (let i = 0; i < 12; i++) {
      operator.clock.advance({ seconds: 5 });
      await operator.runJobs();
    }
    expect(await states()).toEqual(["active", "replaced"]);
    await writeParty(db(), { party: "sim", mode: "fail" });
    const { as } = await demoFan(operator);
    await operator.call(simReplace, { params, body: { simType: "physical", reason: "defect", ...DEMO_PROOF } }, as);
    for (let i = 0; i < 38; i++) {
      await operator.runJobs();
      operator.clock.advance({ hours: 1 });
    }
    expect((await db().select().from(simReplacements)).map(({ state }) => state).toSorted()).toEqual(["done", "failed"]);
    expect(await db().select().from(charges)).toEqual([]);
    await writeParty(db(), { party: "sim", mode: "normal" });
    await operator.call(simReplace, { params, body: { simType: "esim", reason: "defect", ...DEMO_PROOF } }, (await demoFan(operator)).as);
  });

  test("an EID that is none is refused", async () => {
    const body = { simType: "esim", reason: "newDevice", eid: "89049999000000000000000000019013", ...DEMO_PROOF };
    expect((await operator.fails(simReplace, { params, body }, fan.as)).fieldErrors).toEqual([{ field: "eid", rule: "eid.invalid" }]);
    expect(await db().select().from(simReplacements)).toEqual([]);
  });
});

test("somebody else's line, one that does not exist and none at all are the same 403; an ended one 409", async () => {
  const stranger = await demoFan(operator, 2);
  const { accessToken } = await newFan(operator);
  const bodies = [
    [lineEsim, undefined],
    [simBlock, {}],
    [simUnblock, DEMO_PROOF],
    [simReplace, { simType: "esim", reason: "lost", ...DEMO_PROOF }],
    [simActivate, { iccid: "8949990000190700015", ...DEMO_PROOF }],
    [linePuk, undefined],
    [linePukByPassword, { password: "x" }],
  ] as const;
  for (const [call, body] of bodies) {
    const input = (id: string) => ({ params: { id }, ...(body && { body }) });
    for (const as of [stranger.as, { token: accessToken }]) {
      expect(await operator.fails(call, input(fan.lineId), as), call.id).toMatchObject({ status: 403, code: "-1" });
    }
    for (const id of [randomUUID(), "x"])
      expect(await operator.fails(call, input(id), fan.as), call.id).toMatchObject({ status: 403, code: "-1" });
  }
  expect(await states()).toEqual(["active"]);
  await db().update(lines).set({ state: "ended" }).where(eq(lines.id, fan.lineId));
  expect(await operator.fails(simBlock, { params, body: {} }, fan.as)).toMatchObject({ status: 409, reason: "line.ended" });
});
