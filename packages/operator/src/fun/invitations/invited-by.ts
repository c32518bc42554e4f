import type { RegisterForm } from "@tribun/api-client/contract";
import { isSameName } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { users } from "../../db/schema/users.ts";

type Given = Pick<RegisterForm, "invitationCode" | "firstName" | "lastName" | "birthday">;

/**
 * The invitation code to store for a new fan. Null for a code that no fan of this club has, or that belongs to another account of the same
 * person. A wrong code neither stops the registration nor causes an error, because an answer would let attackers try codes.
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
