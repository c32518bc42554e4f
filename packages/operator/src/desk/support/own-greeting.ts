import type { Language } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { users } from "../../db/schema/users.ts";
import { type Greeting, greetingOf, isProvenMailbox } from "../../words/greeting.ts";

/** The sender's typed name and mailbox. */
type Writer = { readonly userId: string | null; readonly email: string; readonly name: string; readonly language: Language };

/** The greeting for a sender: by the typed name only if the mailbox is known to be the sender's. */
export async function ownGreeting(db: Db, { userId, email, name, language }: Writer): Promise<Greeting> {
  const [user] =
    userId === null
      ? []
      : await db.select({ email: users.email, emailVerified: users.emailVerified }).from(users).where(eq(users.id, userId));
  return greetingOf(language, name, user !== undefined && isProvenMailbox(user, email));
}
