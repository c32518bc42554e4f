import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { partnerCustomers } from "../../db/schema/lines.ts";
import { users, type UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";

/** Creates the fan's customer in the partner's system; for a known customer it changes nothing. @throws Problem 1006 while it is down */
export async function makeKnown(deps: Deps, db: Db, user: UserRow): Promise<void> {
  const partnerId = user.partnerCustomerId ?? (await deps.providers.partner.ensureCustomer(db, user));
  await db.insert(partnerCustomers).values({ userId: user.id, partnerId, createdAt: deps.clock.now() }).onConflictDoNothing();
  await db.update(users).set({ partnerCustomerId: partnerId }).where(eq(users.id, user.id));
}
