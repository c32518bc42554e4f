import { updateMe } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../db/schema/users.ts";
import { newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

test("whoever has a session alone gets no keyword, with which the hotline would believe them: it takes the password", async () => {
  const { accessToken: token, form } = await newFan(operator);
  const kept = async () =>
    (await operator.deps.db.select({ hash: users.keywordHash }).from(users).where(eq(users.email, form.email)))[0]?.hash;
  const before = await kept();
  const keyword = "7531";
  expect((await operator.fails(updateMe, { body: { keyword } }, { token })).fieldErrors).toEqual([
    { field: "currentPassword", rule: "password.required" },
  ]);
  const wrong = { body: { keyword, currentPassword: "Wrong#1907" } };
  expect(await operator.fails(updateMe, wrong, { token })).toMatchObject({ status: 401, code: "1004" });
  expect(await kept()).toBe(before);
  const changed = await operator.call(updateMe, { body: { keyword, currentPassword: form.password } }, { token });
  // A new keyword ends no session.
  expect(changed.tokens).toBeUndefined();
  expect(await kept()).not.toBe(before);
});

test("both readings of the keyword", async () => {
  const other = await createTestOperator({ env: { KEYWORD_RULE: "text3to20" } });
  const { accessToken: token, form } = await newFan(other, { keyword: "Kadıköy" });
  const change = (keyword: string) => ({ body: { keyword, currentPassword: form.password } });
  await other.call(updateMe, change("Çarşı Kapalı"), { token });
  expect((await other.fails(updateMe, change("ab"), { token })).fieldErrors).toEqual([{ field: "keyword", rule: "keyword.text3to20" }]);
  await other.stop();
});
