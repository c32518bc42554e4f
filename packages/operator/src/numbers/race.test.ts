import { randomUUID } from "node:crypto";
import { phoneReserve } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startOperator, type RunningOperator } from "../compose/server/start.ts";
import { addNumbers } from "../testing/crowd.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { type Answer, callAt } from "../testing/over-http.ts";

const CLIENTS = 20;
const NUMBERS = 5;

let database: TestOperator;
const operators: RunningOperator[] = [];
beforeAll(async () => {
  database = await createTestOperator();
  for (let i = 0; i < 2; i++) {
    operators.push(
      await startOperator({ port: 0, databaseUrl: database.databaseUrl, env: { NODE_ENV: "test", RATE_LIMIT_FACTOR: "100000" } }),
    );
  }
});
afterAll(async () => {
  await Promise.all(operators.map((operator) => operator.stop()));
  await database.stop();
});

test("clients who race for the same numbers at two operators: each number has one winner, and everybody is answered", async () => {
  const numbers = await addNumbers(database, NUMBERS);
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, index) => {
      const id = numbers[index % NUMBERS] ?? "";
      const url = operators[index % operators.length]?.url ?? "";
      return { id, answer: await callAt(url, phoneReserve, { params: { id }, body: {} }, { cart: randomUUID() }) };
    }),
  );
  const won = answers.filter(({ answer }) => answer.ok).map(({ id }) => id);
  expect(won.toSorted()).toEqual([...numbers].toSorted());
  const codeOf = (answer: Answer<typeof phoneReserve>) => (answer.ok ? "won" : answer.code);
  expect(new Set(answers.map(({ answer }) => codeOf(answer)))).toEqual(new Set(["won", "1108"]));
});
