import { afterAll, beforeAll, expect, test } from "vitest";
import { writeClockOffset } from "../../sandbox/settings.ts";
import { faultsOf } from "../../testing/bought.ts";
import { addCrowd, addNumbers } from "../../testing/crowd.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { startOperatorProcess, type OperatorProcess } from "../../testing/operator-process.ts";
import { type Acknowledged, buy } from "../../testing/over-http.ts";
import { sweep } from "@tribun/vitest-config/sweep";

const ORDERS = sweep(4, 30);
const KILLS = sweep(1, 2);
const AT_ONCE = 6;
/** Time after which a job continues a payment whose process died before it called the provider. */
const HANDED_OVER_MS = 31_000;

let database: TestOperator;
let running: OperatorProcess;
beforeAll(async () => {
  database = await createTestOperator();
  running = await startOperatorProcess(database.databaseUrl, { RATE_LIMIT_FACTOR: "100000" });
});
afterAll(async () => {
  await running.stop();
  await database.stop();
});

test(
  "an operator that is killed while fans order and pay keeps what it acknowledged, takes money once and does each job once",
  { timeout: 120_000 },
  async () => {
    const fans = await addCrowd(database, ORDERS);
    const numbers = await addNumbers(database, ORDERS);
    const waiting = fans.map((fan, index) => ({ fan, numberId: numbers[index] ?? "" }));
    const bought: Acknowledged[] = [];
    let kills = 0;
    const killed: Promise<void>[] = [];
    const restart = async (times: number) => {
      await running.kill();
      await writeClockOffset(database.deps.db, times * HANDED_OVER_MS);
      await running.start();
    };
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        bought.push(await buy(running.url, next.fan, next.numberId));
        // Other orders are in progress at this moment.
        if (kills < KILLS && bought.length >= ((kills + 1) * ORDERS) / (KILLS + 1)) {
          kills++;
          killed.push(restart(kills));
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    await Promise.all(killed);
    expect(kills).toBe(KILLS);
    expect(bought).toHaveLength(ORDERS);
    for (const one of bought) await expect.poll(() => faultsOf(database, one), { timeout: 20_000 }).toEqual([]);
    expect(await running.stop(), "SIGTERM ends it well").toBe(0);
  },
);
