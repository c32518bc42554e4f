import { email, machineRead, machineText, mobilePhone, newPassword, normaliseEmail, readableText, typedPassword } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { instant, nothing } from "../schemas/common.ts";
import { registerForm } from "../schemas/registration.ts";
import { tokens } from "../schemas/user.ts";

const otpTicket = v.object({ otpId: v.string(), expiresAt: instant, resendAt: instant });
const otpAnswer = v.object({
  otpId: v.pipe(v.string(), v.maxLength(64)),
  code: v.pipe(machineRead("otp.required"), v.regex(/^\d{6}$/, "otp.invalid")),
});

const typed = v.optional(v.pipe(v.string(), v.transform(readableText), v.maxLength(254, "text.tooLong")));

export const register = defineCall({
  id: "register",
  method: "POST",
  path: "/api/auth/register",
  auth: "public",
  idempotent: true,
  summary: "Opens an account for a private or business customer",
  body: registerForm,
  payload: tokens,
  codes: ["1003", "1048", "1043", "1044", "1045", "1046", "1047", "1006", "1028", "1029", "1034", "1112"],
});
export const checkEmail = defineCall({
  id: "checkEmail",
  method: "POST",
  path: "/api/users/check-email",
  auth: "public",
  limit: { max: 10, seconds: 60 },
  summary: "Says whether an e-mail address is free to register",
  body: v.object({ email }),
  payload: v.object({ available: v.boolean() }),
  codes: [],
});
export const checkEmailGet = defineCall({
  id: "checkEmailGet",
  method: "GET",
  path: "/api/users/check-email",
  auth: "public",
  limit: { max: 10, seconds: 60, with: "checkEmail" },
  summary: "The same by query parameter",
  query: v.object({ email }),
  payload: v.object({ available: v.boolean() }),
  codes: [],
});
export const checkPassword = defineCall({
  id: "checkPassword",
  method: "POST",
  path: "/api/auth/check-password",
  auth: "optional",
  limit: { max: 60, seconds: 60 },
  summary: "Says why a new password would be refused that holds to all rules, so that a page can tell it before it is sent",
  body: v.object({
    password: typedPassword("password.required"),
    /** Data of the account that the password is for, as far as typed; a session or a reset token names its account itself. */
    firstName: typed,
    lastName: typed,
    companyName: typed,
    birthday: typed,
    email: v.optional(v.pipe(v.string(), v.transform(normaliseEmail), v.maxLength(254, "text.tooLong"))),
    phone: v.optional(v.pipe(v.string(), v.transform(machineText), v.maxLength(40, "text.tooLong"))),
    resetToken: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))),
  }),
  payload: v.object({ refused: v.optional(v.picklist(["password.known", "password.personal"])) }),
  codes: [],
});
export const phoneOtp = defineCall({
  id: "phoneOtp",
  method: "POST",
  path: "/api/phone-auth/generate-otp",
  auth: "optional",
  // Same limit as for addresses, because the answer reveals whether a number has an account.
  limit: { max: 10, seconds: 60 },
  summary: "Sends a six-digit code by SMS; valid for five minutes and voids the one before",
  body: v.object({ phone: mobilePhone, type: v.pipe(v.string(), v.maxLength(40)) }),
  payload: otpTicket,
  // 1034 for a change of phone without a session.
  codes: ["1031", "1034", "1066", "1106"],
});
export const phoneVerify = defineCall({
  id: "phoneVerify",
  method: "POST",
  path: "/api/phone-auth/verify-otp",
  auth: "optional",
  summary: "Checks the code; the token it gives is good for 30 minutes, and a session remembers the proof for a day",
  body: otpAnswer,
  payload: v.object({
    phoneVerificationToken: v.string(),
    expiresAt: instant,
    /** With a session: until when its orders need no token for this phone. */
    provenUntil: v.optional(instant),
  }),
  codes: ["1028", "1029", "1030", "1031", "1107"],
});
export const resetOtp = defineCall({
  id: "resetOtp",
  method: "POST",
  path: "/api/users/reset-password/generate-otp",
  auth: "public",
  limit: { max: 10, seconds: 60, with: "phoneOtp" },
  summary: "Sends the code for a new password",
  /** The only valid type, so it may be missing; any other is 1031. */
  body: v.object({ phone: mobilePhone, type: v.optional(v.pipe(v.string(), v.maxLength(40)), "resetPassword") }),
  payload: otpTicket,
  codes: ["1008", "1031", "1106"],
});
export const resetMail = defineCall({
  id: "resetMail",
  method: "POST",
  path: "/api/users/reset-password/mail",
  auth: "public",
  limit: { max: 10, seconds: 60 },
  summary: "Mails a link for a new password where the mailbox is an account's and proven; the answer is the same for every other",
  body: v.object({ email }),
  payload: nothing,
  codes: [],
});
export const resetVerify = defineCall({
  id: "resetVerify",
  method: "POST",
  path: "/api/users/reset-password/verify-otp",
  auth: "public",
  summary: "Checks that code",
  body: otpAnswer,
  payload: v.object({ resetToken: v.string() }),
  codes: ["1028", "1029", "1030", "1107"],
});
export const resetPassword = defineCall({
  id: "resetPassword",
  method: "POST",
  path: "/api/users/reset-password",
  auth: "public",
  summary: "Sets a new password and ends all sessions",
  body: v.object({ resetToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)), newPassword }),
  payload: nothing,
  codes: ["1007", "1009", "1043", "1044", "1045", "1046", "1047"],
});
