import { MINUTE_MS } from "@tribun/domain";
import { phoneOtp, phoneVerify, resetOtp, resetVerify } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { otps } from "../../db/schema/users.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { writeDelivery } from "../../sandbox/settings.ts";
import { lastCode, newFan, verifiedPhone } from "../../testing/fans.ts";
import { nextPhone } from "../../testing/phones.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());
// Each test starts without a code in the last minute.
beforeEach(() => operator.clock.advance({ minutes: 2 }));

const send = (phone: string, type = "register") => operator.call(phoneOtp, { body: { phone, type } });
const verify = (otpId: string, code: string) => ({ body: { otpId, code } });
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

test("sends six digits in the fan's language and keeps only a keyed hash", async () => {
  const phone = nextPhone();
  const ticket = await send(phone);
  const code = await lastCode(operator, phone);
  expect(Date.parse(ticket.expiresAt) - operator.clock.base()).toBe(5 * MINUTE_MS);
  expect(Date.parse(ticket.resendAt) - operator.clock.base()).toBe(60_000);
  const [row] = await operator.deps.db.select().from(otps).where(eq(otps.id, ticket.otpId));
  expect(JSON.stringify(row)).not.toContain(code);
  const turkish = nextPhone();
  await operator.call(phoneOtp, { body: { phone: turkish, type: "order" } }, { language: 0 });
  expect((await listMessages(operator.deps.db, { to: turkish }))[0]?.body).toContain("5 dakika gecerli");
});

test("the right code gives a proof for 30 minutes, once", async () => {
  const phone = nextPhone();
  const { otpId } = await send(phone);
  const code = await lastCode(operator, phone);
  const { expiresAt } = await operator.call(phoneVerify, verify(otpId, code));
  expect(Date.parse(expiresAt) - operator.clock.base()).toBe(30 * MINUTE_MS);
  expect(await operator.fails(phoneVerify, verify(otpId, code))).toMatchObject({ status: 409, code: "1030" });
});

test("ten right answers at once: one proof", async () => {
  const phone = nextPhone();
  const { otpId } = await send(phone);
  const code = await lastCode(operator, phone);
  const answers = await Promise.all(Array.from({ length: 5 }, () => operator.raw(phoneVerify, verify(otpId, code))));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
});

test("wrong 1028, late 1029, unknown and foreign 1028", async () => {
  const phone = nextPhone();
  const { otpId } = await send(phone);
  const code = await lastCode(operator, phone);
  expect(await operator.fails(phoneVerify, verify(otpId, otherThan(code)))).toMatchObject({ status: 422, code: "1028" });
  expect((await operator.fails(phoneVerify, verify(otpId, code), { team: 2 })).code).toBe("1028");
  expect((await operator.fails(phoneVerify, verify(crypto.randomUUID(), code))).code).toBe("1028");
  expect((await operator.fails(phoneVerify, verify("no-uuid", code))).code).toBe("1028");
  operator.clock.advance({ minutes: 5, seconds: 1 });
  expect(await operator.fails(phoneVerify, verify(otpId, code))).toMatchObject({ status: 410, code: "1029" });
});

test("the sixth attempt is a 429, even with the right code, also when all come at once", async () => {
  const phone = nextPhone();
  const { otpId } = await send(phone);
  const code = await lastCode(operator, phone);
  await Promise.all(Array.from({ length: 5 }, () => operator.fails(phoneVerify, verify(otpId, otherThan(code)))));
  const refused = await operator.fails(phoneVerify, verify(otpId, code));
  expect(refused).toMatchObject({ status: 429, code: "RATE_LIMIT_EXCEEDED" });
  expect(refused.headers.get("retry-after")).toBe("60");
});

test("resend after 60, 90, 120 seconds; a new code voids the old; five sends an hour", async () => {
  const phone = nextPhone();
  let { otpId } = await send(phone);
  for (const seconds of [60, 90, 120, 150]) {
    const soon = await operator.fails(phoneOtp, { body: { phone, type: "register" } });
    expect(soon).toMatchObject({ status: 429 });
    expect(soon.headers.get("retry-after")).toBe(String(seconds));
    operator.clock.advance({ seconds });
    const old = await lastCode(operator, phone);
    const before = otpId;
    ({ otpId } = await send(phone));
    expect((await operator.fails(phoneVerify, verify(before, old))).code).toBe("1029");
  }
  operator.clock.advance({ seconds: 180 });
  expect((await operator.fails(phoneOtp, { body: { phone, type: "register" } })).code).toBe("RATE_LIMIT_EXCEEDED");
  operator.clock.advance({ hours: 1 });
  await send(phone);
});

test("an hour's five sends are the phone's, whichever clubs ask; the pause between two is each club's", async () => {
  const phone = nextPhone();
  for (const team of [1, 2, 3, 4, 1]) {
    await operator.call(phoneOtp, { body: { phone, type: "order" } }, { team });
    operator.clock.advance({ minutes: 1 });
  }
  const sixth = await operator.fails(phoneOtp, { body: { phone, type: "order" } }, { team: 2 });
  expect(sixth).toMatchObject({ status: 429, code: "RATE_LIMIT_EXCEEDED" });
  expect(sixth.headers.get("retry-after")).toBe(String(55 * 60));
});

