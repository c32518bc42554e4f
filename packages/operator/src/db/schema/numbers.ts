import { NUMBER_TIERS, NUMBER_SEGMENTS } from "@tribun/domain";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** Stock of numbers. Phone numbers are unique worldwide, so all clubs share the stock. */
export const registryNumbers = pgTable(
  "registry_numbers",
  {
    id: text("id").primaryKey(),
    /** E.164 */
    msisdn: text("msisdn").notNull().unique(),
    kind: text("kind", { enum: NUMBER_SEGMENTS }).notNull(),
    keywordType: integer("keyword_type").notNull(),
    tier: text("tier", { enum: NUMBER_TIERS }).notNull(),
    feeCents: integer("fee_cents").notNull(),
    /** End of the time in which a formerly used number stays unassigned (flows §4.4). */
    quarantineUntil: timestamp("quarantine_until", { withTimezone: true }),
  },
  (table) => [index("registry_numbers_kind").on(table.kind, table.keywordType, table.msisdn)],
);
export type RegistryRow = typeof registryNumbers.$inferSelect;

/** `held` during the choice, `paymentHeld` after the order, `assigned` to a line, `released` when over. */
export const RESERVATION_STATES = ["held", "paymentHeld", "assigned", "released"] as const;

/**
 * Holds on numbers. An expired hold keeps its state until another fan takes the number or the sweep runs; readers compare `expiresAt` with
 * the clock.
 */
export const reservations = pgTable(
  "reservations",
  {
    id: uuid("id").primaryKey(),
    registryId: text("registry_id")
      .notNull()
      .references(() => registryNumbers.id),
    teamId: integer("team_id").notNull(),
    /** `cart:` with the cart's token, or `user:` with the fan's id. */
    holder: text("holder").notNull(),
    userId: uuid("user_id"),
    orderId: text("order_id"),
    state: text("state", { enum: RESERVATION_STATES }).notNull(),
    extended: boolean("extended").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    // One hold per number: the database itself prevents double-booking.
    uniqueIndex("reservations_one_per_number")
      .on(table.registryId)
      .where(sql`state <> 'released'`),
    // One number per cart during the choice.
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
