import { randomUUID } from "node:crypto";
import { portingIntent, tariffIntent } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { heldNumber, newShopper, orderInput, withSummary } from "../testing/orders.ts";
import { portInput } from "../testing/portings.ts";
import { recordStatements } from "../testing/statements.ts";

/** Number of statements, each a round trip to the database. These numbers may only go down. */
const STATEMENTS = { newNumber: 22, again: 8, port: 30 } as const;

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

/** The statements sent to PostgreSQL, each shortened to a recognisable beginning. */
async function told(work: () => Promise<unknown>): Promise<string[]> {
  return (await recordStatements(work)).map(({ text }) => text.replaceAll(/\s+/g, " ").slice(0, 60));
}

test("an order asks the database no more than it has to, and its repetition hardly anything", async () => {
  const shopper = await newShopper(operator);
  const input = orderInput(shopper, await heldNumber(operator, shopper.as));
  const order = { body: await withSummary(operator, input, shopper.as) };
  const as = { ...shopper.as, key: randomUUID() };
  expect(await told(() => operator.call(tariffIntent, order, as))).toHaveLength(STATEMENTS.newNumber);
  expect(await told(() => operator.call(tariffIntent, order, as))).toHaveLength(STATEMENTS.again);
});

test("an order that brings a number along asks little more", async () => {
  const shopper = await newShopper(operator);
  const order = { body: await portInput(operator, shopper) };
  expect(await told(() => operator.call(portingIntent, order, shopper.as))).toHaveLength(STATEMENTS.port);
});
