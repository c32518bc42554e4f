import type { RegisterForm } from "@tribun/api-client/contract";
import { isSameName } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { users } from "../../db/schema/users.ts";

type Given = Pick<RegisterForm, "invitationCode" | "firstName" | "lastName" | "birthday">;

/**
 * The code by which a new fan came, as it is kept; null for one that nobody in this club has, or that is the same person's with another
 * account. A wrong code is no reason to turn a fan away and is not told: an answer would let codes be tried.
 */
export async function invitedBy(db: Db, teamId: number, { invitationCode, ...friend }: Given): Promise<string | null> {
  if (invitationCode === undefined || invitationCode === "") return null;
  const [inviter] = await db
    .select()
    .from(users)
    .where(and(eq(users.teamId, teamId), eq(users.invitationCode, invitationCode), isNull(users.deletedAt)));
  if (!inviter || (isSameName(inviter, friend) && inviter.birthday === friend.birthday)) return null;
  return inviter.invitationCode;
}
