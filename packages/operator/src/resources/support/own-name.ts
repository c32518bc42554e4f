import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { users } from "../../db/schema/users.ts";

/** Who wrote a message, and which mailbox they named; the name is as it was typed. */
type Writer = { readonly userId: string | null; readonly email: string; readonly name: string };

/**
 * The typed name, where the mailbox is known to be the writer's own; undefined for every other. Whoever writes may name anybody's
 * address, and a stranger must not be greeted by what somebody typed.
 */
export async function ownName(db: Db, { userId, email, name }: Writer): Promise<string | undefined> {
  if (userId === null) return undefined;
  const [user] = await db.select({ email: users.email, emailVerified: users.emailVerified }).from(users).where(eq(users.id, userId));
  return user?.emailVerified === true && user.email === email ? name : undefined;
}
