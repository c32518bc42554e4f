import type { Db } from "../../db/database.ts";
import { syncedItems } from "../../db/schema/catalogue-sync.ts";

/** Marks an item as managed by the partner's catalogue from now on. */
export async function markSynced(db: Db, kind: "tariff" | "option", externalId: string, now: Date): Promise<void> {
  await db
    .insert(syncedItems)
    .values({ kind, externalId, syncedAt: now })
    .onConflictDoUpdate({ target: [syncedItems.kind, syncedItems.externalId], set: { syncedAt: now } });
}
