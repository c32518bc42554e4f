import { type CallBackTime, type LeadKind, LANGUAGES } from "@tribun/domain";
import { sql } from "drizzle-orm";
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Localised } from "./catalogue.ts";
import { lines } from "./lines.ts";
import { users } from "./users.ts";

/** Advertising channels and profiling, each with its own consent (L28, L29). */
export const CONSENT_KINDS = ["email", "sms", "phone", "push", "profiling"] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Everything a fan can agree to: the consents, and the general terms, which cannot be withdrawn. */
export const AGREEMENT_KINDS = [...CONSENT_KINDS, "terms"] as const;

/** Every consent given or withdrawn, with text version and time; kept as proof (GDPR Art. 7, § 7a UWG). */
export const consentLog = pgTable(
  "consent_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: AGREEMENT_KINDS }).notNull(),
    /** Address or number of the consent; it proves the consent after the account is deleted (§ 7a UWG). */
    contact: text("contact"),
    /** `asked`: an e-mail consent that waits for its link; only `granted` allows advertising. */
    event: text("event", { enum: ["asked", "granted", "withdrawn"] }).notNull(),
    textVersion: text("text_version").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [index("consent_log_user").on(table.userId, table.kind, table.id)],
);

/** Links that prove an e-mail address, stored by hash; valid for 72 hours and once (L29). */
export const emailConfirmations = pgTable(
  "email_confirmations",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    /** Address that the link was sent to. */
    email: text("email").notNull(),
    /** `address`: a new address of the account. `advertising`: the consent to advertising by mail. */
    purpose: text("purpose", { enum: ["address", "advertising"] }).notNull(),
    textVersion: text("text_version"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
    /** Set when a newer link replaces this one or the fan cancels it. */
    voidedAt: timestamp("voided_at", { withTimezone: true }),
  },
  (table) => [index("email_confirmations_user").on(table.userId)],
);

/** Former phones and mailboxes of an account, so that their owner can undo the change (`UNDO_DAYS`). */
export const contactChanges = pgTable(
  "contact_changes",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["phone", "email"] }).notNull(),
    /** Null where the account had no phone, or the number has gone to another fan since. */
    before: text("before"),
    /** True if the former mailbox was proven. */
    beforeVerified: boolean("before_verified").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    /** Set when this change, or an earlier one that voids it, is undone. */
    undoneAt: timestamp("undone_at", { withTimezone: true }),
  },
  (table) => [index("contact_changes_user").on(table.userId)],
);
export type ContactChangeRow = typeof contactChanges.$inferSelect;

/** Public profile of a fan who chose to be visible. */
export const fanProfiles = pgTable(
  "fan_profiles",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id),
    teamId: integer("team_id").notNull(),
    nickname: text("nickname"),
    avatar: text("avatar"),
    /** The fan's choice to be on the public leaderboard. */
    listed: boolean("listed").notNull().default(false),
  },
  (table) => [
    uniqueIndex("fan_profiles_nickname").on(table.teamId, sql`lower(${table.nickname})`),
    index("fan_profiles_listed")
      .on(table.teamId)
      .where(sql`listed`),
  ],
);

/** Companies that request a callback; an outbox job sends them to the CRM. */
export const corporateLeads = pgTable("corporate_leads", {
  id: text("id").primaryKey(),
  teamId: integer("team_id").notNull(),
  lead: jsonb("lead")
    .$type<{
      kind?: LeadKind | undefined;
      companyName: string;
      taxNumber: string;
      vatId?: string | undefined;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      lineCount?: number | undefined;
      message?: string | undefined;
      callBack?: CallBackTime | undefined;
      tkgWaiver?: boolean | undefined;
    }>()
    .notNull(),
  language: text("language", { enum: LANGUAGES }).notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  handedOverAt: timestamp("handed_over_at", { withTimezone: true }),
});

/** Causes of a contract's end. */
export const END_CAUSES = ["termination", "extraordinary", "withdrawal"] as const;

/** The end of a line's contract: stored once it is certain, carried out on its day. */
export const lineEnds = pgTable("line_ends", {
  lineId: uuid("line_id")
    .primaryKey()
    .references(() => lines.id),
  cause: text("cause", { enum: END_CAUSES }).notNull(),
  /** Last day of the contract. */
  endsOn: date("ends_on").notNull(),
  declarationId: text("declaration_id").notNull(),
  notedAt: timestamp("noted_at", { withTimezone: true }).notNull(),
  endedAt: timestamp("ended_at", { withTimezone: true }),
});
export type LineEndRow = typeof lineEnds.$inferSelect;

/**
 * Holder and period of each number (§ 172 TKG). The operator writes a record when a line ends, so that it outlives a deleted account, and
 * deletes it at the end of the calendar year after the contract's end.
 */
export const subscriberRecords = pgTable(
  "subscriber_records",
  {
    lineId: uuid("line_id").primaryKey(),
    teamId: integer("team_id").notNull(),
    msisdn: text("msisdn").notNull(),
    holder: jsonb("holder")
      .$type<{
        firstName: string;
        lastName: string;
        birthday: string;
        street: string;
        houseNumber: string;
        postalCode: string;
        city: string;
      }>()
      .notNull(),
    startedOn: date("started_on"),
    endedOn: date("ended_on").notNull(),
    /** First day on which the record must be deleted. */
    deleteOn: date("delete_on").notNull(),
  },
  (table) => [index("subscriber_records_delete").on(table.deleteOn)],
);

/** Legally required notices about a running contract: § 57(3), § 56(3), and § 57(2) TKG. */
export const NOTICE_KINDS = ["bestTariff", "extension", "contractChange"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Sent notices that the law requires once per line and period. */
export const lineNotices = pgTable(
  "line_notices",
  {
    lineId: uuid("line_id")
      .notNull()
      .references(() => lines.id),
    kind: text("kind", { enum: NOTICE_KINDS }).notNull(),
    /** The contract year, the day the minimum term ends, or the change. */
    period: text("period").notNull(),
    facts: jsonb("facts").notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.kind, table.period] })],
);

/**
 * The operator's own changes to running contracts (§ 57(1), (2) TKG), as staff announced them; `line_notices` holds who was informed when.
 */
export const contractChanges = pgTable("contract_changes", {
  id: uuid("id").primaryKey(),
  teamId: integer("team_id").notNull(),
  /** Tariff whose contracts change; without one, all of the club's. */
  tariffId: text("tariff_id"),
  /** First German day on which it applies, for fans informed in time. */
  effectiveOn: date("effective_on").notNull(),
  text: jsonb("text").$type<Localised>().notNull(),
  announcedAt: timestamp("announced_at", { withTimezone: true }).notNull(),
});
export type ContractChangeRow = typeof contractChanges.$inferSelect;
