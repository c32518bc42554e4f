import { devices, phoneOtp, resetOtp, resetVerify } from "@tribun/api-client/contract";
import { otps } from "../../db/schema/users.ts";
import { lastCode, newFan, registerForm, verifiedPhone } from "../fans.ts";
import { pushDevice } from "../push.ts";
import { nextPhone } from "../phones.ts";
import type { TestOperator } from "../index.ts";
import type { Fixtures } from "./fixture.ts";
import { signInAgain } from "./world.ts";

/** Deletes the codes sent so far, so that no request has to wait. */
const forgetCodes = ({ deps }: TestOperator) => deps.db.delete(otps);

export const AUTH_FIXTURES = {
  login: { stranger: { code: "1004" }, prepare: ({ owner: { form } }) => ({ body: { identifier: form.email, password: form.password } }) },
  register: {
    stranger: { code: "1028" },
    prepare: async ({ operator }) => {
      await forgetCodes(operator);
      const form = registerForm();
      return { body: { ...form, phoneVerificationToken: await verifiedPhone(operator, form.phone) } };
    },
  },
  refresh: {
    stranger: { code: "1005" },
    prepare: async ({ operator, owner }) => ({ body: { refreshToken: (await signInAgain(operator, owner)).refreshToken } }),
  },
  // A session of its own each time, so that the other calls keep theirs.
  logout: {
    prepare: async ({ operator, owner }) => ({ body: { refreshToken: (await signInAgain(operator, owner)).refreshToken } }),
  },
  devices: { prepare: () => ({}) },
  endDevice: {
    prepare: async ({ operator, owner }) => {
      const { accessToken } = await signInAgain(operator, owner);
      const [here] = await operator.call(devices, undefined, { token: accessToken });
      return { params: { id: here?.id ?? "" } };
    },
  },
  push: { prepare: () => ({}) },
  // That token names no session, and a subscription without a session could not end with a sign-out.
  subscribePush: { strangersStaff: { code: "1034" }, prepare: () => ({ body: pushDevice("calls") }) },
  unsubscribePush: { prepare: () => ({}) },
  me: { prepare: () => ({}) },
  checkEmail: { prepare: () => ({ body: { email: "nobody@example.com" } }) },
  checkPassword: { prepare: () => ({ body: { password: "Zeytin-Dalı-9" } }) },
  checkEmailGet: { prepare: () => ({ query: { email: "nobody@example.com" } }) },
  phoneOtp: {
    prepare: async ({ operator }) => {
      await forgetCodes(operator);
      return { body: { phone: "+4917604069099", type: "order" } };
    },
  },
  phoneVerify: {
    stranger: { code: "1028" },
    prepare: async ({ operator }) => {
      await forgetCodes(operator);
      const phone = "+4917604069099";
      const { otpId } = await operator.call(phoneOtp, { body: { phone, type: "order" } });
      return { body: { otpId, code: await lastCode(operator, phone) } };
    },
  },
  resetOtp: {
    stranger: { code: "1008" },
    prepare: async ({ operator, owner }) => {
      await forgetCodes(operator);
      return { body: { phone: owner.form.phone } };
    },
  },
  resetMail: { prepare: ({ owner: { form } }) => ({ body: { email: form.email } }) },
  resetVerify: {
    stranger: { code: "1028" },
    prepare: async ({ operator, owner: { form } }) => {
      await forgetCodes(operator);
      const { otpId } = await operator.call(resetOtp, { body: { phone: form.phone } });
      return { body: { otpId, code: await lastCode(operator, form.phone) } };
    },
  },
  resetPassword: {
    stranger: { code: "1007" },
    prepare: async ({ operator }) => {
      const { form } = await newFan(operator, { phone: nextPhone() });
      await forgetCodes(operator);
      const { otpId } = await operator.call(resetOtp, { body: { phone: form.phone } });
      const { resetToken } = await operator.call(resetVerify, { body: { otpId, code: await lastCode(operator, form.phone) } });
      return { body: { resetToken, newPassword: "Deplasman#1905" } };
    },
  },
} satisfies Partial<Fixtures>;
