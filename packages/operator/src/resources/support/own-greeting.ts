import type { Language } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { users } from "../../db/schema/users.ts";
import { type Greeting, greetingOf, isProvenMailbox } from "../../messages/greeting.ts";

/** The sender's name as it was typed, and the mailbox that the sender named. */
type Writer = { readonly userId: string | null; readonly email: string; readonly name: string; readonly language: Language };

/** How a writer is greeted: by the typed name where the mailbox is known to be the writer's own. */
export async function ownGreeting(db: Db, { userId, email, name, language }: Writer): Promise<Greeting> {
  const [user] =
    userId === null
      ? []
      : await db.select({ email: users.email, emailVerified: users.emailVerified }).from(users).where(eq(users.id, userId));
  return greetingOf(language, name, user !== undefined && isProvenMailbox(user, email));
}
