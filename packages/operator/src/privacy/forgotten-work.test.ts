import { deleteMe, me } from "@tribun/api-client/contract";
import { like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "../db/schema/operations.ts";
import { FAN_PASSWORD, newFan } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

test("with the account goes what done work and work that was given up say of its fan; open work and others' stay", async () => {
  const { db, clock } = operator.deps;
  const { accessToken: token, form } = await newFan(operator);
  const { id } = await operator.call(me, undefined, { token });
  const at = clock.now();
  const row = (kind: string, payload: object, times: { doneAt?: Date; failedAt?: Date } = {}) => {
    return { kind: `test.${kind}`, payload, dueAt: at, createdAt: at, ...times };
  };
  const [own, mailed, other] = [{ userId: id }, { teamId: 1, to: form.email }, { teamId: 1, to: "nachbar@example.com" }];
  await db
    .insert(outbox)
    .values([
      row("done", own, { doneAt: at }),
      row("done mail", mailed, { doneAt: at }),
      row("failed", own, { failedAt: at }),
      row("failed mail", mailed, { failedAt: at }),
      row("open", own),
      row("other", other, { failedAt: at }),
      row("other club", { ...mailed, teamId: 2 }, { failedAt: at }),
    ]);
  await operator.call(deleteMe, { body: { password: FAN_PASSWORD } }, { token });
  const rows = await db.select().from(outbox).where(like(outbox.kind, "test.%")).orderBy(outbox.id);
  expect(Object.fromEntries(rows.map(({ kind, payload }) => [kind.slice("test.".length), payload]))).toEqual({
    ...{ done: {}, "done mail": {}, failed: {}, "failed mail": {} },
    ...{ open: own, other, "other club": { ...mailed, teamId: 2 } },
  });
});
