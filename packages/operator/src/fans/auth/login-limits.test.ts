import { login, phoneOtp, resetOtp, resetPassword, resetVerify } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_EMAIL, DEMO_PASSWORD } from "../../seed/demo.ts";
import { deviceIn } from "../../testing/device.ts";
import { FAN_PASSWORD, lastCode, newFan } from "../../testing/fans.ts";
import { nextPhone } from "../../testing/phones.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

let last = 0;
/** A new IP address for each call. */
const elsewhere = () => `2001:db8:${(++last).toString(16)}::1`;
const right = (email: string, password = FAN_PASSWORD) => ({ body: { email, password } });
const wrong = (email: string) => right(email, "Falsch#1234");
const REFUSED = { status: 429, code: "RATE_LIMIT_EXCEEDED" };
const CLOSED = { ...REFUSED, reason: "guessedElsewhere" };

/** Guesses an account's password from many addresses, as an attacker does, until the account is closed to unknown devices. */
async function guessUntilClosed(email: string): Promise<number> {
  for (let guesses = 0; guesses < 200;) {
    const ip = elsewhere();
    const failures = await Promise.all(Array.from({ length: 5 }, () => operator.fails(login, wrong(email), { ip })));
    const closed = failures.filter(({ code }) => code !== "1004");
    guesses += failures.length - closed.length;
    for (const failure of closed) expect(failure).toMatchObject(CLOSED);
    if (closed.length > 0) return guesses;
  }
  throw new Error("the account was never closed");
}

const signIn = async (email: string, as: Parameters<TestOperator["raw"]>[2] = {}) => {
  const answer = await operator.raw(login, right(email), { ip: elsewhere(), ...as });
  expect(answer.status).toBe(200);
  return deviceIn(answer);
};

test("whoever guesses from many addresses gets fewer than 100 tries in any hour, at one account", async () => {
  const { form } = await newFan(operator);
  const guesses = await guessUntilClosed(form.email);
  // With guesses just before and just after a window ends, any hour sees two windows at most.
  expect(2 * guesses).toBeLessThan(100);
  const closed = await operator.fails(login, right(form.email), { ip: elsewhere() });
  expect(closed).toMatchObject(CLOSED);
  expect(Number(closed.headers.get("retry-after"))).toBe(3600);
  const other = await newFan(operator);
  await signIn(other.form.email);
  operator.clock.advance({ hours: 1, seconds: 1 });
  await signIn(form.email);
});

test("a fan whose account is under attack goes on signing in where that worked before, from any address", async () => {
  const { form } = await newFan(operator);
  const device = await signIn(form.email);
  await guessUntilClosed(form.email);
  const attackers = elsewhere();
  const again = await signIn(form.email, { ip: attackers, headers: { cookie: `lang=de; ${device}` } });
  await signIn(form.email, { headers: { cookie: again } });
  // Five wrong passwords count against the device, and close it for a quarter of an hour.
  const here = { ip: attackers, headers: { cookie: again } };
  for (let i = 0; i < 5; i++) expect((await operator.fails(login, wrong(form.email), here)).code).toBe("1004");
  const closed = await operator.fails(login, right(form.email), { ...here, ip: elsewhere() });
  expect(closed).toMatchObject(REFUSED);
  expect(Number(closed.headers.get("retry-after"))).toBe(900);
});

test("five wrong passwords of somebody at the same address do not close the door for the fan's device", async () => {
  const { form } = await newFan(operator);
  const ip = elsewhere();
  const device = await signIn(form.email, { ip });
  for (let i = 0; i < 5; i++) expect((await operator.fails(login, wrong(form.email), { ip })).code).toBe("1004");
  expect(await operator.fails(login, right(form.email), { ip })).toMatchObject(REFUSED);
  await signIn(form.email, { ip, headers: { cookie: device } });
});

test("what is refused for its address does not count against the account, so one address closes it for nobody", async () => {
  const { form } = await newFan(operator);
  const ip = elsewhere();
  for (let i = 0; i < 60; i++) await operator.fails(login, wrong(form.email), { ip });
  expect(await signIn(form.email)).toMatch(/^device1=/);
});

test("right passwords do not count, however many devices a fan has", async () => {
  const { form } = await newFan(operator);
  for (let i = 0; i < 35; i++) expect(await signIn(form.email)).toMatch(/^device1=/);
});

test("nobody's account is closed to strangers like anybody's", async () => {
  const { form } = await newFan(operator);
  expect(await guessUntilClosed("nobody.at.all@example.com")).toBe(await guessUntilClosed(form.email));
});

