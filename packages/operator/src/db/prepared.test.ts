import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { type DatabaseHandle, openDatabase } from "./database.ts";

let operator: TestOperator;
let handle: DatabaseHandle;

beforeAll(async () => {
  operator = await createTestOperator();
  handle = openDatabase(operator.databaseUrl, { max: 1 });
});
afterAll(async () => {
  await handle.close();
  await operator.stop();
});

const prepared = async (part: string): Promise<number> => {
  const { rows } = await handle.db.execute<{ count: string }>(
    sql.raw(`select count(*) from pg_prepared_statements where statement like '%${part}%' and statement not like '%pg_prepared%'`),
  );
  return Number(rows[0]?.count);
};
const ask = (value: number) => handle.db.execute<{ sum: number }>(sql`select ${value}::int + 1 as sum /* again */`);

test("a statement that comes again is kept prepared, once, and still answers for its own values", async () => {
  for (const value of [1, 2, 3, 4, 5, 6, 7]) expect((await ask(value)).rows).toEqual([{ sum: value + 1 }]);
  expect(await prepared("again")).toBe(1);
});

test("a statement that fails leaves the next one alone, in a transaction that is undone too", async () => {
  const divide = (by: number) => sql`select 10 / ${by}::int as part /* divide */`;
  const parts: unknown[] = [];
  for (const by of [1, 2]) parts.push((await handle.db.execute(divide(by))).rows);
  await expect(handle.db.transaction((tx) => tx.execute(divide(0)))).rejects.toThrow();
  parts.push((await handle.db.execute(divide(5))).rows);
  expect(parts).toEqual([[{ part: 10 }], [{ part: 5 }], [{ part: 2 }]]);
});

test("a statement first prepared in a transaction that is undone can be used afterwards", async () => {
  const text = sql`select 1 as one /* undone */`;
  const undo = () =>
    handle.db.transaction(async (tx) => {
      await tx.execute(text);
      throw new Error("changed my mind");
    });
  for (let i = 0; i < 3; i++) await expect(undo()).rejects.toThrow("changed my mind");
  expect((await handle.db.execute(text)).rows).toEqual([{ one: 1 }]);
});
