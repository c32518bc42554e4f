import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Localised } from "./catalogue.ts";

/** Network outages that staff have announced to a club's fans. */
export const outages = pgTable(
  "outages",
  {
    teamId: integer("team_id").notNull(),
    id: text("id").notNull(),
    since: timestamp("since", { withTimezone: true }).notNull(),
    place: jsonb("place").$type<Localised>().notNull(),
    expectedEnd: timestamp("expected_end", { withTimezone: true }),
    over: boolean("over").notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.id] })],
);
export type OutageRow = typeof outages.$inferSelect;
