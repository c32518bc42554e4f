import { SIM_STATES, SIM_TYPES, ALLOWANCE_KINDS, ALLOWANCE_UNITS, LANGUAGES, USAGE_ZONES } from "@tribun/domain";
import { sql } from "drizzle-orm";
import { date, doublePrecision, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { tariffs } from "./catalogue.ts";
import { orders } from "./orders.ts";
import { users } from "./users.ts";

/** A fan's record in the partner network's customer system; one per fan. */
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
    /** Order that created the line; null for a line of the seed. */
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

/** Former numbers of a line: for late usage reports of the network, and for authorities that ask for a number's holder (§ 172 TKG). */
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

/**
 * Tariff changes that fans declared: `planned` until the line has the new tariff; the fan can cancel until then. Amounts are gross cents.
 */
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
    /** Name and agreed price of the previous tariff. */
    fromName: text("from_name").notNull(),
    fromMonthlyCents: integer("from_monthly_cents").notNull(),
    /** The line's tariff and term before the change: a fan may confirm a termination declared before the first day only after it. */
    fromTariffId: text("from_tariff_id").references(() => tariffs.id),
    fromCommitmentEnd: date("from_commitment_end"),
    tariffId: text("tariff_id")
      .notNull()
      .references(() => tariffs.id),
    name: text("name").notNull(),
    monthlyCents: integer("monthly_cents").notNull(),
    /** First German day of the new tariff; always the first of a month. */
    effectiveOn: date("effective_on").notNull(),
    /** Last day of the new minimum term. */
    commitmentEnd: date("commitment_end"),
    contractSummaryId: text("contract_summary_id").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
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
    /** Time at which a device loaded the profile; its activation code is used up then. */
    downloadedAt: timestamp("downloaded_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    // A line has one working SIM, and also ordered replacements and former SIMs.
    uniqueIndex("sims_one_current_per_line")
      .on(table.lineId)
      .where(sql`state in ('active', 'blockedByFan', 'blockedByOperator', 'blockedByBoth')`),
    index("sims_line").on(table.lineId),
  ],
);
export type SimRow = typeof sims.$inferSelect;

/** Posted parcels: a SIM card or a jersey. */
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

/** A line's usage in the current month. */
export const usage = pgTable(
  "usage",
  {
    lineId: uuid("line_id")
      .notNull()
      .references(() => lines.id),
    kind: text("kind", { enum: ALLOWANCE_KINDS }).notNull(),
    zone: text("zone", { enum: USAGE_ZONES }).notNull(),
    used: doublePrecision("used").notNull(),
    /** -1 means unlimited. */
    total: doublePrecision("total").notNull(),
    unit: text("unit", { enum: ALLOWANCE_UNITS }).notNull(),
    asOf: timestamp("as_of", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.kind, table.zone] })],
);
