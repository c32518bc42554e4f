import { checkPassword } from "@tribun/api-client/contract";
import { normalisePhone } from "@tribun/domain";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { resetTokens, users, type UserRow } from "../../db/schema/users.ts";
import { route } from "../../http/route.ts";
import { passwordFault } from "../../security/known-passwords.ts";
import { sha256 } from "../../security/seal.ts";

/** Checks a new password by the same rules as the call that sets it. Nothing is stored. */
export const checkPasswordRoute = route(checkPassword, async ({ body: { password, resetToken, ...typed }, ctx }) => {
  const { firstName = "", lastName = "", email = "", phone = "", birthday = "", companyName } = typed;
  const fan = ctx.user ?? (resetToken === undefined ? undefined : await fanOf(ctx.db, ctx.team.id, resetToken, ctx.clock.now()));
  const person = fan ?? { firstName, lastName, email, phone: normalisePhone(phone) ?? phone, birthday, companyName };
  const refused = passwordFault(password, person);
  return refused === undefined ? {} : { refused };
});

async function fanOf(db: Db, teamId: number, resetToken: string, now: Date): Promise<UserRow | undefined> {
  const isGood = and(eq(resetTokens.tokenHash, sha256(resetToken)), isNull(resetTokens.usedAt), gt(resetTokens.expiresAt, now));
  const [row] = await db
    .select({ fan: users })
    .from(resetTokens)
    .innerJoin(users, eq(users.id, resetTokens.userId))
    .where(and(isGood, eq(users.teamId, teamId)));
  return row?.fan;
}
