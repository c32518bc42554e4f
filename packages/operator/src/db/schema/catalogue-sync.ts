import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Tariffs and packs that the partner's catalogue has set since; the seed leaves them alone. */
export const syncedItems = pgTable(
  "synced_items",
  {
    kind: text("kind", { enum: ["tariff", "option"] }).notNull(),
    externalId: text("external_id").notNull(),
    syncedAt: timestamp("synced_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.externalId] })],
);
