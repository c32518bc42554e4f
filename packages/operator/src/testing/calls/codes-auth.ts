import { randomUUID } from "node:crypto";
import {
  checkEmail,
  login,
  me,
  phoneOtp,
  phoneVerify,
  refresh,
  register,
  resetOtp,
  resetPassword,
  resetVerify,
  searchUsers,
  tariffs,
} from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { otps, users } from "../../db/schema/users.ts";
import { writeParty } from "../../sandbox/parties.ts";
import { writeDelivery } from "../../sandbox/settings.ts";
import { STAFF_EMAIL, STAFF_PASSWORD } from "../../seed/staff.ts";
import { openLink } from "../account.ts";
import { lastCode, newFan, registerForm, verifiedPhone } from "../fans.ts";
import { createTestOperator, type TestOperator } from "../index.ts";
import { type CodeProof, type CodeProofs, refused } from "./code-proof.ts";

const PHONE = "+4917604069098";

async function codeFor({ operator }: { operator: TestOperator }): Promise<{ otpId: string; code: string }> {
  await operator.deps.db.delete(otps);
  const { otpId } = await operator.call(phoneOtp, { body: { phone: PHONE, type: "order" } });
  return { otpId, code: await lastCode(operator, PHONE) };
}

async function resetToken(operator: TestOperator, phone: string): Promise<string> {
  await operator.deps.db.delete(otps);
  const { otpId } = await operator.call(resetOtp, { body: { phone } });
  return (await operator.call(resetVerify, { body: { otpId, code: await lastCode(operator, phone) } })).resetToken;
}

const weak =
  (password: string): CodeProof =>
  ({ operator }) =>
    refused(operator, register, { body: registerForm({ password, passwordConfirmation: password }) });

export const AUTH_CODES = {
  "-1": ({ operator }) => refused(operator, checkEmail, { body: { email: "no address" } }),
  "1001": ({ operator }) => refused(operator, tariffs, {}, { team: null }),
  "1002": ({ operator }) => refused(operator, tariffs, {}, { language: 7 }),
  "1003": async ({ operator, owner }) => {
    await operator.deps.db.delete(otps);
    const phoneVerificationToken = await verifiedPhone(operator, owner.form.phone, "order");
    return refused(operator, register, { body: registerForm({ phone: owner.form.phone, phoneVerificationToken }) });
  },
  "1004": ({ operator, owner }) => refused(operator, login, { body: { identifier: owner.form.email, password: "Wrong#1907" } }),
  "1005": ({ operator }) => refused(operator, refresh, { body: { refreshToken: "unknown" } }),
  "1006": async ({ operator }) => {
    await operator.deps.db.delete(otps);
    const form = registerForm({ customerType: "corporate", companyName: "Ulus GmbH", taxNumber: "2181508150", phone: PHONE });
    const phoneVerificationToken = await verifiedPhone(operator, PHONE);
    await writeParty(operator.deps.db, { party: "partner", mode: "fail" });
    const proven = await refused(operator, register, { body: { ...form, phoneVerificationToken } });
    await writeParty(operator.deps.db, { party: "partner", mode: "normal" });
    return proven;
  },
  "1007": ({ operator }) => refused(operator, resetPassword, { body: { resetToken: "unknown", newPassword: "Deplasman#1905" } }),
  "1008": ({ operator }) => refused(operator, resetOtp, { body: { phone: PHONE } }),
  "1009": async () => {
    let broken = false;
    const failing = await createTestOperator({
      change: (deps) => ({
        ...deps,
        outbox: {
          ...deps.outbox,
          enqueue: (...given) => (broken ? Promise.reject(new Error("the disk is full")) : deps.outbox.enqueue(...given)),
        },
      }),
    });
    const { form } = await newFan(failing);
    const body = { resetToken: await resetToken(failing, form.phone), newPassword: "Deplasman#1905" };
    broken = true;
    const proven = await refused(failing, resetPassword, { body });
    await failing.stop();
    return proven;
  },
  "1028": async (world) => {
    const { otpId, code } = await codeFor(world);
    return refused(world.operator, phoneVerify, { body: { otpId, code: code === "000000" ? "000001" : "000000" } });
  },
  "1029": async (world) => {
    const body = await codeFor(world);
    world.operator.clock.advance({ minutes: 6 });
    return refused(world.operator, phoneVerify, { body });
  },
  "1030": async (world) => {
    const body = await codeFor(world);
    await world.operator.call(phoneVerify, { body });
    return refused(world.operator, phoneVerify, { body });
  },
  "1031": ({ operator }) => refused(operator, phoneOtp, { body: { phone: PHONE, type: "nothing" } }),
  "1034": ({ operator }) => refused(operator, me),
  "1041": async ({ operator }) => {
    const { accessToken } = await operator.call(login, { body: { identifier: STAFF_EMAIL, password: STAFF_PASSWORD } });
    return refused(operator, searchUsers, { query: { query: "nobody-of-this-name" } }, { token: accessToken });
  },
  "1043": weak("Ab#1"),
  "1044": weak("Abcdef1"),
  "1045": weak("Abcdef#"),
  "1046": weak("ABCDEF#1"),
  "1047": weak("abcdef#1"),
  "1048": async ({ operator }) => {
    await operator.deps.db.delete(otps);
    const { email } = (await newFan(operator)).form;
    await openLink(operator, email);
    const fresh = registerForm({ email, emailConfirmation: email, phone: PHONE });
    const phoneVerificationToken = await verifiedPhone(operator, PHONE);
    return refused(operator, register, { body: { ...fresh, phoneVerificationToken } });
  },
  "1066": ({ operator, owner }) => refused(operator, phoneOtp, { body: { phone: owner.form.phone, type: "register" } }),
  "1106": async ({ operator }) => {
    await operator.deps.db.delete(otps);
    await writeDelivery(operator.deps.db, "sms", "fail");
    const proven = await refused(operator, phoneOtp, { body: { phone: PHONE, type: "order" } });
    await writeDelivery(operator.deps.db, "sms", "normal");
    return proven;
  },
  "1107": async ({ operator }) => {
    const { form } = await newFan(operator);
    await operator.deps.db.delete(otps);
    const { otpId } = await operator.call(resetOtp, { body: { phone: form.phone } });
    const code = await lastCode(operator, form.phone);
    // The account disappears between the two steps.
    await operator.deps.db
      .update(users)
      .set({ phone: `gone-${randomUUID()}` })
      .where(eq(users.email, form.email));
    return refused(operator, resetVerify, { body: { otpId, code } });
  },
  RATE_LIMIT_EXCEEDED: async () => {
    const strict = await createTestOperator({ env: { RATE_LIMIT_PER_MINUTE: "1" } });
    await strict.call(tariffs);
    const proven = await refused(strict, tariffs);
    await strict.stop();
    return proven;
  },
} satisfies Partial<CodeProofs>;
