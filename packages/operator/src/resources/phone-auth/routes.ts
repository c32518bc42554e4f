import { phoneOtp, phoneVerify } from "@tribun/api-client/contract";
import { OTP_TYPES } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import { users } from "../../db/schema/users.ts";
import { Problem } from "../../http/problem.ts";
import { route } from "../../http/route.ts";
import { signPhoneToken } from "../../security/phone-token.ts";
import { otpTypeOf, sendOtp, spendOtp } from "./otp.ts";

export const phoneAuthRoutes = [
  route(phoneOtp, async ({ body, ctx }) => {
    const { db, team, deps } = ctx;
    const type = OTP_TYPES.find((known) => known === body.type);
    // A new password has calls of its own, with tighter limits.
    if (!type || type === "resetPassword") throw new Problem("1031");
    if (type === "changePhone" && !ctx.user) throw new Problem("1034");
    if (type !== "order") {
      const [known] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.teamId, team.id), eq(users.phone, body.phone)));
      if (known) throw new Problem("1066");
    }
    return sendOtp({ team, language: ctx.language, phone: body.phone, type, ip: ctx.ip }, deps);
  }),
  route(phoneVerify, async ({ body, ctx }) => {
    const { team, deps } = ctx;
    if ((await otpTypeOf(body.otpId, team, deps)) === "resetPassword") throw new Problem("1031");
    const { phone, type } = await spendOtp(body, team, deps);
    const { token, expiresAt } = await signPhoneToken({ phone, type, teamId: team.id }, deps.config.jwtSecret, ctx.clock);
    return { phoneVerificationToken: token, expiresAt: expiresAt.toISOString() };
  }),
];
