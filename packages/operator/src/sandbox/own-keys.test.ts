import { afterAll, beforeAll, expect, test } from "vitest";
import { DEVELOPMENT_SECRET, readConfig } from "../base/config/config.ts";
import { users } from "../db/schema/users.ts";
import { sandboxSettings } from "../db/schema/operations.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { withOwnKeys } from "./own-keys.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const config = readConfig({ NODE_ENV: "test", DONOR_WEBHOOK_SECRET: "a secret that somebody has set for the donors" });

test("a sandbox that was seeded with the keys of the repository goes on with them", async () => {
  expect(await withOwnKeys(operator.deps.db, config)).toEqual(config);
});

test("an empty one draws its own, each another, and finds them again; what is set counts", async () => {
  const { db } = operator.deps;
  const rollBack = new Error("for this test alone");
  const drawn = db.transaction(async (tx) => {
    await tx.delete(sandboxSettings);
    await tx.execute('truncate "users" cascade');
    expect(await tx.$count(users)).toBe(0);
    const first = await withOwnKeys(tx, config);
    const keys = [first.jwtSecret, first.dataKey, first.paymentWebhookSecret];
    expect(new Set([...keys, DEVELOPMENT_SECRET]).size).toBe(4);
    expect(first.donorWebhookSecret).toBe(config.donorWebhookSecret);
    expect(await withOwnKeys(tx, config)).toEqual(first);
    throw rollBack;
  });
  await expect(drawn).rejects.toBe(rollBack);
});
