import {
  PACK_ORDER_STATES,
  PACK_STATES,
  type PackValidity,
  LANGUAGES,
  PACK_RENEWALS,
  PACK_CATEGORIES,
  ALLOWANCE_ZONES,
  ALLOWANCE_KINDS,
} from "@tribun/domain";
import { sql } from "drizzle-orm";
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Localised } from "./catalogue.ts";
import { lines } from "./lines.ts";
import { users } from "./users.ts";

/** Packs on sale. Amounts are gross cents. */
export const options = pgTable("options", {
  id: text("id").primaryKey(),
  externalId: text("external_id").notNull().unique(),
  category: text("category", { enum: PACK_CATEGORIES }).notNull(),
  tags: jsonb("tags").$type<string[]>().notNull(),
  /** A proper name, the same in every language. */
  name: text("name").notNull(),
  description: jsonb("description").$type<Localised>().notNull(),
  priceCents: integer("price_cents").notNull(),
  validity: jsonb("validity").$type<PackValidity>().notNull(),
  renewal: text("renewal", { enum: PACK_RENEWALS }).notNull(),
  /** -1 means unlimited, null that the pack has none of this kind. */
  dataMb: integer("data_mb"),
  minutes: integer("minutes"),
  sms: integer("sms"),
  zone: text("zone", { enum: ALLOWANCE_ZONES }).notNull(),
  /** False for a pack no longer on sale; fans who have it keep it. */
  onSale: boolean("on_sale").notNull().default(true),
  position: integer("position").notNull(),
});
export type OptionRow = typeof options.$inferSelect;

/** Purchases of packs, and the renewals of auto-renewing packs. */
export const packOrders = pgTable(
  "pack_orders",
  {
    id: uuid("id").primaryKey(),
    /** Number that the fan reads and gives to the hotline. */
    number: text("number").notNull().unique(),
    transactionId: text("transaction_id").notNull().unique(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    lineId: uuid("line_id")
      .notNull()
      .references(() => lines.id),
    optionId: text("option_id")
      .notNull()
      .references(() => options.id),
    /** The pack that a renewal extends. */
    renewsPackId: uuid("renews_pack_id"),
    state: text("state", { enum: PACK_ORDER_STATES }).notNull(),
    /** Agreed price; later price changes do not affect it. */
    priceCents: integer("price_cents").notNull(),
    paymentVersion: integer("payment_version").notNull(),
    /** Chosen stored method; renewals are charged to it. */
    paymentMethodId: uuid("payment_method_id"),
    /** The fan requested a start before the 14 days of withdrawal end (L22). */
    earlyStart: boolean("early_start").notNull(),
    /** Match that the pack was bought for: the pack begins before its kick-off and moves with it. */
    matchId: text("match_id"),
    language: text("language", { enum: LANGUAGES }).notNull(),
    reason: text("reason"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    paidAt: timestamp("paid_at", { withTimezone: true }),
  },
  (table) => [
    // Two simultaneous devices cannot buy the same pack twice: one unfinished purchase per line and pack.
    uniqueIndex("pack_orders_one_open")
      .on(table.lineId, table.optionId)
      .where(sql`renews_pack_id is null and state in ('open', 'processing', 'failed')`),
    index("pack_orders_user").on(table.userId, table.createdAt),
    index("pack_orders_renewal").on(table.renewsPackId),
  ],
);
export type PackOrderRow = typeof packOrders.$inferSelect;

/** Packs on lines. */
export const packs = pgTable(
  "packs",
  {
    id: uuid("id").primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .unique()
      .references(() => packOrders.id),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    lineId: uuid("line_id")
      .notNull()
      .references(() => lines.id),
    optionId: text("option_id")
      .notNull()
      .references(() => options.id),
    state: text("state", { enum: PACK_STATES }).notNull(),
    autoRenew: boolean("auto_renew").notNull(),
    /** Number of the paid period, from 1. */
    period: integer("period").notNull().default(1),
    startsAt: timestamp("starts_at", { withTimezone: true }).notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    /** Reason of the end; a stable name. */
    reason: text("reason"),
  },
  (table) => [
    index("packs_line").on(table.lineId),
    index("packs_user").on(table.userId),
    // A line has an auto-renewing pack at most once.
    uniqueIndex("packs_one_renewing")
      .on(table.lineId, table.optionId)
      .where(sql`auto_renew and state in ('scheduled', 'active', 'renewing')`),
  ],
);
export type PackRow = typeof packs.$inferSelect;

/** Volume in addition to the tariff's: of a pack's period, or of a bonus that the fan won. */
export const allowances = pgTable(
  "allowances",
  {
    id: uuid("id").primaryKey(),
    lineId: uuid("line_id")
      .notNull()
      .references(() => lines.id),
    source: text("source", { enum: ["pack", "bonus"] }).notNull(),
    /** Id of the pack's period or the reward; each is booked once. */
    sourceId: text("source_id").notNull(),
    packId: uuid("pack_id").references(() => packs.id),
    name: jsonb("name").$type<Localised>().notNull(),
    kind: text("kind", { enum: ALLOWANCE_KINDS }).notNull(),
    zone: text("zone", { enum: ALLOWANCE_ZONES }).notNull(),
    used: doublePrecision("used").notNull().default(0),
    /** GB, minutes or messages; -1 means unlimited. */
    total: doublePrecision("total").notNull(),
    startsAt: timestamp("starts_at", { withTimezone: true }).notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
    asOf: timestamp("as_of", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("allowances_once").on(table.sourceId, table.kind, table.zone),
    index("allowances_line").on(table.lineId, table.endsAt),
  ],
);
export type AllowanceRow = typeof allowances.$inferSelect;
