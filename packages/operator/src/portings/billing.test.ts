import { me } from "@tribun/api-client/contract";
import { lateCompensationCents } from "@tribun/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeNextPorting } from "../sandbox/next-porting.ts";
import { billAll } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { answered, newestPorting, paidPort } from "../testing/portings.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

test("no bill before the number has come; the first one begins with that day and makes good for the delay", async () => {
  await writeNextPorting(operator.deps.db, "late");
  const { shopper } = await paidPort(operator, { mnpType: "VTEN", contractEnd: "2027-01-10" });
  const { id: userId } = await operator.call(me, undefined, shopper.as);
  const bill = () => billAll(operator, { userId, teamId: 1 });
  await answered(operator);
  expect(await newestPorting(operator, shopper)).toMatchObject({ state: "scheduled", date: "2027-01-11" });
  // Two months pass; jobs run only on every fifth day.
  for (let day = 0; day < 62; day++) {
    operator.clock.advance({ days: 1 });
    if (day % 5 === 0) await operator.runJobs();
  }
  expect(await bill()).toEqual([]);
  while (operator.clock.base() < Date.parse("2027-01-17T12:00:00Z")) {
    operator.clock.advance({ days: 1 });
    await operator.runJobs();
  }
  const { state, completedAt, compensation } = await newestPorting(operator, shopper);
  const day = completedAt?.slice(0, 10) ?? "";
  expect(state).toBe("completed");
  // Agreed for Monday, on time until Tuesday, completed on Saturday or a day later.
  expect(compensation?.amount).toBe(lateCompensationCents("2027-01-11", day));
  expect(compensation?.amount).toBeGreaterThanOrEqual(4000);
  while (operator.clock.base() < Date.parse("2027-02-02T12:00:00Z")) operator.clock.advance({ days: 1 });
  const [first, ...more] = await bill();
  expect(more).toEqual([]);
  expect(first?.period).toEqual({ from: day, to: "2027-01-31" });
  const days = 31 - Number(day.slice(8)) + 1;
  const base = Math.round((1499 * days) / 31);
  const owed = base + 999 - 1;
  // The next bill takes off what exceeds this one.
  expect(first?.total.amount).toBe(Math.max(0, owed - (compensation?.amount ?? 0)));
  const labels = first?.items.map(({ label }) => label).join("\n") ?? "";
  expect(labels).toContain("Anschlusspreis");
  expect(labels).toContain("§ 59 TKG");
  // Compensation for damage bears no VAT (L09).
  const made = first?.items.find(({ label }) => label.includes("§ 59 TKG"));
  expect(made?.vat.amount).toBe(0);
  expect(made?.net.amount).toBe(made?.gross.amount);
});
