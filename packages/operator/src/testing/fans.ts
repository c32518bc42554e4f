import { randomInt, randomUUID } from "node:crypto";
import { phoneOtp, phoneVerify, register, type RegisterForm, type Tokens } from "@tribun/api-client/contract";
import { OTP_RESEND_SECONDS, OTP_VALID_MINUTES, type OtpType } from "@tribun/domain";
import { otps } from "../db/schema/users.ts";
import { listMessages } from "../sandbox/messages.ts";
import { signPhoneToken } from "../security/phone-token.ts";
import type { As, TestOperator } from "./index.ts";
import { nextPhone } from "./phones.ts";

/** Who registers and orders where a test names nobody else: a contract is made by the account's own person. */
export const FAN = { firstName: "Elif", lastName: "Şahin", birthday: "1995-04-12" } as const;

/** What fans of tests sign in with. */
export const FAN_PASSWORD = "Zeytin-Dalı-9";
/** The proof of a call by GET. */
export const proofHeader = (password: string) => ({ "x-reauthentication": Buffer.from(password).toString("base64url") });
/** What their calls are proven by. */
export const FAN_PROOF = { password: FAN_PASSWORD } as const;

/** A complete registration; override what a test is about. */
export function registerForm(overrides: Partial<RegisterForm> = {}): RegisterForm {
  // Figures alone: letters could spell a part of a test's password, which may then not be chosen.
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

/** The six digits of the newest SMS to a phone. */
export async function lastCode(operator: TestOperator, phone: string): Promise<string> {
  const [sms] = await listMessages(operator.deps.db, { to: phone, channel: "sms", limit: 1 });
  const code = /\d{6}/.exec(sms?.body ?? "")?.[0];
  if (!code) throw new Error(`no SMS to ${phone}`);
  return code;
}

let addresses = 0;
/** An address that nobody has called from: a test's fans are many people, and do not use up each other's limits. */
const ownAddress = (): string => `2001:db8:fa:${(addresses = (addresses + 1) % 65_536).toString(16)}::1`;

/** Verifies a phone by SMS code and gives the proof. */
export async function verifiedPhone(operator: TestOperator, phone: string, type: OtpType = "register", as: As = {}): Promise<string> {
  const { otpId } = await operator.call(phoneOtp, { body: { phone, type } }, { ip: ownAddress(), ...as });
  const { phoneVerificationToken } = await operator.call(phoneVerify, { body: { otpId, code: await lastCode(operator, phone) } }, as);
  return phoneVerificationToken;
}

/** The same proof without the calls, for fans whose registration is not what a test is about: the code is written down as spent. */
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
