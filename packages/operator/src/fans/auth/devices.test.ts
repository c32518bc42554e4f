import { randomUUID } from "node:crypto";
import { devices, endDevice, login, logout, me, refresh } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1";
const signIn = ({ email, password }: { readonly email: string; readonly password: string }, agent: string) =>
  operator.call(login, { body: { email, password } }, { headers: { "user-agent": agent } });
const listed = (token: string) => operator.call(devices, undefined, { token });

test("a fan sees where they are signed in, this device first, with its beginning however often it was renewed", async () => {
  const { form, accessToken } = await newFan(operator);
  const begun = operator.deps.clock.now().toISOString();
  operator.clock.advance({ hours: 2 });
  const phone = await signIn(form, PHONE);
  const opened = operator.deps.clock.now().toISOString();
  operator.clock.advance({ hours: 1 });
  const agent = { headers: { "user-agent": PHONE } };
  const renewed = await operator.call(refresh, { body: { refreshToken: phone.refreshToken } }, agent);
  const seen = operator.deps.clock.now().toISOString();
  expect(await listed(renewed.accessToken)).toMatchObject([
    { browser: "safari", system: "ios", openedAt: opened, seenAt: seen, current: true },
    { browser: "other", openedAt: begun, seenAt: begun, current: false },
  ]);
  expect(await listed(accessToken)).toMatchObject([{ current: true, openedAt: begun }, { system: "ios" }]);
});

test("a session that goes on for months keeps the day it began, although its spent tokens are gone", async () => {
  const fan = await newFan(operator);
  const begun = operator.deps.clock.now().toISOString();
  let pair: { readonly accessToken: string; readonly refreshToken: string } = fan;
  for (let month = 0; month < 3; month++) {
    operator.clock.advance({ days: 25 });
    pair = await operator.call(refresh, { body: { refreshToken: pair.refreshToken } });
    await operator.runRecurring("cleanUp");
  }
  expect(await listed(pair.accessToken)).toMatchObject([{ openedAt: begun, current: true }]);
});

test("one device is signed out, and no other; what has ended is no fault", async () => {
  const { form, accessToken } = await newFan(operator);
  const phone = await signIn(form, PHONE);
  const lost = (await listed(accessToken)).find(({ current }) => !current);
  for (let i = 0; i < 2; i++)
    expect(await operator.call(endDevice, { params: { id: lost?.id ?? "" } }, { token: accessToken })).toEqual({});
  expect(await operator.fails(me, {}, { token: phone.accessToken })).toMatchObject({ status: 401, code: "1034" });
  expect(await operator.fails(refresh, { body: { refreshToken: phone.refreshToken } })).toMatchObject({ code: "1005" });
  expect(await listed(accessToken)).toMatchObject([{ current: true }]);
});

test("nobody ends the session of somebody else, and no id is a fault", async () => {
  const fan = await newFan(operator);
  const stranger = await newFan(operator);
  const [own] = await listed(fan.accessToken);
  for (const id of [own?.id ?? "", randomUUID(), "nobody's"]) {
    expect(await operator.call(endDevice, { params: { id } }, { token: stranger.accessToken })).toEqual({});
  }
  expect(await listed(fan.accessToken)).toMatchObject([{ id: own?.id, current: true }]);
});

test("a session that is over is shown no more", async () => {
  const { form, accessToken } = await newFan(operator);
  const phone = await signIn(form, PHONE);
  await operator.call(logout, { body: {} }, { token: phone.accessToken });
  expect(await listed(accessToken)).toHaveLength(1);
});
