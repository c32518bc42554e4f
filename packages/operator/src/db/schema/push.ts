import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/**
 * Where a browser of a fan takes push messages. A row lives no longer than the session that gave it: whoever ends one ends the
 * other (`endPush`), so that nobody reads on a device what they have signed out of.
 */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    /** SHA-256 of the endpoint: one browser has one, whoever is signed in on it. */
    endpointHash: text("endpoint_hash").primaryKey(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    /** The family of refresh tokens. */
    sessionId: uuid("session_id").notNull().unique(),
    endpoint: text("endpoint").notNull(),
    /** What the browser decrypts with (RFC 8291), base64url: its public key and the secret beside it. */
    p256dh: text("p256dh").notNull(),
    authSecret: text("auth_secret").notNull(),
    /** That the device was named last: the one named longest ago makes room where a fan has too many. */
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("push_subscriptions_user").on(table.userId)],
);
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;
