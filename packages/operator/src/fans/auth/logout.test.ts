import { login, logout, me, myLines, refresh, resetOtp, resetPassword, resetVerify } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../compose/app.ts";
import { openDatabase } from "../../db/database.ts";
import { refreshTokens } from "../../db/schema/users.ts";
import { createDeps } from "../../compose/server/deps.ts";
import { lastCode, newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { ROUTES } from "../../compose/routes.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

type Pair = { readonly accessToken: string; readonly refreshToken: string };
const anew = ({ email, password }: { readonly email: string; readonly password: string }) =>
  operator.call(login, { body: { email, password } });
const goesOn = async (token: string) => (await operator.raw(me, {}, { token })).status === 200;
async function isOver({ accessToken, refreshToken }: Pair) {
  expect(await operator.fails(me, {}, { token: accessToken })).toMatchObject({ status: 401, code: "1034" });
  expect(await operator.fails(myLines, {}, { token: accessToken })).toMatchObject({ status: 401, code: "1034" });
  expect(await operator.fails(refresh, { body: { refreshToken } })).toMatchObject({ status: 401, code: "1005" });
}

test("ends the session that calls, whatever it was renewed with, and no other", async () => {
  const { form, ...first } = await newFan(operator);
  const elsewhere = await anew(form);
  const renewed = await operator.call(refresh, { body: { refreshToken: first.refreshToken } });
  expect(await operator.call(logout, { body: {} }, { token: renewed.accessToken })).toEqual({});
  await isOver(renewed);
  await isOver(first);
  expect(await goesOn(elsewhere.accessToken)).toBe(true);
  await operator.call(refresh, { body: { refreshToken: elsewhere.refreshToken } });
});

test("needs no body, and asking twice is no fault", async () => {
  const fan = await newFan(operator);
  for (let i = 0; i < 2; i++) {
    const answer = await operator.raw(logout, {}, { token: fan.accessToken });
    expect(answer.status).toBe(200);
  }
  await isOver(fan);
});

test("a session whose access token is over is ended by its refresh token, spent or not, in the own club only", async () => {
  for (const spent of [false, true]) {
    const { refreshToken } = await newFan(operator);
    const next = spent ? await operator.call(refresh, { body: { refreshToken } }) : undefined;
    operator.clock.advance({ hours: 13 });
    expect(await operator.call(logout, { body: { refreshToken } }, { team: 2 })).toEqual({});
    const living = await operator.call(refresh, { body: { refreshToken: next?.refreshToken ?? refreshToken } });
    await operator.call(logout, { body: { refreshToken } });
    await isOver(living);
  }
  expect(await operator.call(logout, { body: { refreshToken: "of nobody" } })).toEqual({});
});

test("names the session that its refresh token belongs to, not the caller's", async () => {
  const { form, ...first } = await newFan(operator);
  const second = await anew(form);
  await operator.call(logout, { body: { refreshToken: first.refreshToken } }, { token: second.accessToken });
  await isOver(first);
  expect(await goesOn(second.accessToken)).toBe(true);
});

test("everywhere ends every session of the fan and every way to one, and nobody else's; it needs a session", async () => {
  const { form, ...first } = await newFan(operator);
  const [second, other] = [await anew(form), await newFan(operator)];
  operator.clock.advance({ minutes: 2 });
  const { otpId } = await operator.call(resetOtp, { body: { phone: form.phone } });
  const { resetToken } = await operator.call(resetVerify, { body: { otpId, code: await lastCode(operator, form.phone) } });
  await operator.call(logout, { body: { everywhere: true } }, { token: second.accessToken });
  await isOver(first);
  await isOver(second);
  expect((await operator.fails(resetPassword, { body: { resetToken, newPassword: "Deplasman#1905" } })).code).toBe("1007");
  expect(await goesOn(other.accessToken)).toBe(true);
  expect(await goesOn((await anew(form)).accessToken)).toBe(true);
  const everywhere = { body: { everywhere: true, refreshToken: other.refreshToken } };
  expect(await operator.fails(logout, everywhere)).toMatchObject({ status: 401, code: "1034" });
  expect(await operator.fails(logout, everywhere, { token: second.accessToken })).toMatchObject({ status: 401, code: "1034" });
  expect(await goesOn(other.accessToken)).toBe(true);
});

test("another process refuses the tokens with its next request, though it knew them a moment before", async () => {
  const { deps, databaseUrl } = operator;
  const database = openDatabase(databaseUrl);
  const another = createApp(createDeps(deps.config, database.db, { base: operator.clock.base }), ROUTES);
  const fan = await newFan(operator);
  const headers = { "x-team-id": "1", "x-language-code": "1", authorization: `Bearer ${fan.accessToken}` };
  const ask = async () => (await another.request("/api/users/me", { headers })).status;
  expect(await ask()).toBe(200);
  await operator.call(logout, { body: {} }, { token: fan.accessToken });
  expect(await ask()).toBe(401);
  await database.close();
});

test("a logout while another tab renews the session leaves nothing that works", async () => {
  for (let round = 0; round < 5; round++) {
    const fan = await newFan(operator);
    const [renewal] = await Promise.all([
      operator.raw(refresh, { body: { refreshToken: fan.refreshToken } }),
      operator.call(logout, { body: {} }, { token: fan.accessToken }),
    ]);
    expect([200, 401]).toContain(renewal.status);
    await isOver(fan);
    const left = operator.deps.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.familyId, String(decodeJwt(fan.accessToken)["sid"])));
    expect(await left).toEqual([]);
  }
});
