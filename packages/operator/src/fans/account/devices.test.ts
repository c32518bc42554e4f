import { endDevice, devices, login, logout, ping, updateMe } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

/** A fan with one open page. `moved` says whether the revision that the page sees has risen since its last look. */
async function looking() {
  const { form, accessToken: token } = await newFan(operator);
  const look = async () => (await operator.call(ping, undefined, { token })).revision;
  let seen = await look();
  const moved = async () => {
    const before = seen;
    seen = await look();
    return seen > before;
  };
  const signIn = () => operator.call(login, { body: { email: form.email, password: form.password } });
  return { token, moved, signIn };
}

test("what a fan changes of themselves is told to their other devices", async () => {
  const { token, moved } = await looking();
  expect(await moved()).toBe(false);
  await operator.call(updateMe, { body: { city: "Köln" } }, { token });
  expect(await moved()).toBe(true);
});

test("so is a device that signs out, and one that is signed out", async () => {
  const { token, moved, signIn } = await looking();
  const phone = await signIn();
  await moved();
  await operator.call(logout, { body: { refreshToken: phone.refreshToken } });
  expect(await moved()).toBe(true);
  await signIn();
  await moved();
  const other = (await operator.call(devices, undefined, { token })).find(({ current }) => !current);
  await operator.call(endDevice, { params: { id: other?.id ?? "" } }, { token });
  expect(await moved()).toBe(true);
});
