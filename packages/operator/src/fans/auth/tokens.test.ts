import { login, me, refresh, register, resetOtp, resetPassword, resetVerify, updateMe } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { base64url, decodeJwt, decodeProtectedHeader, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../db/schema/users.ts";
import { lastCode, newFan, registerForm } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

const refused = async (token: string) => (await operator.fails(me, {}, { token })).code;

test("no way of saying that a token needs no signature is believed", async () => {
  const { accessToken } = await newFan(operator);
  const [, payload = "", signature = ""] = accessToken.split(".");
  for (const alg of ["none", "None", "NONE", "nOnE", "", "HS384", "RS256"]) {
    const header = base64url.encode(JSON.stringify({ alg, typ: "JWT" }));
    for (const end of ["", "AAAA", signature]) expect(await refused(`${header}.${payload}.${end}`), alg).toBe("1034");
  }
  expect(decodeProtectedHeader(accessToken)).toEqual({ alg: "HS256", typ: "JWT" });
});

test("a token made for something else opens no session, though its signature is ours", async () => {
  const { accessToken, refreshToken, form } = await newFan(operator);
  const other = await newFan(operator);
  for (const token of [form.phoneVerificationToken, refreshToken]) expect(await refused(token)).toBe("1034");
  const secret = new TextEncoder().encode(operator.deps.config.jwtSecret);
  const { aud: _, ...claims } = decodeJwt(accessToken);
  const sign = (changed: object) => new SignJWT({ ...claims, aud: "fan", ...changed }).setProtectedHeader({ alg: "HS256" }).sign(secret);
  await operator.call(me, undefined, { token: await sign({}) });
  for (const changed of [
    { aud: "phone-verification" },
    { iss: "somebody" },
    { ver: 7 },
    { team: 2 },
    { exp: undefined },
    { sub: "root" },
    { sid: decodeJwt(other.accessToken)["sid"] },
  ]) {
    expect(await refused(await sign(changed)), JSON.stringify(changed)).toBe("1034");
  }
  const unproven = registerForm({ phoneVerificationToken: accessToken });
  expect((await operator.fails(register, { body: unproven })).code).toBe("1034");
});

test("a session ends in the second its token says, and its refresh goes on", async () => {
  const { accessToken, refreshToken } = await newFan(operator);
  operator.clock.advance({ hours: 11, minutes: 59, seconds: 59 });
  await operator.call(me, undefined, { token: accessToken });
  operator.clock.advance({ seconds: 1 });
  expect(await refused(accessToken)).toBe("1034");
  const next = await operator.call(refresh, { body: { refreshToken } });
  await operator.call(me, undefined, { token: next.accessToken });
});

test("a new password, forgotten or changed, ends every session: 1034 for its token, 1005 for its refresh", async () => {
  const { accessToken, refreshToken, form } = await newFan(operator);
  operator.clock.advance({ minutes: 2 });
  const { otpId } = await operator.call(resetOtp, { body: { phone: form.phone } });
  const { resetToken } = await operator.call(resetVerify, { body: { otpId, code: await lastCode(operator, form.phone) } });
  await operator.call(resetPassword, { body: { resetToken, newPassword: "Deplasman#1905" } });
  expect(await refused(accessToken)).toBe("1034");
  expect(await operator.fails(refresh, { body: { refreshToken } })).toMatchObject({ status: 401, code: "1005" });

  const again = await operator.call(login, { body: { identifier: form.email, password: "Deplasman#1905" } });
  const body = { currentPassword: "Deplasman#1905", newPassword: "Kapalı#1903" };
  await operator.call(updateMe, { body }, { token: again.accessToken });
  expect(await refused(again.accessToken)).toBe("1034");
  expect((await operator.fails(refresh, { body: { refreshToken: again.refreshToken } })).code).toBe("1005");
});

test("a fan who is gone is 1041 with a genuine token, and nobody with a forged one", async () => {
  const { accessToken, refreshToken, form } = await newFan(operator);
  await operator.deps.db.update(users).set({ deletedAt: operator.deps.clock.now(), tokenVersion: 1 }).where(eq(users.email, form.email));
  expect(await operator.fails(me, {}, { token: accessToken })).toMatchObject({ status: 404, code: "1041" });
  expect(await refused(`${accessToken.slice(0, -3)}abc`)).toBe("1034");
  expect((await operator.fails(me, {}, { token: accessToken, team: 2 })).code).toBe("1034");
  expect((await operator.fails(refresh, { body: { refreshToken } })).code).toBe("1005");
  operator.clock.advance({ hours: 13 });
  expect(await refused(accessToken)).toBe("1034");
});
