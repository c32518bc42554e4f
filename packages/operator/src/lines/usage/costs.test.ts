import { randomUUID } from "node:crypto";
import { chargesDetails, lineBlocks, lineCostShield, myLines } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { charges } from "../../db/schema/billing.ts";
import { messages } from "../../db/schema/operations.ts";
import { readProfile } from "../../sandbox/providers/sim-settings.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { type DemoFan, demoFan } from "../../testing/lines.ts";
import { recordUsage } from "./record.ts";
import type { UsageRecord } from "./usage-record.ts";

let operator: TestOperator;
let fan: DemoFan;
beforeEach(async () => {
  operator = await createTestOperator();
  fan = await demoFan(operator);
});
afterEach(() => operator.stop());

const db = () => operator.deps.db;
const record = (more: Partial<UsageRecord>) =>
  db().transaction((tx) =>
    recordUsage(operator.deps, tx, { id: randomUUID(), lineId: fan.lineId, kind: "data", zone: "de", amount: 0, ...more }),
  );
const sms = async () => (await db().select().from(messages).where(eq(messages.recipient, fan.msisdn))).map(({ body }) => body);

test("what the tariff does not cover is charged once, by name, at the network's price", async () => {
  const call = { id: "cdr-9", kind: "voice", zone: "tr", amount: 60.5, chargedCents: 174 } as const;
  for (let i = 0; i < 2; i++) await record(call);
  const own = (await db().select().from(charges)).filter(({ kind }) => kind === "usage.voice");
  expect(own).toMatchObject([
    { amountCents: 174, quantity: 61, zone: "tr", label: { de: "Gespräche in die Türkei außerhalb des Tarifs" } },
  ]);
  const { items } = await operator.call(chargesDetails, { query: { lineId: fan.lineId } }, fan.as);
  expect(items.some(({ label, amount }) => label.includes("Türkei außerhalb") && amount.amount === 174)).toBe(true);
});

describe("the cost cap outside the EU (L34)", () => {
  const roam = (roamingCents: number) => record({ zone: "tr", roamingCents });
  const cost = async () => (await db().select().from(charges)).reduce((sum, { amountCents }) => sum + amountCents, 0);

  test("tells at 80 %, stops at 59.50 €, and nothing beyond is charged", async () => {
    const told = async () => (await operator.call(myLines, undefined, fan.as)).find(({ id }) => id === fan.lineId)?.roaming;
    await roam(4000);
    expect(await told()).toBeUndefined();
    await roam(1000);
    await operator.runJobs();
    expect(await told()).toBe("warned");
    expect((await sms()).at(-1)).toContain("80 % deiner Kostengrenze");
    await roam(3000);
    await operator.runJobs();
    expect((await sms()).at(-1)).toContain("59,50 € ist erreicht");
    expect(await told()).toBe("capped");
    expect(await cost()).toBe(5950);
    expect(await readProfile(db(), fan.msisdn)).toMatchObject({ roamingDataBlocked: true });
    expect(await operator.call(lineCostShield, { params: { id: fan.lineId }, body: { continueThisMonth: true } }, fan.as)).toMatchObject({
      costShield: { state: "continued", spent: { amount: 5950 } },
    });
    expect(await told()).toBeUndefined();
    await roam(500);
    await operator.runJobs();
    expect(await cost()).toBe(6450);
    expect(await readProfile(db(), fan.msisdn)).toMatchObject({ roamingDataBlocked: false });
  });
});

describe("data outside the EU that its fan has blocked", () => {
  const block = (roamingData: boolean) => operator.call(lineBlocks, { params: { id: fan.lineId }, body: { roamingData } }, fan.as);
  const cost = async () => (await db().select().from(charges)).reduce((sum, { amountCents }) => sum + amountCents, 0);

  test("does not reach the network, and what comes through is charged to nobody", async () => {
    expect((await block(true)).blocks.roamingData).toBe(true);
    await operator.runJobs();
    expect(await readProfile(db(), fan.msisdn)).toMatchObject({ roamingDataBlocked: true });
    await record({ zone: "tr", amount: 0.1, roamingCents: 900 });
    expect(await cost()).toBe(0);
    operator.clock.advance({ hours: 1 });
    expect((await block(false)).blocks.roamingData).toBe(false);
    await operator.runJobs();
    expect(await readProfile(db(), fan.msisdn)).toMatchObject({ roamingDataBlocked: false });
    await record({ zone: "tr", roamingCents: 300 });
    expect(await cost()).toBe(300);
  });

  test("is judged by when it was used: a record may come later, from before the block or out of it", async () => {
    const at = operator.deps.clock.now();
    operator.clock.advance({ hours: 1 });
    await block(true);
    operator.clock.advance({ hours: 1 });
    const during = operator.deps.clock.now();
    operator.clock.advance({ hours: 1 });
    await block(false);
    operator.clock.advance({ hours: 6 });
    await block(true);
    await record({ zone: "chuk", roamingCents: 700, at: during });
    expect(await cost()).toBe(0);
    await record({ zone: "chuk", roamingCents: 200, at });
    expect(await cost()).toBe(200);
  });

  test("leaves calls, and whatever is used in the EU, as they are", async () => {
    await block(true);
    await record({ kind: "voice", zone: "tr", amount: 200, chargedCents: 174 });
    expect(await cost()).toBe(174);
  });
});
