import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { errorText } from "../base/scrub.ts";
import { outsideOf } from "./database.ts";
import { asAnother } from "./one-connection.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const REFUSED = "a second connection of the pool was asked for from within a transaction";
const one = sql`select 1 as one`;

test.each([
  ["a query", () => operator.deps.db.execute(one)],
  ["a transaction", () => operator.deps.db.transaction((tx) => tx.execute(one))],
])("%s through the pool is refused inside a transaction of it", async (_, work) => {
  const inside = operator.deps.db.transaction((tx) => tx.transaction(work));
  expect(await inside.catch(errorText)).toContain(REFUSED);
  await expect(work()).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test("what has to outlast a refusal goes beside it, and what comes after the transaction through the pool", async () => {
  const { db } = operator.deps;
  let later = Promise.resolve({});
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  await db.transaction(async (tx) => {
    await expect(outsideOf(db).execute(one)).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await expect(outsideOf(db).transaction(() => db.execute(one))).rejects.toThrow();
    await expect(asAnother(() => db.execute(one))).resolves.toMatchObject({ rows: [{ one: 1 }] });
    later = over.then(() => db.execute(one));
    await tx.execute(one);
  });
  end();
  await expect(later).resolves.toMatchObject({ rows: [{ one: 1 }] });
});
