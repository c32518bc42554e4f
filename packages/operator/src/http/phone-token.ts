import { type OtpType, PHONE_TOKEN_MINUTES } from "@tribun/domain";
import { errors, jwtVerify, SignJWT } from "jose";
import type { Clock } from "../base/clock.ts";
import { Problem } from "../base/problem.ts";
import { tokenKey } from "../security/token-key.ts";

/** Claims of a proof of a phone. */
export type PhoneProof = { readonly phone: string; readonly type: OtpType; readonly teamId: number };

export type WantedProof = { readonly phone: string; readonly teamId: number; readonly types: readonly OtpType[] };

const ALGORITHM = "HS256";
const AUDIENCE = "phone-verification";

/** Signs the proof that the caller holds a phone; valid for 30 minutes. */
export async function signPhoneToken(proof: PhoneProof, secret: string, clock: Clock): Promise<{ token: string; expiresAt: Date }> {
  const now = Math.floor(clock.nowMs() / 1000);
  const exp = now + PHONE_TOKEN_MINUTES * 60;
  const token = await new SignJWT({ type: proof.type, team: proof.teamId, at: clock.nowMs() })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(proof.phone)
    .setIssuedAt(now)
    .setExpirationTime(exp)
    .sign(await tokenKey(secret));
  return { token, expiresAt: new Date(exp * 1000) };
}

/**
 * Checks a proof for this phone, this club and one of these purposes.
 * @returns when the code was entered
 * @throws Problem 1034 for an invalid token, 1029 for an expired one, 1028 for one of another phone or purpose
 */
export async function checkPhoneToken(token: string, wanted: WantedProof, secret: string, clock: Clock): Promise<Date> {
  const field = "phoneVerificationToken";
  const { payload } = await jwtVerify(token, await tokenKey(secret), {
    algorithms: [ALGORITHM],
    audience: AUDIENCE,
    currentDate: clock.now(),
    requiredClaims: ["exp", "sub", "type", "team", "at"],
  }).catch((error: unknown) => {
    if (error instanceof errors.JWTExpired) throw Problem.codeExpired({ fieldErrors: [{ field, rule: "phoneVerification.expired" }] });
    throw Problem.notSignedIn({ reason: field });
  });
  const fits = payload.sub === wanted.phone && payload["team"] === wanted.teamId && wanted.types.some((type) => type === payload["type"]);
  if (!fits) throw Problem.codeInvalid({ fieldErrors: [{ field, rule: "phoneVerification.required" }] });
  return new Date(Number(payload["at"]));
}
