import { phoneOtp, phoneVerify } from "@tribun/api-client/contract";
import { OTP_TYPES } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { users } from "../../db/schema/users.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { signPhoneToken } from "../../http/phone-token.ts";
import { hasNumber } from "./moved.ts";
import { provenUntil } from "./proof.ts";
import { otpTypeOf, sendOtp, spendOtp } from "./otp.ts";

export const phoneAuthRoutes = [
  route(phoneOtp, async ({ body, ctx }) => {
    const { db, team, deps } = ctx;
    const type = OTP_TYPES.find((known) => known === body.type);
    // Password resets have their own calls with tighter limits.
    if (!type || type === "resetPassword") throw Problem.codeTypeInvalid();
    if (type === "changePhone" && !ctx.user) throw Problem.notSignedIn();
    if (type !== "order" && (await isKnown(db, team.id, body.phone, ctx.user?.id)))
      throw Problem.phoneTaken(type === "changePhone" ? { reason: "profile" } : {});
    const owner = ctx.user?.phone === body.phone ? ctx.user.id : undefined;
    return sendOtp({ team, language: ctx.language, phone: body.phone, type, ip: ctx.ip, owner }, deps);
  }),
  route(phoneVerify, async ({ body, ctx }) => {
    const { team, deps } = ctx;
    if ((await otpTypeOf(body.otpId, team, deps)) === "resetPassword") throw Problem.codeTypeInvalid();
    const { phone, type } = await spendOtp(body, team, deps, ctx.sessionId);
    // An account has taken the number since the code was sent, so a proof would be useless.
    if (type !== "order" && (await isKnown(ctx.db, team.id, phone, ctx.user?.id))) throw Problem.codeNotChecked();
    const { token, expiresAt } = await signPhoneToken({ phone, type, teamId: team.id }, deps.config.jwtSecret, ctx.clock);
    const proven = await provenUntil(ctx.db, { teamId: team.id, phone, sessionId: ctx.sessionId }, ctx.clock.now());
    return { phoneVerificationToken: token, expiresAt: expiresAt.toISOString(), ...(proven && { provenUntil: proven.toISOString() }) };
  }),
];

/** Whether an account of this club has the number, unless it is the MSISDN of the caller's own line. */
async function isKnown(db: Db, teamId: number, phone: string, userId: string | undefined): Promise<boolean> {
  if (userId !== undefined && (await hasNumber(db, userId, phone))) return false;
  return (await db.$count(users, and(eq(users.teamId, teamId), eq(users.phone, phone)))) > 0;
}
