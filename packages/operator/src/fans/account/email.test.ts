import { confirmEmail, login, me, refresh, register, updateMe } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listMessages } from "../../sandbox/messages.ts";
import { lastLink, openLink } from "../../testing/account.ts";
import { FAN_PASSWORD, newFan, registerForm, verifiedPhone } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { OTP_SENDS_PER_DAY_AND_IP: "1000", RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

const fresh = () => `${crypto.randomUUID().slice(0, 8)}@example.com`;
const confirm = (token: string, as = {}) => operator.call(confirmEmail, { body: { token } }, as);
const refused = async (token: string, as = {}) => (await operator.fails(confirmEmail, { body: { token } }, as)).code;

test("a new address counts once its link was opened, on any device; the old one is told", async () => {
  const { accessToken: token, form } = await newFan(operator);
  const email = fresh();
  expect((await operator.call(updateMe, { body: { email, currentPassword: FAN_PASSWORD } }, { token })).email).toBe(form.email);
  const link = await lastLink(operator, email);
  expect((await operator.fails(login, { body: { identifier: email, password: form.password } })).code).toBe("1004");
  expect(await confirm(link)).toEqual({ purpose: "address" });
  expect(await operator.call(me, undefined, { token })).toMatchObject({ email, emailVerified: true });
  await operator.runJobs();
  const [notice] = await listMessages(operator.deps.db, { to: form.email, limit: 1 });
  expect(notice?.subject).toBe("Deine E-Mail-Adresse wurde geändert");
  expect(notice?.body).not.toContain(email);
});

test("a link works once, for 72 hours, in its club, until a newer one replaces it", async () => {
  const { accessToken: token, refreshToken } = await newFan(operator);
  const [first, second] = [fresh(), fresh()];
  await operator.call(updateMe, { body: { email: first, currentPassword: FAN_PASSWORD } }, { token });
  const old = await lastLink(operator, first);
  await operator.call(updateMe, { body: { email: second, currentPassword: FAN_PASSWORD } }, { token });
  const link = await lastLink(operator, second);
  expect(await refused(old)).toBe("1029");
  expect(await refused(link, { team: 2 })).toBe("1028");
  expect(await refused("made-up")).toBe("1028");
  await confirm(link);
  expect(await refused(link)).toBe("1030");

  const third = fresh();
  await operator.call(updateMe, { body: { email: third, currentPassword: FAN_PASSWORD } }, { token });
  const late = await lastLink(operator, third);
  operator.clock.advance({ hours: 72 });
  expect(await refused(late)).toBe("1029");
  const { accessToken } = await operator.call(refresh, { body: { refreshToken } });
  expect((await operator.call(me, undefined, { token: accessToken })).email).toBe(second);
});

test("somebody else's address is 1048, when it is wished for and when it was taken meanwhile", async () => {
  const { accessToken: token, form } = await newFan(operator);
  const { form: other } = await newFan(operator);
  await openLink(operator, other.email);
  expect(await operator.fails(updateMe, { body: { email: other.email, currentPassword: FAN_PASSWORD } }, { token })).toMatchObject({
    status: 409,
    code: "1048",
    reason: "profile",
  });
  const email = fresh();
  await operator.call(updateMe, { body: { email, currentPassword: FAN_PASSWORD } }, { token });
  const link = await lastLink(operator, email);
  await newFan(operator, { email });
  await openLink(operator, email);
  expect(await refused(link)).toBe("1048");
  expect(await refused(link)).toBe("1048");
  expect((await operator.call(me, undefined, { token })).email).toBe(form.email);
});

test("whether others have an address is told as often as links are sent: five times an hour", async () => {
  const { accessToken: token } = await newFan(operator);
  const { form: other } = await newFan(operator);
  await openLink(operator, other.email);
  const wish = { body: { email: other.email, currentPassword: FAN_PASSWORD } };
  for (let i = 0; i < 5; i++) expect((await operator.fails(updateMe, wish, { token })).code).toBe("1048");
  expect(await operator.fails(updateMe, wish, { token })).toMatchObject({ status: 429, code: "RATE_LIMIT_EXCEEDED" });
});

test("advertising by mail waits for its link, from the profile and from the registration", async () => {
  const { accessToken: token, form } = await newFan(operator);
  expect((await operator.call(updateMe, { body: { consents: { email: true } } }, { token })).consents.email).toBe(false);
  expect(await confirm(await lastLink(operator, form.email))).toEqual({ purpose: "advertising" });
  expect(await operator.call(me, undefined, { token })).toMatchObject({ consents: { email: true }, emailVerified: true });

  const wish = registerForm({ consents: { email: true, sms: true, phone: false, push: false, profiling: false } });
  wish.phoneVerificationToken = await verifiedPhone(operator, wish.phone);
  const { accessToken } = await operator.call(register, { body: wish });
  expect((await operator.call(me, undefined, { token: accessToken })).consents).toMatchObject({ email: false, sms: true });
  const link = await lastLink(operator, wish.email);
  await operator.call(updateMe, { body: { consents: { email: false } } }, { token: accessToken });
  expect(await refused(link)).toBe("1029");
  expect((await operator.call(me, undefined, { token: accessToken })).consents.email).toBe(false);
});

test("five links in an hour are enough", async () => {
  const { accessToken: token } = await newFan(operator);
  for (let i = 0; i < 5; i++) await operator.call(updateMe, { body: { email: fresh(), currentPassword: FAN_PASSWORD } }, { token });
  expect((await operator.fails(updateMe, { body: { email: fresh(), currentPassword: FAN_PASSWORD } }, { token })).status).toBe(429);
});
