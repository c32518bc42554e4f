import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../db/schema/users.ts";
import { keywordMatches } from "../security/keyword-hash.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { DEMO_EMAIL, DEMO_KEYWORD } from "./demo.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

test("the keyword of every demo fan is kept like any other fan's", async () => {
  const { db, config } = operator.deps;
  const demo = await db.select().from(users).where(eq(users.email, DEMO_EMAIL));
  expect(demo).toHaveLength(SEED_TEAMS.length);
  for (const { id, keywordHash } of demo) {
    expect(keywordMatches(config, id, DEMO_KEYWORD, keywordHash ?? "")).toBe(true);
    expect(keywordMatches(config, id, "2758", keywordHash ?? "")).toBe(false);
  }
});
