import { login, me, phoneVerify, refresh, resetMail, resetOtp, resetPassword, resetVerify, updateMe } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../db/schema/users.ts";
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

async function resetTokenFor(phone: string): Promise<string> {
  const { otpId } = await operator.call(resetOtp, { body: { phone } });
  return (await operator.call(resetVerify, { body: { otpId, code: await lastCode(operator, phone) } })).resetToken;
}

test("a new password ends every session and works once", async () => {
  const { form, accessToken, refreshToken } = await newFan(operator);
  const resetToken = await resetTokenFor(form.phone);
  const newPassword = "Stadion#2026";
  expect(await operator.call(resetPassword, { body: { resetToken, newPassword } })).toEqual({});
  expect((await operator.fails(me, {}, { token: accessToken })).code).toBe("1034");
  expect((await operator.fails(refresh, { body: { refreshToken } })).code).toBe("1005");
  expect((await operator.fails(login, { body: { identifier: form.email, password: form.password } })).code).toBe("1004");
  await operator.call(login, { body: { identifier: form.email, password: newPassword } });
  const again = { body: { resetToken, newPassword: "Stadion#2027" } };
  expect(await operator.fails(resetPassword, again)).toMatchObject({ status: 422, code: "1007" });
  await operator.runJobs();
  expect((await listMessages(operator.deps.db, { to: form.email }))[0]?.subject).toBe("Dein Passwort wurde geändert");
});

/** Gets two tokens. A second code must wait a moment; a token lives for ten minutes. */
async function twoTokens(phone: string): Promise<[string, string]> {
  const first = await resetTokenFor(phone);
  operator.clock.advance({ minutes: 2 });
  return [first, await resetTokenFor(phone)];
}

