import { checkEmail, confirmEmail, login, me, ping, register, updateMe } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listMessages } from "../../sandbox/messages.ts";
import { lastLink } from "../../testing/account.ts";
import { FAN_PASSWORD, newFan, registerForm, verifiedPhone } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { OTP_SENDS_PER_DAY_AND_IP: "1000", RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

const fresh = () => `${crypto.randomUUID().slice(0, 8)}@example.com`;
const confirm = (token: string) => operator.call(confirmEmail, { body: { token } });
const account = (token: string) => operator.call(me, undefined, { token });
const wish = (email: string, token: string) => operator.call(updateMe, { body: { email, currentPassword: FAN_PASSWORD } }, { token });
const mailsTo = (to: string) => listMessages(operator.deps.db, { to, channel: "mail" });

test("who registers with a mailbox that another account names without proof wins it by the link of the welcome mail", async () => {
  const email = fresh();
  const squatter = await newFan(operator, { email });
  expect(await operator.call(checkEmail, { body: { email } }), "nothing tells that an account names it").toEqual({ available: true });
  const owner = await newFan(operator, { email });
  expect(await account(owner.accessToken)).toMatchObject({ email, emailVerified: false });
  expect(await account(squatter.accessToken), "naming it takes nothing from anybody").toMatchObject({ email });
  const { revision } = await operator.call(ping, undefined, { token: squatter.accessToken });
  await confirm(await lastLink(operator, email));
  expect(await account(owner.accessToken)).toMatchObject({ email, emailVerified: true });
  expect(await account(squatter.accessToken)).toMatchObject({ email: "", emailVerified: false, phoneNumber: squatter.form.phone });
  expect((await operator.call(ping, undefined, { token: squatter.accessToken })).revision, "its devices are told").toBeGreaterThan(
    revision,
  );
  expect(await operator.call(checkEmail, { body: { email } })).toEqual({ available: false });
});

test("the account that lost it is told by SMS, signs in by phone, and gives another mailbox", async () => {
  const email = fresh();
  const squatter = await newFan(operator, { email, password: "Kestane-Balı-7", passwordConfirmation: "Kestane-Balı-7" });
  await newFan(operator, { email });
  await confirm(await lastLink(operator, email));
  await operator.runJobs();
  const [sms] = await listMessages(operator.deps.db, { to: squatter.form.phone, channel: "sms", limit: 1 });
  expect(sms?.body).toContain("/dashboard/account/profile");
  expect(sms?.body, "nothing of whose it is").not.toContain(email);
  const password = squatter.form.password;
  const before = (await mailsTo(email)).length;
  await operator.call(login, { body: { identifier: squatter.form.phone, password } });
  for (const identifier of [email, ""])
    expect((await operator.fails(login, { body: { identifier, password } })).status, identifier).toBeGreaterThanOrEqual(400);
  const token = squatter.accessToken;
  const newPassword = "Incir-Reçeli-4";
  const { tokens } = await operator.call(updateMe, { body: { newPassword, currentPassword: password } }, { token });
  await operator.runJobs();
  expect((await mailsTo(email)).length, "nothing about it reaches the owner").toBe(before);
  const other = fresh();
  const as = { token: tokens?.accessToken ?? "" };
  expect(await operator.fails(updateMe, { body: { consents: { email: true } } }, as)).toMatchObject({
    fieldErrors: [{ field: "email", rule: "email.required" }],
  });
  await operator.call(updateMe, { body: { email: other, currentPassword: newPassword } }, as);
  await confirm(await lastLink(operator, other));
  expect(await account(as.token)).toMatchObject({ email: other, emailVerified: true });
});

test("a change to a mailbox that another account names without proof takes it by its link, and voids the other's links", async () => {
  const email = fresh();
  const squatter = await newFan(operator, { email });
  const theirs = await lastLink(operator, email);
  const { accessToken: token } = await newFan(operator);
  await wish(email, token);
  await confirm(await lastLink(operator, email));
  expect(await account(token)).toMatchObject({ email, emailVerified: true });
  expect(await account(squatter.accessToken)).toMatchObject({ email: "" });
  expect((await operator.fails(confirmEmail, { body: { token: theirs } })).code).toBe("1029");
});

test("the link of an advertising consent proves the mailbox, too", async () => {
  const email = fresh();
  const squatter = await newFan(operator, { email });
  const { accessToken: token } = await newFan(operator, { email });
  await operator.call(updateMe, { body: { consents: { email: true } } }, { token });
  expect(await confirm(await lastLink(operator, email))).toEqual({ purpose: "advertising" });
  expect(await account(token)).toMatchObject({ email, emailVerified: true, consents: { email: true } });
  expect(await account(squatter.accessToken)).toMatchObject({ email: "" });
});

test("a proven mailbox is nobody else's, also where both links are opened at once", async () => {
  const email = fresh();
  const first = await newFan(operator, { email });
  const one = await lastLink(operator, email);
  const second = await newFan(operator, { email });
  const two = await lastLink(operator, email);
  const answers = await Promise.all([one, two].map((token) => operator.raw(confirmEmail, { body: { token } })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
  const both = await Promise.all([first, second].map(({ accessToken }) => account(accessToken)));
  expect(both.filter(({ emailVerified }) => emailVerified)).toHaveLength(1);
  expect(both.filter(({ email: kept }) => kept === email)).toHaveLength(1);
  const form = registerForm({ email });
  form.phoneVerificationToken = await verifiedPhone(operator, form.phone);
  expect((await operator.fails(register, { body: form })).code).toBe("1048");
});

test("of accounts that name a mailbox without proof, the one of this device signs in by it, else the oldest", async () => {
  const email = fresh();
  const old = await newFan(operator, { email, password: "Kestane-Balı-7", passwordConfirmation: "Kestane-Balı-7" });
  operator.clock.advance({ minutes: 1 });
  const young = await newFan(operator, { email });
  const byMail = (password: string, headers = {}) => operator.raw(login, { body: { identifier: email, password } }, { headers });
  expect((await byMail(old.form.password)).status).toBe(200);
  expect((await byMail(FAN_PASSWORD)).status).toBe(401);
  const byPhone = await operator.raw(login, { body: { identifier: young.form.phone, password: FAN_PASSWORD } });
  const cookie = (byPhone.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  expect((await byMail(FAN_PASSWORD, { cookie })).status).toBe(200);
});
