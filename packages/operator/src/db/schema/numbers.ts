import { NUMBER_TIERS } from "@tribun/domain";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** The stock of numbers. Numbers are unique in the world, so all clubs share it. */
export const registryNumbers = pgTable(
  "registry_numbers",
  {
    id: text("id").primaryKey(),
    /** E.164 */
    msisdn: text("msisdn").notNull().unique(),
    kind: text("kind", { enum: ["general", "private"] }).notNull(),
    keywordType: integer("keyword_type").notNull(),
    tier: text("tier", { enum: NUMBER_TIERS }).notNull(),
    feeCents: integer("fee_cents").notNull(),
    /** A number that was in use stays unused for a while (flows §4.4). */
    quarantineUntil: timestamp("quarantine_until", { withTimezone: true }),
  },
  (table) => [index("registry_numbers_kind").on(table.kind, table.keywordType, table.msisdn)],
);
export type RegistryRow = typeof registryNumbers.$inferSelect;

/** `held` while choosing, `paymentHeld` once ordered, `assigned` to a line; `released` says it is over. */
export const RESERVATION_STATES = ["held", "paymentHeld", "assigned", "released"] as const;

/**
 * Holds on numbers. A hold that has run out keeps its state until somebody else wants the number or the
 * sweep comes by; whoever looks compares `expiresAt` with the clock.
 */
export const reservations = pgTable(
  "reservations",
  {
    id: uuid("id").primaryKey(),
    registryId: text("registry_id")
      .notNull()
      .references(() => registryNumbers.id),
    teamId: integer("team_id").notNull(),
    /** `cart:` and the cart's token, or `user:` and the fan's id. */
    holder: text("holder").notNull(),
    userId: uuid("user_id"),
    orderId: text("order_id"),
    state: text("state", { enum: RESERVATION_STATES }).notNull(),
    extended: boolean("extended").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    // One living hold per number: the database itself makes double-booking impossible.
    uniqueIndex("reservations_one_per_number")
      .on(table.registryId)
      .where(sql`state <> 'released'`),
    // One number per cart while choosing.
    uniqueIndex("reservations_one_per_cart")
      .on(table.teamId, table.holder)
      .where(sql`state = 'held'`),
    index("reservations_order").on(table.orderId),
    index("reservations_expiry")
      .on(table.expiresAt)
      .where(sql`state in ('held', 'paymentHeld')`),
  ],
);
export type ReservationRow = typeof reservations.$inferSelect;
