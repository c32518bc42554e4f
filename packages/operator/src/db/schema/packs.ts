import { PACK_ORDER_STATES, PACK_STATES, type PackValidity } from "@tribun/domain";
import { sql } from "drizzle-orm";
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Localised } from "./catalogue.ts";
import { lines } from "./lines.ts";
import { users } from "./users.ts";

export const OPTION_CATEGORIES = ["internet", "voice", "message"] as const;
/** Where an allowance counts: Germany, the EU and EEA, Türkiye, or Switzerland and the United Kingdom. */
export const ALLOWANCE_ZONES = ["de", "eu", "tr", "chuk"] as const;
export const ALLOWANCE_KINDS = ["data", "voice", "sms"] as const;
export type AllowanceZone = (typeof ALLOWANCE_ZONES)[number];
export type AllowanceKind = (typeof ALLOWANCE_KINDS)[number];

/** Packs on sale. Amounts are gross cents. */
export const options = pgTable("options", {
  id: text("id").primaryKey(),
  externalId: text("external_id").notNull().unique(),
  category: text("category", { enum: OPTION_CATEGORIES }).notNull(),
  tags: jsonb("tags").$type<string[]>().notNull(),
  /** A proper name, the same in every language. */
  name: text("name").notNull(),
  description: jsonb("description").$type<Localised>().notNull(),
  priceCents: integer("price_cents").notNull(),
  validity: jsonb("validity").$type<PackValidity>().notNull(),
  renewal: text("renewal", { enum: ["once", "auto"] }).notNull(),
  /** -1 means without limit, null that the pack has none of it. */
  dataMb: integer("data_mb"),
  minutes: integer("minutes"),
  sms: integer("sms"),
  zone: text("zone", { enum: ALLOWANCE_ZONES }).notNull(),
  /** False for a pack that is sold no longer; those who have it keep it. */
  onSale: boolean("on_sale").notNull().default(true),
  position: integer("position").notNull(),
});
export type OptionRow = typeof options.$inferSelect;

/** Purchases of packs, and the renewals of those that renew themselves. */
export const packOrders = pgTable(
  "pack_orders",
  {
    id: uuid("id").primaryKey(),
    /** What the fan reads and tells the hotline. */
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
    /** The pack that a renewal goes on with. */
    renewsPackId: uuid("renews_pack_id"),
    state: text("state", { enum: PACK_ORDER_STATES }).notNull(),
    /** As agreed; later price changes do not touch it. */
    priceCents: integer("price_cents").notNull(),
    paymentVersion: integer("payment_version").notNull(),
    /** A stored method that was chosen; renewals are drawn from it. */
    paymentMethodId: uuid("payment_method_id"),
    /** The fan asked for a start before the 14 days of withdrawal are over (L22). */
    earlyStart: boolean("early_start").notNull(),
    /** The match of the club that it was bought for: it begins before its kick-off, and follows when that is moved. */
    matchId: text("match_id"),
    language: text("language", { enum: ["tr", "de"] }).notNull(),
    reason: text("reason"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    paidAt: timestamp("paid_at", { withTimezone: true }),
  },
  (table) => [
    // Two devices at once cannot buy the same pack twice: one unfinished purchase per line and pack.
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
    /** Counts its paid periods from 1. */
    period: integer("period").notNull().default(1),
    startsAt: timestamp("starts_at", { withTimezone: true }).notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    /** Why it ended, a stable word. */
    reason: text("reason"),
  },
  (table) => [
    index("packs_line").on(table.lineId),
    index("packs_user").on(table.userId),
    // A pack that renews itself is on a line once.
    uniqueIndex("packs_one_renewing")
      .on(table.lineId, table.optionId)
      .where(sql`auto_renew and state in ('scheduled', 'active', 'renewing')`),
  ],
);
export type PackRow = typeof packs.$inferSelect;

/** Volume beside the tariff's: of a pack's period, or a bonus that was won. */
export const allowances = pgTable(
  "allowances",
  {
    id: uuid("id").primaryKey(),
    lineId: uuid("line_id")
      .notNull()
      .references(() => lines.id),
    source: text("source", { enum: ["pack", "bonus"] }).notNull(),
    /** Of the pack's period or of the reward: the same one is never booked twice. */
    sourceId: text("source_id").notNull(),
    packId: uuid("pack_id").references(() => packs.id),
    name: jsonb("name").$type<Localised>().notNull(),
    kind: text("kind", { enum: ALLOWANCE_KINDS }).notNull(),
    zone: text("zone", { enum: ALLOWANCE_ZONES }).notNull(),
    used: doublePrecision("used").notNull().default(0),
    /** GB, minutes or messages; -1 means without limit. */
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
