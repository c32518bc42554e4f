import { ping, updateMe } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { newFan } from "../../testing/fans.ts";
import { createTestOperator } from "../../testing/index.ts";

test("what a fan changes of themselves is told to their other devices", async () => {
  const operator = await createTestOperator();
  const { accessToken: token } = await newFan(operator);
  const before = await operator.call(ping, undefined, { token });
  await operator.call(updateMe, { body: { city: "Köln" } }, { token });
  expect((await operator.call(ping, undefined, { token })).revision).toBeGreaterThan(before.revision);
  await operator.stop();
});
