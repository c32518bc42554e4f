import { myLines } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addLine, newSubscriber, sessionOf } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { recordStatements } from "../testing/statements.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const LINES = 40;

test("a fan's lines are read by the same statements, one line or forty", async () => {
  const one = await newSubscriber(operator);
  const many = await newSubscriber(operator);
  const activatedAt = operator.deps.clock.now();
  for (let count = 1; count < LINES; count += 1) await addLine(operator, { ...many, tariffId: "serbest-s", activatedAt });
  const told = async (fan: typeof one) => {
    const as = await sessionOf(operator, fan);
    const statements = await recordStatements(async () => {
      expect(await operator.call(myLines, undefined, as)).toHaveLength(fan === one ? 1 : LINES);
    });
    return statements.map(({ text }) => text);
  };
  expect(await told(many)).toEqual(await told(one));
});

test("each of several lines has what is its own", async () => {
  const fan = await newSubscriber(operator);
  const second = await addLine(operator, { ...fan, tariffId: "serbest-s", activatedAt: operator.deps.clock.now() });
  const third = await addLine(operator, { ...fan, tariffId: "tribun-l", activatedAt: null });
  const lines = await operator.call(myLines, undefined, await sessionOf(operator, fan));
  const gb = (id: string) => lines.find((line) => line.id === id)?.usage.find(({ kind, zone }) => kind === "data" && zone === "de")?.total;
  expect([fan.lineId, second, third].map(gb)).toEqual([25, 10, undefined]);
});
