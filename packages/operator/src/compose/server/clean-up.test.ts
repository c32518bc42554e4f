import { DAY_MS } from "@tribun/domain";
import { randomUUID } from "node:crypto";
import { like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "../../db/schema/operations.ts";
import { idempotencyKeys, rateLimits } from "../../db/schema/users.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const ago = (days: number) => new Date(operator.clock.base() - days * DAY_MS);

test("deletes what has served its purpose and keeps what may still be needed", async () => {
  const { db } = operator.deps;
  const job = (kind: string, times: { doneAt?: Date; failedAt?: Date }) => ({
    kind: `test.${kind}`,
    payload: { email: "elif@example.com" },
    dueAt: ago(100),
    createdAt: ago(100),
    ...times,
  });
  await db
    .insert(outbox)
    .values([
      job("done long ago", { doneAt: ago(8) }),
      job("done lately", { doneAt: ago(6) }),
      job("given up long ago", { failedAt: ago(91) }),
      job("given up", { failedAt: ago(89) }),
      job("old.sms", { failedAt: ago(8) }),
      job("late.sms", { failedAt: ago(6) }),
      job("open", {}),
    ]);
  const key = (days: number) => ({ teamId: 1, callId: "x", owner: "", key: randomUUID(), bodyHash: "", createdAt: ago(days) });
  await db.insert(idempotencyKeys).values([key(3), key(1)]);
  await db.insert(rateLimits).values([
    { key: "old", count: 1, expiresAt: ago(2) },
    { key: "new", count: 1, expiresAt: ago(0) },
  ]);
  await operator.runRecurring("cleanUp");
  const kinds = (await db.select({ kind: outbox.kind }).from(outbox).where(like(outbox.kind, "test.%"))).map(({ kind }) => kind);
  expect(kinds).toEqual(["test.done lately", "test.given up", "test.late.sms", "test.open"]);
  expect((await db.select().from(idempotencyKeys)).map(({ createdAt }) => createdAt)).toEqual([ago(1)]);
  expect((await db.select().from(rateLimits)).map(({ key: name }) => name)).toEqual(["new"]);
});
