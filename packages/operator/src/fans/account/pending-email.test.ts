import { confirmEmail, me, ping, refresh, updateMe } from "@tribun/api-client/contract";
import { DAY_MS, HOUR_MS } from "@tribun/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lastLink } from "../../testing/account.ts";
import { FAN_PASSWORD, newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { OTP_SENDS_PER_DAY_AND_IP: "1000", RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

const fresh = () => `${crypto.randomUUID().slice(0, 8)}@example.com`;
const confirm = async (token: string) => operator.call(confirmEmail, { body: { token } });
const pendingOf = async (token: string) => (await operator.call(me, undefined, { token })).pendingEmail;

test("the account says which address waits for its link and until when, to its owner alone, until the link was opened", async () => {
  const { accessToken: token } = await newFan(operator);
  const { accessToken: other } = await newFan(operator);
  expect(await pendingOf(token)).toBeUndefined();
  const email = fresh();
  const until = new Date(operator.deps.clock.now().getTime() + 3 * DAY_MS).toISOString();
  expect((await operator.call(updateMe, { body: { email, currentPassword: FAN_PASSWORD } }, { token })).pendingEmail).toEqual({
    email,
    until,
  });
  expect(await pendingOf(token)).toEqual({ email, until });
  expect(await pendingOf(other)).toBeUndefined();
  await confirm(await lastLink(operator, email));
  expect(await operator.call(me, undefined, { token })).toMatchObject({ email });
  expect(await pendingOf(token)).toBeUndefined();
});

test("asked for again, it waits as long again; nothing waits after its time", async () => {
  const { accessToken: token, refreshToken } = await newFan(operator);
  const email = fresh();
  const first = (await operator.call(updateMe, { body: { email, currentPassword: FAN_PASSWORD } }, { token })).pendingEmail;
  operator.clock.advance({ hours: 1 });
  const again = (await operator.call(updateMe, { body: { email, currentPassword: FAN_PASSWORD } }, { token })).pendingEmail;
  expect(Date.parse(again?.until ?? "") - Date.parse(first?.until ?? "")).toBe(HOUR_MS);
  operator.clock.advance({ hours: 72 });
  const { accessToken } = await operator.call(refresh, { body: { refreshToken } });
  expect(await pendingOf(accessToken)).toBeUndefined();
});

test("a change that is taken back voids its link, on the other devices too; the proof of the present address stays", async () => {
  const { accessToken: token, form } = await newFan(operator);
  const email = fresh();
  await operator.call(updateMe, { body: { email, currentPassword: FAN_PASSWORD } }, { token });
  const link = await lastLink(operator, email);
  const { revision } = await operator.call(ping, undefined, { token });
  expect((await operator.call(updateMe, { body: { pendingEmail: null } }, { token })).pendingEmail).toBeUndefined();
  expect((await operator.fails(confirmEmail, { body: { token: link } })).code).toBe("1029");
  expect((await operator.call(ping, undefined, { token })).revision).toBeGreaterThan(revision);

  await operator.call(updateMe, { body: { email: form.email, currentPassword: FAN_PASSWORD } }, { token });
  expect(await pendingOf(token)).toBeUndefined();
  await operator.call(updateMe, { body: { pendingEmail: null } }, { token });
  await confirm(await lastLink(operator, form.email));
  expect(await operator.call(me, undefined, { token })).toMatchObject({ email: form.email, emailVerified: true });
});

test("a consent that waits for its link is told as such, and is no change of the address", async () => {
  const { accessToken: token, form } = await newFan(operator);
  const account = () => operator.call(me, undefined, { token });
  expect(await account()).not.toHaveProperty("pendingConsent");
  const until = new Date(operator.deps.clock.now().getTime() + 3 * DAY_MS).toISOString();
  await operator.call(updateMe, { body: { consents: { email: true } } }, { token });
  expect(await account()).toMatchObject({ consents: { email: false }, pendingConsent: { email: form.email, until } });
  expect(await pendingOf(token)).toBeUndefined();
  const email = fresh();
  await operator.call(updateMe, { body: { email, currentPassword: FAN_PASSWORD } }, { token });
  expect(await account()).toMatchObject({ pendingEmail: { email }, pendingConsent: { email: form.email } });
  await operator.call(updateMe, { body: { consents: { email: false } } }, { token });
  expect(await account()).not.toHaveProperty("pendingConsent");
  await operator.call(updateMe, { body: { consents: { email: true } } }, { token });
  await confirm(await lastLink(operator, form.email));
  expect(await account()).toMatchObject({ consents: { email: true } });
  expect(await account()).not.toHaveProperty("pendingConsent");
});
