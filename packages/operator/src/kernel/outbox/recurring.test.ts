import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asAnother } from "../../db/one-connection.ts";
import { messages } from "../../db/schema/operations.ts";
import { recurringRuns } from "../../db/schema/recurring.ts";
import { sendToSandbox } from "../../sandbox/messages.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { defineRecurring, runDueRecurring, runIfDue } from "./recurring.ts";

let operator: TestOperator;
let fail = 0;
let inside: (() => Promise<void>) | undefined;
const seen: (Date | undefined)[] = [];

/** Writes a message, then fails as often as `fail` says. */
const note = defineRecurring("test.note", { everyMinutes: 10 }, async ({ deps, db, since }) => {
  await sendToSandbox(db, { teamId: 1, channel: "mail", recipient: "note", body: "" }, deps.clock.now());
  await inside?.();
  if (fail-- > 0) throw new Error("not yet");
  seen.push(since);
});

beforeAll(async () => {
  operator = await createTestOperator({ recurring: [note] });
});
afterAll(() => operator.stop());
beforeEach(async () => {
  fail = 0;
  inside = undefined;
  seen.length = 0;
  await operator.deps.db.delete(recurringRuns);
  await operator.deps.db.delete(messages);
});

const notes = async () => (await operator.deps.db.select().from(messages).where(eq(messages.recipient, "note"))).length;
const row = async () => (await operator.deps.db.select().from(recurringRuns))[0];
const runDue = () => runDueRecurring(operator.deps, [note]);

test("runs at once, then after each interval, once however much time has passed, and knows when it ran last", async () => {
  const first = operator.deps.clock.now();
  expect([await runDue(), await runDue()]).toEqual([["test.note"], []]);
  operator.clock.advance({ minutes: 9, seconds: 59 });
  expect(await runDue()).toEqual([]);
  operator.clock.advance({ days: 3 });
  expect([await runDue(), await runDue()]).toEqual([["test.note"], []]);
  expect(seen).toEqual([undefined, first]);
  expect(await notes()).toBe(2);
});

test("a failure leaves nothing behind, is written down, and is tried again after growing pauses", async () => {
  fail = 2;
  expect(await runIfDue(operator.deps, note)).toBe("failed");
  expect(await row()).toMatchObject({ failures: 1, lastError: "not yet", lastRunAt: null });
  expect(await notes()).toBe(0);
  expect(await runIfDue(operator.deps, note)).toBe("notDue");
  operator.clock.advance({ minutes: 1 });
  expect(await runIfDue(operator.deps, note)).toBe("failed");
  operator.clock.advance({ minutes: 1 });
  expect(await runIfDue(operator.deps, note)).toBe("notDue");
  operator.clock.advance({ minutes: 1 });
  expect(await runIfDue(operator.deps, note)).toBe("done");
  expect(await row()).toMatchObject({ failures: 0, lastError: null, lastRunAt: operator.deps.clock.now() });
});

test("one process at a time", async () => {
  const others: string[] = [];
  inside = async () => void others.push(await asAnother(() => runIfDue(operator.deps, note)));
  expect(await runIfDue(operator.deps, note)).toBe("done");
  expect(others).toEqual(["elsewhere"]);
  expect(await notes()).toBe(1);
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => runIfDue(operator.deps, note)));
  expect(outcomes).not.toContain("done");
});

test("a clock that went back does not stop it", async () => {
  operator.clock.advance({ days: 30 });
  await runDue();
  operator.clock.advance({ days: -30 });
  expect(await runDue()).toEqual(["test.note"]);
});

test("a test runs it by name, due or not, and sees its failure", async () => {
  await operator.runRecurring("test.note");
  await operator.runRecurring("test.note");
  expect(await notes()).toBe(2);
  expect(await runDue()).toEqual([]);
  fail = 1;
  await expect(operator.runRecurring("test.note")).rejects.toThrow("not yet");
  expect(await notes()).toBe(2);
  await expect(operator.runRecurring("test.unknown")).rejects.toThrow("there is no recurring work test.unknown");
  expect(() => defineRecurring("test.often", { everyMinutes: 0 }, async () => undefined)).toThrow("once a minute");
});