test("a device is known for its own account, in its own club, for half a year", async () => {
  const [{ form }, other] = [await newFan(operator), await newFan(operator)];
  const mine = await signIn(form.email);
  const foreign = await signIn(other.form.email);
  await guessUntilClosed(form.email);
  const forged = mine.replace(/.(?=.$)/, (letter) => (letter === "A" ? "B" : "A"));
  for (const cookie of [foreign, forged, "device1=", `${mine}x`, mine.replace("device1", "device2")]) {
    expect(await operator.fails(login, right(form.email), { ip: elsewhere(), headers: { cookie } }), cookie).toMatchObject(CLOSED);
  }
  operator.clock.advance({ days: 181 });
  await guessUntilClosed(form.email);
  expect(await operator.fails(login, right(form.email), { ip: elsewhere(), headers: { cookie: mine } })).toMatchObject(CLOSED);
});

test("the cookie is for our calls only, no script reads it, and it says neither name nor address", async () => {
  const { form } = await newFan(operator);
  const answer = await operator.raw(login, right(form.email), { ip: elsewhere() });
  const cookie = answer.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^device1=[\w.:-]+; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
  expect(decodeURIComponent(cookie)).not.toMatch(/example|Elif|\+49/);
  const live = await createTestOperator({ env: { TEAM_ORIGINS: "1=https://club.example" } });
  const demo = { body: { email: DEMO_EMAIL, password: DEMO_PASSWORD } };
  expect((await live.raw(login, demo)).headers.get("set-cookie")).toMatch(/; Secure$/);
  await live.stop();
});

test("a new password by SMS makes the device known, so that it opens an account that is closed to strangers", async () => {
  const { form } = await newFan(operator);
  await guessUntilClosed(form.email);
  const ip = elsewhere();
  const { otpId } = await operator.call(resetOtp, { body: { phone: form.phone } }, { ip });
  const { resetToken } = await operator.call(resetVerify, { body: { otpId, code: await lastCode(operator, form.phone) } }, { ip });
  const answer = await operator.raw(resetPassword, { body: { resetToken, newPassword: "Stadion#2026" } }, { ip });
  const headers = { cookie: deviceIn(answer) };
  expect(await operator.fails(login, right(form.email, "Stadion#2026"), { ip })).toMatchObject(CLOSED);
  await operator.call(login, right(form.email, "Stadion#2026"), { ip, headers });
});

test("strangers who use up the codes of an hour take none from the fan's device, nor from the fan's session", async () => {
  const { form, accessToken: token } = await newFan(operator);
  const device = await signIn(form.email);
  const ask = { body: { phone: form.phone } };
  const wait = () => operator.clock.advance({ minutes: 4 });
  for (let i = 0; i < 3; i++) {
    wait();
    await operator.call(resetOtp, ask, { ip: elsewhere() });
  }
  wait();
  expect(await operator.fails(resetOtp, ask, { ip: elsewhere() })).toMatchObject(REFUSED);
  const order = { body: { phone: form.phone, type: "order" } };
  await operator.call(phoneOtp, order, { ip: elsewhere() });
  wait();
  expect(await operator.fails(phoneOtp, order, { ip: elsewhere() })).toMatchObject(REFUSED);
  const own = { ip: elsewhere(), headers: { cookie: device } };
  const { otpId } = await operator.call(resetOtp, ask, own);
  await operator.call(resetVerify, { body: { otpId, code: await lastCode(operator, form.phone) } }, own);
  await operator.call(phoneOtp, order, { ip: elsewhere(), token });
  // Device and session together allow three more codes in the hour, and then no more.
  wait();
  await operator.call(resetOtp, ask, own);
  wait();
  expect(await operator.fails(resetOtp, ask, own)).toMatchObject(REFUSED);
  const other = await newFan(operator);
  const foreign = { ip: elsewhere(), headers: { cookie: await signIn(other.form.email) }, token: other.accessToken };
  expect(await operator.fails(resetOtp, ask, foreign)).toMatchObject(REFUSED);
  expect(await operator.fails(phoneOtp, order, foreign)).toMatchObject(REFUSED);
});

test("nor does a neighbour who uses up the codes of a shared address", async () => {
  const shared = await createTestOperator({ env: { OTP_SENDS_PER_DAY_AND_IP: "1" } });
  const { form } = await newFan(shared);
  const ip = "203.0.113.50";
  const device = deviceIn(await shared.raw(login, right(form.email), { ip }));
  await shared.call(phoneOtp, { body: { phone: nextPhone(), type: "order" } }, { ip });
  expect(await shared.fails(resetOtp, { body: { phone: form.phone } }, { ip })).toMatchObject(REFUSED);
  const own = await shared.call(resetOtp, { body: { phone: form.phone } }, { ip, headers: { cookie: device } });
  expect(own.otpId).toBeTruthy();
  await shared.stop();
});
