import { randomUUID } from "node:crypto";
import { chargesDetails } from "@tribun/api-client/contract";
import { taxed, totalOf } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chunksOf } from "../db/chunks.ts";
import { charges, invoiceItems } from "../db/schema/billing.ts";
import { lines } from "../db/schema/lines.ts";
import { eInvoice } from "../papers/e-invoice.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";
import { newSubscriber, sessionOf } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { chargeUse } from "../lines/usage/charge-use.ts";
import { billFan } from "./bill-fan.ts";
import { itemsOf } from "./store.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

/** Each row has eleven values, so one statement would exceed the 65,535 parameters that it may have. */
const MANY = 6500;

test("a month with thousands of single charges is billed", { timeout: 60_000 }, async () => {
  const { db, clock } = operator.deps;
  const fan = await newSubscriber(operator);
  const label = { de: "Ek 2 GB", tr: "Ek 2 GB" };
  const rows = Array.from({ length: MANY }, (_, at) => ({
    ...{ id: randomUUID(), teamId: fan.teamId, userId: fan.userId, lineId: fan.lineId, kind: "pack", label, zone: "de" as const },
    ...{ quantity: 1, amountCents: 9, at: clock.now(), sourceId: `pack:${at}` },
  }));
  for (const some of chunksOf(rows)) await db.insert(charges).values([...some]);
  operator.clock.advance({ days: 31 });
  const [invoice] = await db.transaction((tx) => billFan(tx, fan.userId, clock.now()));
  expect(await db.$count(invoiceItems, eq(invoiceItems.invoiceId, invoice?.id ?? ""))).toBe(MANY + 1);
  expect(await db.$count(charges, eq(charges.invoiceId, invoice?.id ?? ""))).toBe(MANY);
});

// The tax of a VAT category is its basis times its rate. The validators of EN 16931 accept a difference below one euro (BR-CO-17, BR-S-09).
test("what was used is one item for each line, kind and place, so that a business's e-invoice holds its tax against its basis", async () => {
  const { db, clock } = operator.deps;
  const fan = await newSubscriber(operator, { user: { customerType: "corporate", companyName: "Kebap GmbH" } });
  const [line] = await db.select().from(lines).where(eq(lines.id, fan.lineId));
  if (!line) throw new Error("no line");
  const use = (kind: "sms" | "voice", zone: "tr" | "de", cents: number, amount = 1) =>
    chargeUse(db, line, { id: randomUUID(), kind, zone, amount, cents, at: clock.now() });
  for (let i = 0; i < 300; i++) await use("sms", "tr", 9);
  operator.clock.advance({ minutes: 1 });
  for (const minutes of [2.5, 1]) await use("voice", "tr", 29, minutes);
  operator.clock.advance({ minutes: 1 });
  await use("sms", "de", 9);
  const { items: open } = await operator.call(chargesDetails, { query: {} }, await sessionOf(operator, fan));
  expect(open.slice(1).map(({ amount }) => amount.amount)).toEqual([2700, 58, 9]);
  operator.clock.advance({ days: 31 });
  const [invoice] = await db.transaction((tx) => billFan(tx, fan.userId, clock.now()));
  if (!invoice) throw new Error("no invoice");
  const items = await itemsOf(db, [invoice.id]);
  expect(items.slice(1)).toMatchObject([
    { kind: "usage.sms", quantity: 300, ...taxed(2700) },
    { kind: "usage.voice", quantity: 4, ...taxed(58) },
    { kind: "usage.sms", quantity: 1, ...taxed(9) },
  ]);
  expect(totalOf(items)).toEqual(totalOf([invoice]));
  expect(await db.$count(charges, eq(charges.invoiceId, invoice.id))).toBe(303);
  const [team] = SEED_TEAMS;
  if (!team) throw new Error("no team");
  const xml = new TextDecoder().decode((await eInvoice(invoice, items, team)).content);
  const header = xml.slice(xml.indexOf("<ram:ApplicableHeaderTradeSettlement"));
  const value = (tag: string) => Number(new RegExp(`<ram:${tag}[^>]*>\\s*([-\\d.]+)`).exec(header)?.[1]);
  expect(Math.abs(value("CalculatedAmount") - value("BasisAmount") * 0.19)).toBeLessThan(0.02);
});

test("a list in parts is the list, and an empty one has none", () => {
  expect(chunksOf([])).toEqual([]);
  const rows = Array.from({ length: 2001 }, (_, at) => at);
  expect(chunksOf(rows).map(({ length }) => length)).toEqual([1000, 1000, 1]);
  expect(chunksOf(rows).flat()).toEqual(rows);
});
