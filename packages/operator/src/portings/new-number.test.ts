import { myLines, phoneReserve, portingNewNumber } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sims } from "../db/schema/lines.ts";
import type { SimProvider } from "../ports/sim.ts";
import { readNumber, readProfile } from "../sandbox/providers/sim-settings.ts";
import { writeNextPorting } from "../sandbox/next-porting.ts";
import { writeParty } from "../sandbox/parties.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import type { Shopper } from "../testing/orders.ts";
import { answered, newestPorting, paidPort, signedIn } from "../testing/portings.ts";

type Told = Parameters<SimProvider["setNumber"]>[1];
let told: Told[] = [];
let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({
    env: { RATE_LIMIT_FACTOR: "1000" },
    change: (deps) => ({ ...deps, providers: { ...deps.providers, sim: listening(deps.providers.sim) } }),
  });
});
afterAll(() => operator.stop());
beforeEach(() => {
  told = [];
});

function listening(sim: SimProvider): SimProvider {
  return {
    ...sim,
    setNumber: async (db, action) => {
      told.push(action);
      await sim.setNumber(db, action);
    },
  };
}

const platform = (mode: "normal" | "slow" | "fail") => writeParty(operator.deps.db, { party: "sim", mode });

/** A line whose porting was declined, with a function that starts it with another number. */
async function declined(registryId: string) {
  await writeNextPorting(operator.deps.db, "decline:tooLate");
  const { shopper } = await paidPort(operator);
  await answered(operator);
  const { id, lineId } = await newestPorting(operator, shopper);
  const [sim] = await operator.deps.db.select().from(sims).where(eq(sims.lineId, lineId));
  const { reservationId } = await operator.call(phoneReserve, { params: { id: registryId }, body: {} }, shopper.as);
  const take = (as: Shopper["as"] = shopper.as) =>
    operator.call(portingNewNumber, { params: { id }, body: { registryId, reservationId } }, as);
  return { shopper, take, iccid: sim?.iccid ?? "" };
}

describe("the SIM platform learns the number that a line starts with instead", () => {
  test("once, however often the call is repeated, and what the line may do by that number", async () => {
    const { shopper, take, iccid } = await declined("n1713920058");
    const as = { ...shopper.as, key: crypto.randomUUID() };
    await take(as);
    await take(as);
    await operator.runJobs();
    expect(told).toEqual([{ requestId: told[0]?.requestId, iccid, msisdn: "+491713920058" }]);
    expect(await readNumber(operator.deps.db, iccid)).toBe("+491713920058");
    expect(await readProfile(operator.deps.db, "+491713920058")).toMatchObject({ premiumBlocked: false });
    expect(await readProfile(operator.deps.db, shopper.phone)).toBeUndefined();
  });

  test("while it is down the line starts all the same, and it is told under one id until it has heard", async () => {
    const { shopper, take, iccid } = await declined("n1713920056");
    await platform("fail");
    await take();
    for (let hour = 0; hour < 50; hour++) {
      await operator.runJobs();
      operator.clock.advance({ hours: 1 });
    }
    const [line] = await operator.call(myLines, undefined, (await signedIn(operator, shopper)).as);
    expect(line).toMatchObject({ status: "active", msisdn: "+491713920056" });
    expect(await readNumber(operator.deps.db, iccid)).toBeUndefined();
    expect(told.length).toBeGreaterThan(40);
    await platform("normal");
    await operator.runJobs();
    expect(new Set(told.map(({ requestId }) => requestId)).size).toBe(1);
    expect(await readNumber(operator.deps.db, iccid)).toBe("+491713920056");
    expect(await readProfile(operator.deps.db, "+491713920056")).toBeDefined();
  });

  test("a platform that takes its time is asked under the same id until it is done", async () => {
    const { take, iccid } = await declined("n1713920057");
    await platform("slow");
    await take();
    await operator.runJobs();
    expect(await readNumber(operator.deps.db, iccid)).toBeUndefined();
    for (let i = 0; i < 6; i++) {
      operator.clock.advance({ seconds: 5 });
      await operator.runJobs();
    }
    await platform("normal");
    expect(new Set(told.map(({ requestId }) => requestId)).size).toBe(1);
    expect(await readNumber(operator.deps.db, iccid)).toBe("+491713920057");
  });
});

test("a number that arrives where its SIM was made for it changes nothing at the platform", async () => {
  const { shopper } = await paidPort(operator);
  await answered(operator);
  operator.clock.advance({ days: 6 });
  await operator.runJobs();
  expect(await newestPorting(operator, shopper)).toMatchObject({ state: "completed" });
  expect(told).toEqual([]);
});
