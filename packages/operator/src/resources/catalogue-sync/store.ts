import type { Db } from "../../db/database.ts";
import { syncedItems } from "../../db/schema/catalogue-sync.ts";

/** Notes that the partner's catalogue has the say over an item from now on. */
export async function markSynced(db: Db, kind: "tariff" | "option", externalId: string, now: Date): Promise<void> {
  await db
    .insert(syncedItems)
    .values({ kind, externalId, syncedAt: now })
    .onConflictDoUpdate({ target: [syncedItems.kind, syncedItems.externalId], set: { syncedAt: now } });
}
