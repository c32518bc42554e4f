import { randomBytes } from "node:crypto";
import { HOUR_MS, MINUTE_MS, RESET_LINK_MINUTES } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import { resetTokens, users } from "../../db/schema/users.ts";
import { hasRoom } from "../../http/rate-limit.ts";
import { greetingTo } from "../../words/greeting.ts";
import { mailTexts } from "../../words/messages.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { sha256 } from "../../security/seal.ts";

/** Links per hour for one mailbox, so that an attacker cannot flood it. */
const LINKS_PER_HOUR = { max: 3, seconds: HOUR_MS / 1000 };

/**
 * Mails a password link to an account's verified mailbox. The account is looked up here instead of in the call, so that the call takes
 * equally long for every address.
 */
export const mailResetLink = defineJob(
  "resetPassword.mail",
  v.object({ teamId: v.number(), email: v.string() }),
  async ({ teamId, email }, { deps, db }) => {
    const now = deps.clock.now();
    const [fan] = await db
      .select()
      .from(users)
      .where(and(eq(users.teamId, teamId), eq(users.email, email), eq(users.emailVerified, true), isNull(users.deletedAt)));
    const team = deps.teams.get(teamId);
    if (!fan || !team || !(await hasRoom(db, `reset-mail:${fan.id}`, LINKS_PER_HOUR, now))) return;
    const token = randomBytes(32).toString("base64url");
    const expiresAt = new Date(now.getTime() + RESET_LINK_MINUTES * MINUTE_MS);
    await db.insert(resetTokens).values({ tokenHash: sha256(token), userId: fan.id, expiresAt });
    const letter = mailTexts(fan.language).newPassword({
      ...{ greeting: greetingTo(fan, fan.language), club: team.name, hotline: team.hotline },
      link: `${team.origin}/auth/forgot-password?resetToken=${token}`,
    });
    await deps.outbox.enqueue(db, sendMail, { teamId, to: fan.email, letter });
  },
  { lane: "messages" },
);
