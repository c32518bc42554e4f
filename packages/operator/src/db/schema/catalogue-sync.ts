import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Tariffs and packs that the partner's catalogue has changed; the seed does not overwrite them. */
export const syncedItems = pgTable(
  "synced_items",
  {
    kind: text("kind", { enum: ["tariff", "option"] }).notNull(),
    externalId: text("external_id").notNull(),
    syncedAt: timestamp("synced_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.externalId] })],
);
