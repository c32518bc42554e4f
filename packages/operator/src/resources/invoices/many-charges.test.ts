import { randomUUID } from "node:crypto";
import { eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chunksOf } from "../../db/chunks.ts";
import { charges, invoiceItems } from "../../db/schema/billing.ts";
import { newSubscriber } from "../../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { billFan } from "./bill-fan.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

/** Eleven values of each go into one statement: more than the 65,535 it may have. */
const MANY = 6500;

test("a month with thousands of single charges is billed", { timeout: 60_000 }, async () => {
  const { db, clock } = operator.deps;
  const fan = await newSubscriber(operator);
  const label = { de: "SMS in die Türkei außerhalb des Tarifs", tr: "Türkiye'ye tarife dışı SMS" };
  const rows = Array.from({ length: MANY }, (_, at) => ({
    ...{ id: randomUUID(), teamId: fan.teamId, userId: fan.userId, lineId: fan.lineId, kind: "usage.sms", label, zone: "tr" as const },
    ...{ quantity: 1, amountCents: 9, at: clock.now(), sourceId: `usage:${at}` },
  }));
  for (const some of chunksOf(rows)) await db.insert(charges).values([...some]);
  operator.clock.advance({ days: 31 });
  const [invoice] = await db.transaction((tx) => billFan(tx, fan.userId, clock.now()));
  expect(await db.$count(invoiceItems, eq(invoiceItems.invoiceId, invoice?.id ?? ""))).toBe(MANY + 1);
  expect(await db.$count(charges, isNotNull(charges.invoiceId))).toBe(MANY);
});

test("a list in parts is the list, and an empty one has none", () => {
  expect(chunksOf([])).toEqual([]);
  const rows = Array.from({ length: 2001 }, (_, at) => at);
  expect(chunksOf(rows).map(({ length }) => length)).toEqual([1000, 1000, 1]);
  expect(chunksOf(rows).flat()).toEqual(rows);
});
