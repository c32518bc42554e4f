import { ENTRY_STATES, LANGUAGES } from "@tribun/domain";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  foreignKey,
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
import type { Localised } from "./catalogue.ts";

/** Giveaways; each club draws from its own fans. Their state follows from the dates (flows §4.6). */
export const giveaways = pgTable(
  "giveaways",
  {
    teamId: integer("team_id").notNull(),
    key: text("key").notNull(),
    title: jsonb("title").$type<Localised>().notNull(),
    description: jsonb("description").$type<Localised>().notNull(),
    prizes: jsonb("prizes").$type<{ id: string; quantity: number; name: Localised }[]>().notNull(),
    terms: jsonb("terms").$type<Localised>().notNull(),
    consentText: jsonb("consent_text").$type<Localised>().notNull(),
    /** Version of terms and consent; an entry stores the version it agreed to. */
    consentTextVersion: text("consent_text_version").notNull(),
    motif: text("motif").notNull(),
    opensAt: timestamp("opens_at", { withTimezone: true }).notNull(),
    closesAt: timestamp("closes_at", { withTimezone: true }).notNull(),
    drawAt: timestamp("draw_at", { withTimezone: true }).notNull(),
    drawnAt: timestamp("drawn_at", { withTimezone: true }),
    /** 256 bits in hexadecimal, secret until the draw and published with its protocol. */
    drawSeed: text("draw_seed"),
    /** SHA-256 of the seed, published as soon as the seed exists. */
    drawCommitment: text("draw_commitment"),
    drawCommittedAt: timestamp("draw_committed_at", { withTimezone: true }),
    /**
     * Time at which the list was closed and its hash published; later confirmations are refused. Null for draws from before beacons were
     * used.
     */
    drawSealedAt: timestamp("draw_sealed_at", { withTimezone: true }),
    /** Chain and round of the beacon's value, set when the list is closed. */
    drawChain: text("draw_chain"),
    drawRound: bigint("draw_round", { mode: "number" }),
    /** The beacon's value and its signature, set after the draw. */
    drawRandomness: text("draw_randomness"),
    drawSignature: text("draw_signature"),
    drawEntries: integer("draw_entries"),
    /** SHA-256 of the sorted ids of the participating entries. */
    drawEntriesHash: text("draw_entries_hash"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.key] }),
    index("giveaways_to_draw")
      .on(table.drawAt)
      .where(sql`drawn_at is null`),
  ],
);
export type GiveawayRow = typeof giveaways.$inferSelect;

/** Entries. Double opt-in: the table keeps the link's token as a hash, and the link works once (L29). */
export const giveawayEntries = pgTable(
  "giveaway_entries",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    giveawayKey: text("giveaway_key").notNull(),
    email: text("email").notNull(),
    /** Hash of the mailbox (`mailboxOf`), which allows one entry; null after the entrant's data are deleted. */
    mailbox: text("mailbox"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    phone: text("phone"),
    birthday: date("birthday").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    state: text("state", { enum: ENTRY_STATES }).notNull(),
    prizeId: text("prize_id"),
    tokenHash: text("token_hash").notNull().unique(),
    tokenExpiresAt: timestamp("token_expires_at", { withTimezone: true }).notNull(),
    tokenUsedAt: timestamp("token_used_at", { withTimezone: true }),
    consentTextVersion: text("consent_text_version").notNull(),
    /** True if the protocol may show the entry's initials if it wins. */
    nameConsent: boolean("name_consent").notNull().default(false),
    /** Times at which the form was sent, the mailbox was proven, and the consent to advertising was withdrawn. */
    consentAt: timestamp("consent_at", { withTimezone: true }).notNull(),
    consentConfirmedAt: timestamp("consent_confirmed_at", { withTimezone: true }),
    consentRevokedAt: timestamp("consent_revoked_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    // Only confirmed entries, because anyone can type an address before.
    uniqueIndex("giveaway_entries_one_per_mailbox")
      .on(table.teamId, table.giveawayKey, table.mailbox)
      .where(sql`state in ('confirmed', 'won', 'notWon')`),
    index("giveaway_entries_email").on(table.teamId, table.giveawayKey, table.email),
    foreignKey({ columns: [table.teamId, table.giveawayKey], foreignColumns: [giveaways.teamId, giveaways.key] }),
  ],
);
export type GiveawayEntryRow = typeof giveawayEntries.$inferSelect;

/** Leads that the sandbox's CRM received; the console shows them. */
export const sandboxLeads = pgTable("sandbox_leads", {
  externalId: text("external_id").primaryKey(),
  teamId: integer("team_id").notNull(),
  source: text("source", { enum: ["giveaway", "corporate", "dealer"] }).notNull(),
  lead: jsonb("lead").notNull(),
  /** Number of writes of this lead; an upsert never creates a second one. */
  writes: integer("writes").notNull().default(1),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});
