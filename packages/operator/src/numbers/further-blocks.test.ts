import { randomUUID } from "node:crypto";
import { phoneRegistries, phoneReserve } from "@tribun/api-client/contract";
import { classifyNumber, mobilePhone, NUMBER_HOLD_MINUTES } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CLUB_ENDINGS } from "../base/clubs/brands.ts";
import { registryNumbers, reservations } from "../db/schema/numbers.ts";
import { writeParty } from "../sandbox/parties.ts";
import { numberBlock } from "./number-blocks.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { FEW_NUMBERS } from "./further-blocks.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const general = eq(registryNumbers.kind, "general");
const stock = async () => {
  const rows = await operator.deps.db.select().from(registryNumbers).where(general);
  return rows.map(({ msisdn }) => msisdn).toSorted();
};
const run = () => operator.runRecurring("numbers.furtherBlocks");
const offered = () => operator.call(phoneRegistries, { query: { kind: "general" } });

/** Holds all free numbers but a few, for as long as a hold lasts. */
async function holdAllBut(left: number): Promise<void> {
  const { db, clock } = operator.deps;
  const taken = new Set(
    (await db.select().from(reservations)).filter(({ state }) => state !== "released").map(({ registryId }) => registryId),
  );
  const free = (await db.select().from(registryNumbers).where(general)).filter(({ id }) => !taken.has(id));
  const [createdAt, expiresAt] = [clock.now(), new Date(clock.nowMs() + NUMBER_HOLD_MINUTES * 60_000)];
  const hold = { teamId: 1, state: "held" as const, createdAt, expiresAt };
  const held = free.slice(left).map(({ id }) => ({ ...hold, id: randomUUID(), registryId: id, holder: `cart:${randomUUID()}` }));
  if (held.length > 0) await db.insert(reservations).values(held);
}

test("a stock of which enough are free stays as it is, also once holds have run out", async () => {
  await run();
  const before = await stock();
  await run();
  expect(await stock()).toEqual(before);
  await holdAllBut(0);
  operator.clock.advance({ minutes: NUMBER_HOLD_MINUTES + 1 });
  await run();
  expect(await stock()).toEqual(before);
  await operator.deps.db.update(reservations).set({ state: "released" }).where(eq(reservations.state, "held"));
});

test("every block is of valid ordinary numbers, and each is in one block alone", () => {
  const blocks = Array.from({ length: 12 }, (_, place) => numberBlock(place));
  const all = blocks.flat().map(({ msisdn }) => msisdn);
  for (const msisdn of all) expect(v.parse(mobilePhone, msisdn)).toBe(msisdn);
  expect(new Set(all).size).toBe(all.length);
  expect(blocks.at(-1)).toEqual([]);
});

test("sold out, it gets further blocks of ordinary numbers, always the same ones, which can be held at once", async () => {
  const before = await stock();
  await holdAllBut(0);
  expect(await operator.fails(phoneRegistries, { query: { kind: "general" } })).toMatchObject({ code: "1104" });
  await run();
  const added = (await stock()).filter((msisdn) => !before.includes(msisdn));
  expect(added.length).toBeGreaterThanOrEqual(FEW_NUMBERS);
  for (const msisdn of added) {
    expect(classifyNumber(msisdn, CLUB_ENDINGS).kind).toBe("general");
    expect(v.parse(mobilePhone, msisdn)).toBe(msisdn);
  }
  const [number] = await offered();
  await operator.call(phoneReserve, { params: { id: number?.id ?? "" }, body: {} }, { cart: randomUUID() });
  await run();
  expect((await stock()).length, "enough are free").toBe(before.length + added.length);
});

test("a network that is down hands out none, and the next run gets them", async () => {
  await holdAllBut(FEW_NUMBERS - 1);
  const before = await stock();
  await writeParty(operator.deps.db, { party: "partner", mode: "fail" });
  await expect(run()).rejects.toThrow();
  expect(await stock()).toEqual(before);
  await writeParty(operator.deps.db, { party: "partner", mode: "normal" });
  await run();
  expect((await stock()).length).toBeGreaterThan(before.length);
});
