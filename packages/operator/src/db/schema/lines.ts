import { SIM_STATES, SIM_TYPES } from "@tribun/domain";
import { sql } from "drizzle-orm";
import { date, doublePrecision, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { tariffs } from "./catalogue.ts";
import { orders } from "./orders.ts";
import { users } from "./users.ts";

/** A fan in the partner network's customer system; made once per fan. */
export const partnerCustomers = pgTable("partner_customers", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id),
  partnerId: text("partner_id").notNull().unique(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

export const lines = pgTable(
  "lines",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    /** The order it came from; a line of the seed has none. */
    orderId: text("order_id")
      .unique()
      .references(() => orders.id),
    msisdn: text("msisdn").notNull(),
    tariffId: text("tariff_id")
      .notNull()
      .references(() => tariffs.id),
    bonusGb: integer("bonus_gb").notNull().default(0),
    state: text("state", { enum: ["pending", "active", "blocked", "ended"] }).notNull(),
    activatedAt: timestamp("activated_at", { withTimezone: true }),
    commitmentEnd: date("commitment_end"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("lines_one_per_number")
      .on(table.msisdn)
      .where(sql`state <> 'ended'`),
    index("lines_user").on(table.userId),
    index("lines_number").on(table.msisdn),
  ],
);
export type LineRow = typeof lines.$inferSelect;

/** Numbers that a line had before: for usage that the network reports late, and for who may ask whose a number was (§ 172 TKG). */
export const lineNumbers = pgTable(
  "line_numbers",
  {
    lineId: uuid("line_id")
      .notNull()
      .references(() => lines.id),
    msisdn: text("msisdn").notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.endedAt] }), index("line_numbers_msisdn").on(table.msisdn)],
);
export type LineNumberRow = typeof lineNumbers.$inferSelect;

/** Changes of tariff that a fan declared: `planned` until the line has the new one; a fan may take it back until then. Amounts are gross cents. */
export const tariffChanges = pgTable(
  "tariff_changes",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    lineId: uuid("line_id")
      .notNull()
      .references(() => lines.id),
    /** The tariff before, by its name and at the price that was agreed. */
    fromName: text("from_name").notNull(),
    fromMonthlyCents: integer("from_monthly_cents").notNull(),
    /** The line as it was: a termination of before the first day may be confirmed after it. */
    fromTariffId: text("from_tariff_id").references(() => tariffs.id),
    fromCommitmentEnd: date("from_commitment_end"),
    tariffId: text("tariff_id")
      .notNull()
      .references(() => tariffs.id),
    name: text("name").notNull(),
    monthlyCents: integer("monthly_cents").notNull(),
    /** First German day of the new tariff; always a month's first. */
    effectiveOn: date("effective_on").notNull(),
    /** Last day of the minimum term from then on. */
    commitmentEnd: date("commitment_end"),
    contractSummaryId: text("contract_summary_id").notNull(),
    language: text("language", { enum: ["tr", "de"] }).notNull(),
    state: text("state", { enum: ["planned", "done", "cancelled"] }).notNull(),
    declaredAt: timestamp("declared_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("tariff_changes_one_planned")
      .on(table.lineId)
      .where(sql`state = 'planned'`),
    index("tariff_changes_line").on(table.lineId, table.effectiveOn),
    index("tariff_changes_summary").on(table.contractSummaryId),
  ],
);
export type TariffChangeRow = typeof tariffChanges.$inferSelect;

/** SIM cards and eSIM profiles. */
export const sims = pgTable(
  "sims",
  {
    iccid: text("iccid").primaryKey(),
    lineId: uuid("line_id")
      .notNull()
      .references(() => lines.id),
    type: text("type", { enum: SIM_TYPES }).notNull(),
    eid: text("eid"),
    smdpAddress: text("smdp_address"),
    matchingId: text("matching_id").unique(),
    state: text("state", { enum: SIM_STATES }).notNull().default("active"),
    /** When the profile was loaded onto a device; its activation code is spent then. */
    downloadedAt: timestamp("downloaded_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    // A line works with one SIM; beside it there may be one on its way and those it had before.
    uniqueIndex("sims_one_current_per_line")
      .on(table.lineId)
      .where(sql`state in ('active', 'blockedByFan', 'blockedByOperator', 'blockedByBoth')`),
    index("sims_line").on(table.lineId),
  ],
);
export type SimRow = typeof sims.$inferSelect;

/** Parcels on their way: a SIM card or a jersey. */
export const parcels = pgTable(
  "parcels",
  {
    id: uuid("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    content: text("content", { enum: ["sim", "jersey"] }).notNull(),
    carrier: text("carrier").notNull(),
    expectedFrom: date("expected_from").notNull(),
    expectedTo: date("expected_to").notNull(),
  },
  (table) => [uniqueIndex("parcels_one_per_content").on(table.orderId, table.content)],
);

/** What a line has used in the present month. */
export const usage = pgTable(
  "usage",
  {
    lineId: uuid("line_id")
      .notNull()
      .references(() => lines.id),
    kind: text("kind", { enum: ["data", "voice", "sms"] }).notNull(),
    zone: text("zone", { enum: ["de", "eu", "tr"] }).notNull(),
    used: doublePrecision("used").notNull(),
    /** -1 means without limit. */
    total: doublePrecision("total").notNull(),
    unit: text("unit", { enum: ["GB", "min", "sms"] }).notNull(),
    asOf: timestamp("as_of", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.kind, table.zone] })],
);
