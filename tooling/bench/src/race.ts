import { randomUUID } from "node:crypto";
import { phoneReserve } from "@tribun/api-client/contract";
import { addNumbers, callAt, startOperatorProcess } from "@tribun/operator/testing/load";
import { type Lab, SETTINGS } from "./lab.ts";
import { atMost, exactly, type Figure } from "./result.ts";

/** The operator's lock timeout in milliseconds (`packages/operator/src/db/database.ts`). */
const LOCK_TIMEOUT_MS = 15_000;

/** Many clients try to hold the same numbers at two operator processes at once. */
export async function benchRace({ operator, databaseUrl }: Lab, clients: number, numbers: number): Promise<readonly Figure[]> {
  const processes = [await startOperatorProcess(databaseUrl, SETTINGS), await startOperatorProcess(databaseUrl, SETTINGS)];
  const ids = await addNumbers(operator, numbers);
  const before = await deadlocks();
  const answers = await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const id = ids[index % numbers] ?? "";
      const began = performance.now();
      const answer = await callAt(
        processes[index % processes.length]?.url ?? "",
        phoneReserve,
        { params: { id }, body: {} },
        { cart: randomUUID() },
      );
      return { id, answer, ms: performance.now() - began };
    }),
  );
  const after = await deadlocks();
  await Promise.all(processes.map((process) => process.stop()));
  const winners = answers.filter(({ answer }) => answer.ok);
  const losers = answers.filter(({ answer }) => !answer.ok && answer.code === "1108");
  const longest = Math.max(...answers.map(({ ms }) => ms));
  return [
    exactly("race: winners", winners.length, numbers),
    exactly("race: numbers won", new Set(winners.map(({ id }) => id)).size, numbers),
    exactly("race: told that somebody else was faster", losers.length, clients - numbers),
    atMost("race: longest wait as a share of the lock timeout", longest / LOCK_TIMEOUT_MS, 1, `${Math.round(longest)} ms`),
    exactly("race: deadlocks", after - before, 0),
  ];

  async function deadlocks(): Promise<number> {
    const { rows } = await operator.deps.db.execute(
      "select deadlocks::int as count from pg_stat_database where datname = current_database()",
    );
    return Number(rows[0]?.["count"] ?? 0);
  }
}
