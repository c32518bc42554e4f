import { MATCH_STATES, MATCH_VENUES } from "@tribun/domain";
import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Invented matches of the clubs. The seed does not overwrite a match that staff have edited. */
export const matches = pgTable(
  "matches",
  {
    teamId: integer("team_id").notNull(),
    id: text("id").notNull(),
    round: integer("round").notNull(),
    opponent: text("opponent").notNull(),
    venue: text("venue", { enum: MATCH_VENUES }).notNull(),
    kickOff: timestamp("kick_off", { withTimezone: true }).notNull(),
    state: text("state", { enum: MATCH_STATES }).notNull(),
    /** Both goals are set, or neither. */
    ownGoals: integer("own_goals"),
    theirGoals: integer("their_goals"),
    editedAt: timestamp("edited_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.id] }), index("matches_kick_off").on(table.teamId, table.kickOff)],
);
export type MatchRow = typeof matches.$inferSelect;