test("one reset uses up every token there is, also of two at the same moment", async () => {
  const { form } = await newFan(operator);
  const [older, newer] = await twoTokens(form.phone);
  await operator.call(resetPassword, { body: { resetToken: newer, newPassword: "Stadion#2026" } });
  const late = { body: { resetToken: older, newPassword: "Hirsiz#2026" } };
  expect(await operator.fails(resetPassword, late)).toMatchObject({ status: 422, code: "1007" });
  await operator.call(login, { body: { identifier: form.email, password: "Stadion#2026" } });

  const other = await newFan(operator);
  const both = await twoTokens(other.form.phone);
  const answers = await Promise.all(
    both.map((resetToken, i) => operator.raw(resetPassword, { body: { resetToken, newPassword: `Stadion#${i}a` } })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test("a token from before the password was changed in the account opens nothing", async () => {
  const { form, accessToken: token } = await newFan(operator);
  const resetToken = await resetTokenFor(form.phone);
  await operator.call(updateMe, { body: { currentPassword: form.password, newPassword: "Stadion#2026" } }, { token });
  const late = { body: { resetToken, newPassword: "Hirsiz#2026" } };
  expect(await operator.fails(resetPassword, late)).toMatchObject({ status: 422, code: "1007" });
});

test("the old password again is refused, and the token stays good", async () => {
  const { form } = await newFan(operator);
  const resetToken = await resetTokenFor(form.phone);
  expect(await operator.fails(resetPassword, { body: { resetToken, newPassword: form.password } })).toMatchObject({
    status: 400,
    fieldErrors: [{ field: "newPassword", rule: "password.sameAsOld" }],
  });
  await operator.call(resetPassword, { body: { resetToken, newPassword: "Stadion#2026" } });
});

test.each([
  ["Sommer2026!", "password.known"],
  ["Sahin#1995", "password.personal"],
])("%s is refused, as others try it first, and the token stays good", async (newPassword, rule) => {
  const { form } = await newFan(operator);
  const resetToken = await resetTokenFor(form.phone);
  expect(await operator.fails(resetPassword, { body: { resetToken, newPassword } })).toMatchObject({
    status: 400,
    code: "-1",
    fieldErrors: [{ field: "newPassword", rule }],
  });
  // Without a token a caller learns neither the list of weak passwords nor the fan's name.
  expect((await operator.fails(resetPassword, { body: { resetToken: "unknown", newPassword } })).code).toBe("1007");
  await operator.call(resetPassword, { body: { resetToken, newPassword: "Stadion#2026" } });
});

test("late, unknown and foreign tokens are 1007; weak passwords have their own codes", async () => {
  const { form } = await newFan(operator);
  const resetToken = await resetTokenFor(form.phone);
  const newPassword = "Stadion#2026";
  expect((await operator.fails(resetPassword, { body: { resetToken, newPassword } }, { team: 2 })).code).toBe("1007");
  expect((await operator.fails(resetPassword, { body: { resetToken: "unknown", newPassword } })).code).toBe("1007");
  expect(await operator.fails(resetPassword, { body: { resetToken, newPassword: "stadion#2026" } })).toMatchObject({
    status: 400,
    code: "1047",
  });
  operator.clock.advance({ minutes: 10, seconds: 1 });
  expect((await operator.fails(resetPassword, { body: { resetToken, newPassword } })).code).toBe("1007");
});

test("a code of another type is not sent here (1031); its own need not be named", async () => {
  const { form } = await newFan(operator);
  const send = (type: string) => ({ body: { phone: form.phone, type } });
  for (const type of ["order", "changePhone", "nothing", ""]) {
    expect(await operator.fails(resetOtp, send(type))).toMatchObject({ status: 400, code: "1031" });
  }
  await operator.call(resetOtp, send("resetPassword"));
});

test("an unknown phone is 1008, and the fourth code in an hour a 429", async () => {
  expect(await operator.fails(resetOtp, { body: { phone: nextPhone() } })).toMatchObject({ status: 404, code: "1008" });
  const { form } = await newFan(operator);
  expect((await operator.fails(resetOtp, { body: { phone: form.phone } }, { team: 2 })).code).toBe("1008");
  for (let i = 0; i < 3; i++) {
    await operator.call(resetOtp, { body: { phone: form.phone } });
    operator.clock.advance({ minutes: 3 });
  }
  expect(await operator.fails(resetOtp, { body: { phone: form.phone } })).toMatchObject({ status: 429 });
});

test("a code for another purpose opens nothing here; wrong, late and used ones have their codes", async () => {
  const { form } = await newFan(operator);
  await verifiedPhone(operator, form.phone, "order");
  operator.clock.advance({ minutes: 2 });
  const { otpId } = await operator.call(resetOtp, { body: { phone: form.phone } });
  const code = await lastCode(operator, form.phone);
  const wrong = code === "000000" ? "000001" : "000000";
  expect((await operator.fails(resetVerify, { body: { otpId: crypto.randomUUID(), code } })).code).toBe("1028");
  expect((await operator.fails(resetVerify, { body: { otpId, code: wrong } })).code).toBe("1028");
  await operator.call(resetVerify, { body: { otpId, code } });
  expect((await operator.fails(resetVerify, { body: { otpId, code } })).code).toBe("1030");
  operator.clock.advance({ minutes: 3 });
  const next = await operator.call(resetOtp, { body: { phone: form.phone } });
  operator.clock.advance({ minutes: 6 });
  const late = { body: { otpId: next.otpId, code: await lastCode(operator, form.phone) } };
  expect((await operator.fails(resetVerify, late)).code).toBe("1029");
});

test.each([
  ["1043", "Ab#1"],
  ["1044", "Abcdef1"],
  ["1045", "Abcdef#"],
  ["1046", "ABCDEF#1"],
  ["1047", "abcdef#1"],
])("%s says what a new password lacks, before the token is used up", async (code, newPassword) => {
  const { form } = await newFan(operator);
  const resetToken = await resetTokenFor(form.phone);
  expect(await operator.fails(resetPassword, { body: { resetToken, newPassword } })).toMatchObject({ status: 400, code });
  await operator.call(resetPassword, { body: { resetToken, newPassword: "Stadion#2026" } });
});

test("an SMS that cannot be sent is 1106, and its code opens nothing elsewhere (1031)", async () => {
  const { form } = await newFan(operator);
  await writeDelivery(operator.deps.db, "sms", "fail");
  expect(await operator.fails(resetOtp, { body: { phone: form.phone } })).toMatchObject({ code: "1106" });
  await writeDelivery(operator.deps.db, "sms", "normal");
  operator.clock.advance({ minutes: 2 });
  const { otpId } = await operator.call(resetOtp, { body: { phone: form.phone } });
  const body = { otpId, code: await lastCode(operator, form.phone) };
  expect(await operator.fails(phoneVerify, { body })).toMatchObject({ status: 400, code: "1031" });
});

const mailsTo = async (to: string) => {
  await operator.runJobs();
  return listMessages(operator.deps.db, { to, channel: "mail" });
};

test("a link to the proven mailbox sets a new password, without the phone", async () => {
  const { form } = await newFan(operator);
  await operator.deps.db.update(users).set({ emailVerified: true, phone: null }).where(eq(users.email, form.email));
  expect(await operator.call(resetMail, { body: { email: form.email } })).toEqual({});
  const [mail] = await mailsTo(form.email);
  const resetToken = /resetToken=([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "";
  operator.clock.advance({ minutes: 59 });
  await operator.call(resetPassword, { body: { resetToken, newPassword: "Stadion#2026" } });
  await operator.call(login, { body: { identifier: form.email, password: "Stadion#2026" } });
});

test("an unproven and an unknown mailbox get the same answer and no link; a proven one gets three in an hour", async () => {
  const { form } = await newFan(operator);
  const before = (await mailsTo(form.email)).length;
  for (const email of [form.email, "nobody-at-all@example.com"]) expect(await operator.call(resetMail, { body: { email } })).toEqual({});
  expect(await mailsTo(form.email)).toHaveLength(before);
  expect(await mailsTo("nobody-at-all@example.com")).toEqual([]);
  await operator.deps.db.update(users).set({ emailVerified: true }).where(eq(users.email, form.email));
  for (let i = 0; i < 5; i += 1) await operator.call(resetMail, { body: { email: form.email } });
  expect(await mailsTo(form.email)).toHaveLength(before + 3);
});