test("two sends at once: one SMS", async () => {
  const phone = nextPhone();
  const answers = await Promise.all([1, 2, 3].map(() => operator.raw(phoneOtp, { body: { phone, type: "register" } })));
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
  expect(await listMessages(operator.deps.db, { to: phone })).toHaveLength(1);
});

test.each(["register", "changePhone"])("a code for %s confirms nothing once its number is an account's (1107)", async (type) => {
  const phone = nextPhone();
  const { accessToken: token } = await newFan(operator);
  const { otpId } = await operator.call(phoneOtp, { body: { phone, type } }, { token });
  const code = await lastCode(operator, phone);
  await newFan(operator, { phone, phoneVerificationToken: await verifiedPhone(operator, phone, "order") });
  expect(await operator.fails(phoneVerify, verify(otpId, code), { token })).toMatchObject({ status: 502, code: "1107" });
});

test("ten sends a day and address", async () => {
  const strict = await createTestOperator({ env: { OTP_SENDS_PER_DAY_AND_IP: "10" } });
  const ask = () => strict.raw(phoneOtp, { body: { phone: nextPhone(), type: "order" } }, { ip: "198.51.100.9" });
  for (let i = 0; i < 10; i++) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  strict.clock.advance({ days: 1, seconds: 1 });
  expect((await ask()).status).toBe(200);
  await strict.stop();
});

test("unknown purposes are 1031, known phones 1066, a change of phone needs a session", async () => {
  for (const type of ["login", "", "resetPassword"]) {
    expect(await operator.fails(phoneOtp, { body: { phone: nextPhone(), type } })).toMatchObject({ status: 400, code: "1031" });
  }
  const { form, accessToken } = await newFan(operator);
  const taken = await operator.fails(phoneOtp, { body: { phone: form.phone, type: "register" } });
  expect(taken).toMatchObject({ status: 409, code: "1066" });
  expect((await operator.fails(phoneOtp, { body: { phone: nextPhone(), type: "changePhone" } })).code).toBe("1034");
  await operator.call(phoneOtp, { body: { phone: nextPhone(), type: "changePhone" } }, { token: accessToken });
  operator.clock.advance({ minutes: 2 });
  await operator.call(phoneOtp, { body: { phone: form.phone, type: "order" } }, { token: accessToken });
});

test("a gateway that fails is 1106, and the next try need not wait", async () => {
  const phone = nextPhone();
  await writeDelivery(operator.deps.db, "sms", "fail");
  expect(await operator.fails(phoneOtp, { body: { phone, type: "register" } })).toMatchObject({ status: 502, code: "1106" });
  await writeDelivery(operator.deps.db, "sms", "normal");
  await send(phone);
});

test("a gateway that is down uses up none of the day's sends, and the code in the fan's hand stays good", async () => {
  const strict = await createTestOperator({ env: { OTP_SENDS_PER_DAY_AND_IP: "3" } });
  const phone = nextPhone();
  const { otpId } = await strict.call(phoneOtp, { body: { phone, type: "order" } });
  const code = await lastCode(strict, phone);
  strict.clock.advance({ seconds: 61 });
  await writeDelivery(strict.deps.db, "sms", "fail");
  for (let i = 0; i < 4; i++) expect((await strict.fails(phoneOtp, { body: { phone, type: "order" } })).code).toBe("1106");
  await strict.call(phoneVerify, verify(otpId, code));
  await writeDelivery(strict.deps.db, "sms", "normal");
  await strict.call(phoneOtp, { body: { phone, type: "order" } });
  await strict.stop();
});

test("input that is none is a 400", async () => {
  expect(await operator.fails(phoneOtp, { body: { phone: "0800 1234567", type: "register" } })).toMatchObject({
    fieldErrors: [{ field: "phone", rule: "phone.invalid" }],
  });
  expect(await operator.fails(phoneVerify, { body: { otpId: "x", code: "12" } })).toMatchObject({
    fieldErrors: [{ field: "code", rule: "otp.invalid" }],
  });
});

test.each(["-".repeat(36), "a".repeat(36), "x"])("an id that none of ours looks like is a wrong code: %s", async (otpId) => {
  expect(await operator.fails(phoneVerify, verify(otpId, "123456"))).toMatchObject({ code: "1028" });
  expect(await operator.fails(resetVerify, verify(otpId, "123456"))).toMatchObject({ code: "1028" });
});

test("whether an account has a number is told ten times a minute to one address, as with mail addresses, by both calls together", async () => {
  const { form } = await newFan(operator);
  const ip = "203.0.113.77";
  for (let i = 0; i < 5; i++) {
    const known = { body: { phone: form.phone, type: "register" } };
    expect((await operator.fails(phoneOtp, known, { ip })).code).toBe("1066");
    expect((await operator.fails(resetOtp, { body: { phone: nextPhone() } }, { ip })).code).toBe("1008");
  }
  for (const [call, body] of [
    [phoneOtp, { phone: form.phone, type: "register" }],
    [resetOtp, { phone: form.phone }],
  ] as const) {
    expect(await operator.fails(call, { body }, { ip })).toMatchObject({ status: 429, code: "RATE_LIMIT_EXCEEDED" });
  }
});
