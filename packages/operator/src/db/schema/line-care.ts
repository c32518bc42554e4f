import { ROAMING_CAP_DEFAULT_CENTS, SIM_EVENTS, SIM_STATES, SIM_TYPES } from "@tribun/domain";
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

/** What a fan set on a line. A line without a row has what the tariff presets. */
export const lineSettings = pgTable("line_settings", {
  lineId: lineId().primaryKey(),
  /** Notice at 80 % of the volume (§ 10 TKTransparenzV). */
  usageNotice: boolean("usage_notice").notNull().default(true),
  /** § 61(1) TKG: premium numbers and short codes. */
  premiumBlocked: boolean("premium_blocked").notNull(),
  /** § 61(2) TKG: what others bill through the operator. */
  thirdPartyBlocked: boolean("third_party_blocked").notNull().default(false),
  /** Itemised bill for the future (§ 65 TKG). */
  evnMode: text("evn_mode", { enum: ["off", "full", "shortened"] })
    .notNull()
    .default("off"),
  evnSince: timestamp("evn_since", { withTimezone: true }),
  /** The declaration as it was given, in the words that were shown (§ 11(1) TDDDG). */
  evnDeclaration: text("evn_declaration"),
  shieldEnabled: boolean("shield_enabled").notNull().default(true),
  shieldCapCents: integer("shield_cap_cents").notNull().default(ROAMING_CAP_DEFAULT_CENTS),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});
export type LineSettingsRow = typeof lineSettings.$inferSelect;

/** Cost of data roaming outside the EU, by month. Gross cents. */
export const roamingCosts = pgTable(
  "roaming_costs",
  {
    lineId: lineId(),
    /** YYYY-MM in Germany. */
    period: text("period").notNull(),
    spentCents: integer("spent_cents").notNull().default(0),
    /** The fan asked to go on beyond the cap in this month. */
    continued: boolean("continued").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.period] })],
);

/**
 * When data roaming outside the EU was blocked by its fan; the one that has no end holds. Records of foreign networks come days later, and
 * what they tell of such a time is charged to nobody.
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

/** What a line used in a month that is over; the invoice shows it (L35). */
export const usagePeriods = pgTable(
  "usage_periods",
  {
    lineId: lineId(),
    period: text("period").notNull(),
    kind: text("kind", { enum: ["data", "voice", "sms"] }).notNull(),
    zone: text("zone", { enum: ["de", "eu", "tr"] }).notNull(),
    used: doublePrecision("used").notNull(),
    total: doublePrecision("total").notNull(),
    unit: text("unit", { enum: ["GB", "min", "sms"] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.period, table.kind, table.zone] })],
);

/** Records of the network that were counted, so that one that is sent again counts once. */
export const usageRecords = pgTable(
  "usage_records",
  { id: text("id").primaryKey(), lineId: lineId(), receivedAt: timestamp("received_at", { withTimezone: true }).notNull() },
  (table) => [index("usage_records_received").on(table.receivedAt)],
);

/** What a line did while its fan wanted an itemised bill (§ 65 TKG); goes six months after its invoice (§ 10(3) TDDDG). */
export const callRecords = pgTable(
  "call_records",
  {
    /** The network's. */
    id: text("id").primaryKey(),
    lineId: lineId(),
    kind: text("kind", { enum: ["data", "voice", "sms"] }).notNull(),
    zone: text("zone", { enum: ["de", "eu", "tr", "chuk"] }).notNull(),
    /** GB, minutes or messages. */
    amount: doublePrecision("amount").notNull(),
    /** As the fan wants to see it; absent for data, and for what may not be told. */
    destination: text("destination"),
    /** Price beside the tariff, gross. */
    cents: integer("cents").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    /** The invoice it was sent with. */
    billedWith: uuid("billed_with"),
  },
  (table) => [index("call_records_line").on(table.lineId, table.at), index("call_records_bill").on(table.billedWith)],
);
export type CallRecordRow = typeof callRecords.$inferSelect;

/** Notices that went out; each once in a month. */
export const usageNotices = pgTable(
  "usage_notices",
  {
    lineId: lineId(),
    period: text("period").notNull(),
    /** What was told, for example `data80`, `data100:27`, `roaming80`. */
    mark: text("mark").notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.period, table.mark] })],
);

/** Everything that ever happened to a SIM. */
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

/** Another card or profile for a line: `ordered` at the SIM platform, `shipped` by post, `done` once it works. */
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
    reason: text("reason", { enum: ["lost", "stolen", "defect", "newDevice"] }).notNull(),
    state: text("state", { enum: ["ordered", "shipped", "done", "failed"] }).notNull(),
    /** Gross. */
    feeCents: integer("fee_cents").notNull(),
    address: jsonb("address").$type<{ street: string; houseNumber: string; postalCode: string; city: string }>(),
    /** Nothing is made before a link in the mailbox says that the card may go to this address. */
    addressUnproven: boolean("address_unproven").notNull().default(false),
    carrier: text("carrier"),
    expectedFrom: date("expected_from"),
    expectedTo: date("expected_to"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    /** When the link in the message about it stopped it. */
    stoppedAt: timestamp("stopped_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("sim_replacements_one_open")
      .on(table.lineId)
      .where(sql`state in ('ordered', 'shipped')`),
  ],
);
export type SimReplacementRow = typeof simReplacements.$inferSelect;

/** How far the network's usage has been read, and as of when it is complete (L35). */
export const usageFeed = pgTable("usage_feed", {
  name: text("name").primaryKey(),
  /** The network's own mark; the next read goes on behind it. */
  cursor: text("cursor").notNull(),
  asOf: timestamp("as_of", { withTimezone: true }).notNull(),
});
