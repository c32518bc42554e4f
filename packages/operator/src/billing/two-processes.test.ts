import { sweep } from "@tribun/vitest-config/sweep";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addBilledFans, booksOfBills } from "../testing/bills.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { type OperatorProcess, startOperatorProcess } from "../testing/operator-process.ts";

const FANS = sweep(24, 300);

let database: TestOperator;
let processes: readonly OperatorProcess[];
beforeAll(async () => {
  database = await createTestOperator();
  await addBilledFans(database, FANS);
  processes = await Promise.all([startOperatorProcess(database.databaseUrl), startOperatorProcess(database.databaseUrl)]);
}, 120_000);
afterAll(async () => {
  await Promise.all(processes.map(({ stop }) => stop()));
  await database.stop();
});

test("two processes, one of them killed in the middle, write and mail each bill once and leave no gap in the numbers", async () => {
  const [first] = processes;
  await expect.poll(async () => (await booksOfBills(database)).bills, { timeout: 60_000 }).toBeGreaterThan(FANS / 4);
  await first?.kill();
  await first?.start();
  await expect.poll(() => booksOfBills(database), { timeout: 60_000, interval: 500 }).toMatchObject({ bills: FANS, mails: FANS });
  expect(await booksOfBills(database)).toEqual({
    ...{ fans: FANS, bills: FANS, mails: FANS },
    ...{ missing: 0, twice: 0, gaps: 0, unmailed: 0, mailedTwice: 0 },
  });
}, 150_000);
