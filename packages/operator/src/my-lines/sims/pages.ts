import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { simReplacements } from "../../db/schema/line-care.ts";
import { users } from "../../db/schema/users.ts";
import { CARD_ADDRESS_WORDS, STOP_WORDS } from "../../words/link-page-texts.ts";
import { linkKey } from "../../security/link-key.ts";
import { readLink } from "../../security/link-token.ts";
import { linkPage } from "../../http/page/link-page.ts";
import { ADDRESS_LINK, STOP_LINK } from "../../lines/sims/announce.ts";
import { confirmAddress } from "./confirm-address.ts";
import { stopSwap } from "./stop-swap.ts";

const linkOf = (name: string) => ({
  name,
  read: async (db: Db, token: string) => readLink(token, name, await linkKey(db)),
  keyOf: (id: string) => id,
  recipient: async (db: Db, id: string) => {
    const [found] = await db
      .select({ teamId: users.teamId, language: users.language })
      .from(simReplacements)
      .innerJoin(users, eq(users.id, simReplacements.userId))
      .where(eq(simReplacements.id, id));
    return found;
  },
});

/** Page of the link that stops a replacement SIM. */
export const stopPages = linkPage({ ...linkOf(STOP_LINK), carryOut: stopSwap, words: STOP_WORDS });
/** Page of the link that confirms a card's address. */
export const cardAddressPages = linkPage({ ...linkOf(ADDRESS_LINK), carryOut: confirmAddress, words: CARD_ADDRESS_WORDS });
