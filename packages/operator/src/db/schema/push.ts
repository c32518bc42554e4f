import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/**
 * Push subscription of a fan's browser. The row ends with its session (`endPush`), so that a device shows no messages after the fan signed
 * out.
 */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    /** SHA-256 of the endpoint: a browser has one, whichever fan is signed in. */
    endpointHash: text("endpoint_hash").primaryKey(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    /** Family of refresh tokens. */
    sessionId: uuid("session_id").notNull().unique(),
    endpoint: text("endpoint").notNull(),
    /** Keys with which the browser decrypts (RFC 8291), base64url: its public key and the auth secret. */
    p256dh: text("p256dh").notNull(),
    authSecret: text("auth_secret").notNull(),
    /** Latest registration of the device; if a fan has too many, the operator removes the oldest. */
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("push_subscriptions_user").on(table.userId)],
);
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;
