import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import type { GiveawayEntryRow, GiveawayRow } from "../../db/schema/giveaways.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { tellByPush } from "../../reach/push/send.ts";

/** Sends a push, beside the mail, to accounts with the entry's address, if the address is verified and the fan agreed to push messages. */
export async function pushToEntrants(
  deps: Deps,
  db: Db,
  { teamId, key }: Pick<GiveawayRow, "teamId" | "key">,
  entries: readonly Pick<GiveawayEntryRow, "email">[],
): Promise<void> {
  if (entries.length === 0) return;
  const emails = entries.map(({ email }) => email);
  const fans = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.teamId, teamId),
        inArray(users.email, emails),
        eq(users.emailVerified, true),
        sql`(${users.consents} ->> 'push')::boolean`,
      ),
    );
  for (const { id } of fans) await tellByPush(deps, db, id, { kind: "drawn", about: key });
}
