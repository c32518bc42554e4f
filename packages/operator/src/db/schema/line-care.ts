import {
  ROAMING_CAP_DEFAULT_CENTS,
  SIM_EVENTS,
  SIM_STATES,
  SIM_TYPES,
  ALLOWANCE_KINDS,
  ALLOWANCE_UNITS,
  ALLOWANCE_ZONES,
  ITEMISED_BILL_MODES,
  SIM_REPLACEMENT_REASONS,
  USAGE_ZONES,
} from "@tribun/domain";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { lines } from "./lines.ts";
import { users } from "./users.ts";

const lineId = () =>
  uuid("line_id")
    .notNull()
    .references(() => lines.id);

/** A fan's settings of a line. A line without a row has the tariff's defaults. */
export const lineSettings = pgTable("line_settings", {
  lineId: lineId().primaryKey(),
  /** Notice at 80 % of the volume (§ 10 TKTransparenzV). */
  usageNotice: boolean("usage_notice").notNull().default(true),
  /** § 61(1) TKG: premium numbers and short codes. */
  premiumBlocked: boolean("premium_blocked").notNull(),
  /** § 61(2) TKG: charges that third parties bill through the operator. */
  thirdPartyBlocked: boolean("third_party_blocked").notNull().default(false),
  /** Itemised bill for future use (§ 65 TKG). */
  evnMode: text("evn_mode", { enum: ITEMISED_BILL_MODES }).notNull().default("off"),
  evnSince: timestamp("evn_since", { withTimezone: true }),
  /** Text of the declaration that the fan made (§ 11(1) TDDDG). */
  evnDeclaration: text("evn_declaration"),
  shieldEnabled: boolean("shield_enabled").notNull().default(true),
  shieldCapCents: integer("shield_cap_cents").notNull().default(ROAMING_CAP_DEFAULT_CENTS),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});
export type LineSettingsRow = typeof lineSettings.$inferSelect;

/** Cost of data roaming outside the EU, by month, in gross cents. */
export const roamingCosts = pgTable(
  "roaming_costs",
  {
    lineId: lineId(),
    /** YYYY-MM in German time. */
    period: text("period").notNull(),
    spentCents: integer("spent_cents").notNull().default(0),
    /** The fan asked to continue beyond the cap in this month. */
    continued: boolean("continued").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.period] })],
);

/**
 * Periods in which the fan blocked data roaming outside the EU; the one without an end is in force. Foreign networks send their records
 * days later, and the operator does not charge records from such a period.
 */
export const roamingBlocks = pgTable(
  "roaming_blocks",
  {
    lineId: lineId(),
    from: timestamp("from", { withTimezone: true }).notNull(),
    until: timestamp("until", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.from] })],
);

/** A line's usage in a past month; the invoice shows it (L35). */
export const usagePeriods = pgTable(
  "usage_periods",
  {
    lineId: lineId(),
    period: text("period").notNull(),
    kind: text("kind", { enum: ALLOWANCE_KINDS }).notNull(),
    zone: text("zone", { enum: USAGE_ZONES }).notNull(),
    used: doublePrecision("used").notNull(),
    total: doublePrecision("total").notNull(),
    unit: text("unit", { enum: ALLOWANCE_UNITS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.period, table.kind, table.zone] })],
);

/** Counted records of the network, so that a resent record counts once. */
export const usageRecords = pgTable(
  "usage_records",
  { id: text("id").primaryKey(), lineId: lineId(), receivedAt: timestamp("received_at", { withTimezone: true }).notNull() },
  (table) => [index("usage_records_received").on(table.receivedAt)],
);

/** A line's connections while its fan wanted an itemised bill (§ 65 TKG); deleted six months after its invoice (§ 10(3) TDDDG). */
export const callRecords = pgTable(
  "call_records",
  {
    /** The network's id. */
    id: text("id").primaryKey(),
    lineId: lineId(),
    kind: text("kind", { enum: ALLOWANCE_KINDS }).notNull(),
    zone: text("zone", { enum: ALLOWANCE_ZONES }).notNull(),
    /** GB, minutes or messages. */
    amount: doublePrecision("amount").notNull(),
    /** Destination in the form the fan chose; null for data and for numbers that may not be shown. */
    destination: text("destination"),
    /** Gross price in addition to the tariff. */
    cents: integer("cents").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    /** Invoice that it was sent with. */
    billedWith: uuid("billed_with"),
  },
  (table) => [index("call_records_line").on(table.lineId, table.at), index("call_records_bill").on(table.billedWith)],
);
export type CallRecordRow = typeof callRecords.$inferSelect;

/** Sent notices; each at most once a month. */
export const usageNotices = pgTable(
  "usage_notices",
  {
    lineId: lineId(),
    period: text("period").notNull(),
    /** Content of the notice, for example `data80`, `data100:27`, `roaming80`. */
    mark: text("mark").notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.period, table.mark] })],
);

/** All events of a SIM. */
export const simEvents = pgTable(
  "sim_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    iccid: text("iccid").notNull(),
    event: text("event", { enum: SIM_EVENTS }).notNull(),
    fromState: text("from_state", { enum: SIM_STATES }).notNull(),
    toState: text("to_state", { enum: SIM_STATES }).notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    detail: text("detail"),
  },
  (table) => [index("sim_events_iccid").on(table.iccid, table.id)],
);

/** A replacement card or profile for a line: `ordered` at the SIM platform, `shipped` by post, `done` once it works. */
export const simReplacements = pgTable(
  "sim_replacements",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    lineId: lineId(),
    oldIccid: text("old_iccid").notNull(),
    newIccid: text("new_iccid"),
    type: text("type", { enum: SIM_TYPES }).notNull(),
    eid: text("eid"),
    reason: text("reason", { enum: SIM_REPLACEMENT_REASONS }).notNull(),
    state: text("state", { enum: ["ordered", "shipped", "done", "failed"] }).notNull(),
    /** Gross. */
    feeCents: integer("fee_cents").notNull(),
    address: jsonb("address").$type<{ street: string; houseNumber: string; postalCode: string; city: string }>(),
    /** True until the fan confirms by the mailed link that the card may go to this address; before that, no card is produced. */
    addressUnproven: boolean("address_unproven").notNull().default(false),
    carrier: text("carrier"),
    expectedFrom: date("expected_from"),
    expectedTo: date("expected_to"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    /** Time at which the fan stopped it by the link in its notification. */
    stoppedAt: timestamp("stopped_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("sim_replacements_one_open")
      .on(table.lineId)
      .where(sql`state in ('ordered', 'shipped')`),
  ],
);
export type SimReplacementRow = typeof simReplacements.$inferSelect;

/** Progress of reading the network's usage, and the time up to which it is complete (L35). */
export const usageFeed = pgTable("usage_feed", {
  name: text("name").primaryKey(),
  /** The network's own cursor; the next read continues after it. */
  cursor: text("cursor").notNull(),
  asOf: timestamp("as_of", { withTimezone: true }).notNull(),
});
