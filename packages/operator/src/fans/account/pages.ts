import { eq } from "drizzle-orm";
import { contactChanges } from "../../db/schema/account.ts";
import { users } from "../../db/schema/users.ts";
import { UNDO_WORDS } from "../../words/link-page-texts.ts";
import { linkKey } from "../../security/link-key.ts";
import { readLink } from "../../security/link-token.ts";
import { linkPage } from "../../http/page/link-page.ts";
import { UNDO_LINK } from "../../reach/contact-changes.ts";
import { undoChange } from "./undo-change.ts";

/** The page that undoes a change of phone or mailbox. */
export const undoPages = linkPage({
  name: UNDO_LINK,
  read: async (db, token) => readLink(token, UNDO_LINK, await linkKey(db)),
  keyOf: (id) => id,
  recipient: async (db, id) => {
    const [found] = await db
      .select({ teamId: users.teamId, language: users.language })
      .from(contactChanges)
      .innerJoin(users, eq(users.id, contactChanges.userId))
      .where(eq(contactChanges.id, id));
    return found;
  },
  carryOut: undoChange,
  words: UNDO_WORDS,
});
