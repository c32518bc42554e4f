import { randomInt, randomUUID } from "node:crypto";
import { phoneOtp, phoneVerify, register, type RegisterForm, type Tokens } from "@tribun/api-client/contract";
import { OTP_RESEND_SECONDS, OTP_VALID_MINUTES, type OtpType } from "@tribun/domain";
import { otps } from "../db/schema/users.ts";
import { listMessages } from "../sandbox/messages.ts";
import { signPhoneToken } from "../http/phone-token.ts";
import type { As, TestOperator } from "./index.ts";
import { nextPhone } from "./phones.ts";

/** Default person of registrations and orders in tests, because an account's owner must conclude its contracts. */
export const FAN = { firstName: "Elif", lastName: "Şahin", birthday: "1995-04-12" } as const;

/** Password of test fans. */
export const FAN_PASSWORD = "Zeytin-Dalı-9";
/** The proof header of a call by GET. */
export const proofHeader = (password: string) => ({ "x-reauthentication": Buffer.from(password).toString("base64url") });
/** The proof of the test fans' calls. */
export const FAN_PROOF = { password: FAN_PASSWORD } as const;

/** A complete registration; override what a test is about. */
export function registerForm(overrides: Partial<RegisterForm> = {}): RegisterForm {
  // Digits only: letters could spell a part of the test's password, which the rules would then refuse.
  const email = overrides.email ?? `fan-${randomInt(1e12)}@example.com`;
  return {
    customerType: "private",
    salutation: "female",
    ...FAN,
    email,
    emailConfirmation: email,
    phone: nextPhone(),
    street: "Sonnenallee",
    houseNumber: "12 a",
    postalCode: "12045",
    city: "Berlin",
    password: FAN_PASSWORD,
    passwordConfirmation: FAN_PASSWORD,
    keyword: "1967",
    terms: true,
    phoneVerificationToken: "missing",
    ...overrides,
  };
}

/** Returns the six digits of the newest SMS to a phone. */
export async function lastCode(operator: TestOperator, phone: string): Promise<string> {
  const [sms] = await listMessages(operator.deps.db, { to: phone, channel: "sms", limit: 1 });
  const code = /\d{6}/.exec(sms?.body ?? "")?.[0];
  if (!code) throw new Error(`no SMS to ${phone}`);
  return code;
}

let addresses = 0;
/** Returns an unused IP address, so that a test's fans do not share rate limits. */
const ownAddress = (): string => `2001:db8:fa:${(addresses = (addresses + 1) % 65_536).toString(16)}::1`;

/** Verifies a phone by SMS code and returns the proof. */
export async function verifiedPhone(operator: TestOperator, phone: string, type: OtpType = "register", as: As = {}): Promise<string> {
  const { otpId } = await operator.call(phoneOtp, { body: { phone, type } }, { ip: ownAddress(), ...as });
  const { phoneVerificationToken } = await operator.call(phoneVerify, { body: { otpId, code: await lastCode(operator, phone) } }, as);
  return phoneVerificationToken;
}

/** Returns the same proof without the calls, for tests about other things: it inserts the code as used. */
async function provenPhone({ deps }: TestOperator, phone: string, teamId: number): Promise<string> {
  const { db, clock, config } = deps;
  const [createdAt, type] = [clock.now(), "register"] as const;
  const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
  const [expiresAt, resendAt] = [after(OTP_VALID_MINUTES * 60), after(OTP_RESEND_SECONDS)];
  const spent = { id: randomUUID(), codeHash: "none", attempts: 1, usedAt: createdAt };
  await db.insert(otps).values({ ...spent, teamId, phone, type, createdAt, expiresAt, resendAt });
  return (await signPhoneToken({ phone, type, teamId }, config.jwtSecret, clock)).token;
}

/** Registers a fan with a verified phone. */
export async function newFan(
  operator: TestOperator,
  overrides: Partial<RegisterForm> = {},
  as: As = {},
): Promise<Tokens & { form: RegisterForm }> {
  const form = registerForm(overrides);
  if (overrides.phoneVerificationToken === undefined)
    form.phoneVerificationToken = await provenPhone(operator, form.phone, Number(as.team ?? 1));
  const tokens = await operator.call(register, { body: form }, as);
  return { ...tokens, form };
}
