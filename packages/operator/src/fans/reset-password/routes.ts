import { resetMail, resetOtp, resetPassword, resetVerify } from "@tribun/api-client/contract";
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { resetTokens, users } from "../../db/schema/users.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { mailTexts } from "../../words/messages.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { deviceCookie, knownDevice } from "../../security/device.ts";
import { passwordFault } from "../../security/known-passwords.ts";
import { hashSecret, secretMatches } from "../../security/password-hash.ts";
import { sha256 } from "../../security/seal.ts";
import { endSessions } from "../auth/sessions.ts";
import { mailResetLink } from "./mail-link.ts";
import { otpTypeOf, sendOtp, spendOtp } from "../../joining/phone-auth/otp.ts";
import { greetingTo } from "../../words/greeting.ts";
import { openReset } from "./open-reset.ts";

const SENDS_PER_HOUR = 3;

export const resetPasswordRoutes = [
  route(resetOtp, async ({ body, ctx }) => {
    const { team, deps } = ctx;
    const type = "resetPassword";
    if (body.type !== type) throw Problem.codeTypeInvalid();
    const [fan] = await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.teamId, team.id), eq(users.phone, body.phone)));
    if (!fan) throw Problem.phoneUnknown();
    const device = knownDevice(team, fan.id, ctx.headers, deps.config, ctx.clock.now());
    const owner = device === undefined ? undefined : fan.id;
    return sendOtp({ team, language: ctx.language, phone: body.phone, type, ip: ctx.ip, owner }, deps, SENDS_PER_HOUR);
  }),

  route(resetMail, async ({ body, ctx }) => {
    await ctx.deps.outbox.enqueue(ctx.db, mailResetLink, { teamId: ctx.team.id, email: body.email });
    return {};
  }),

  route(resetVerify, async ({ body, ctx }) => {
    const { team, deps } = ctx;
    if ((await otpTypeOf(body.otpId, team, deps)) !== "resetPassword") throw Problem.codeInvalid();
    const { phone } = await spendOtp(body, team, deps);
    const [fan] = await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.teamId, team.id), eq(users.phone, phone)));
    if (!fan) throw Problem.codeNotChecked();
    return { resetToken: await openReset(ctx.db, fan.id, ctx.clock.now()) };
  }),

  route(resetPassword, async ({ body, ctx }) => {
    const { team, deps, clock } = ctx;
    await ctx.db
      .transaction(async (tx) => {
        const tokenHash = sha256(body.resetToken);
        // Locks the fan's row first: of two simultaneous tokens one changes the password and voids the other.
        const [fan] = await tx
          .select()
          .from(users)
          .where(
            and(
              eq(users.teamId, team.id),
              inArray(users.id, tx.select({ id: resetTokens.userId }).from(resetTokens).where(eq(resetTokens.tokenHash, tokenHash))),
            ),
          )
          .for("update");
        if (!fan) throw Problem.resetTokenInvalid();
        const [token] = await tx
          .delete(resetTokens)
          .where(and(eq(resetTokens.tokenHash, tokenHash), isNull(resetTokens.usedAt), gt(resetTokens.expiresAt, clock.now())))
          .returning();
        if (!token) throw Problem.resetTokenInvalid();
        // A refusal rolls the transaction back, so the token stays valid for another password.
        const fault = passwordFault(body.newPassword, fan);
        if (fault) throw validationProblem([{ field: "newPassword", rule: fault }]);
        if (await secretMatches(deps.config, fan.passwordHash, body.newPassword)) {
          throw validationProblem([{ field: "newPassword", rule: "password.sameAsOld" }]);
        }
        await tx
          .update(users)
          .set({ passwordHash: await hashSecret(deps.config, body.newPassword) })
          .where(eq(users.id, fan.id));
        await endSessions(tx, fan);
        // A code from phone or mailbox identifies the fan, even while failed guesses block the account for unknown devices.
        ctx.setHeader("set-cookie", deviceCookie(team, fan.id, undefined, deps.config, clock.now()));
        const text = mailTexts(fan.language).passwordChanged({
          greeting: greetingTo(fan, fan.language),
          club: team.name,
          hotline: team.hotline,
        });
        await deps.outbox.enqueue(tx, sendMail, { teamId: team.id, to: fan.email, letter: text });
      })
      .catch((error: unknown) => {
        throw error instanceof Problem ? error : Problem.passwordNotReset({ cause: error });
      });
    return {};
  }),
];
