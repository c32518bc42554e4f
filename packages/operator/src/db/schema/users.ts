import { LANGUAGES } from "@tribun/domain";
import type { Device } from "@tribun/api-client/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/** Fans. Each club has its own; a fan of one club is unknown to another. */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    customerType: text("customer_type", { enum: ["private", "corporate", "dealer"] }).notNull(),
    /** Empty after another account has proven the mailbox, until the fan gives another. Several accounts may name it; one has it proven. */
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    /** E.164, proven by a code; null after the number went to another fan, until the fan proves a new one. */
    phone: text("phone"),
    /** Null while the fan must choose a new password through account recovery, and permanently after the account is deleted. */
    passwordHash: text("password_hash"),
    /** Increased to end all sessions at once. */
    tokenVersion: integer("token_version").notNull().default(0),
    salutation: text("salutation", { enum: ["male", "female", "other"] }).notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    birthday: date("birthday").notNull(),
    companyName: text("company_name"),
    taxNumber: text("tax_number"),
    vatId: text("vat_id"),
    street: text("street").notNull(),
    houseNumber: text("house_number").notNull(),
    postalCode: text("postal_code").notNull(),
    city: text("city").notNull(),
    deliveryAddress: jsonb("delivery_address").$type<{ street: string; houseNumber: string; postalCode: string; city: string }>(),
    /** Last change of one of the two addresses; null while both are those of the registration. */
    addressSince: timestamp("address_since", { withTimezone: true }),
    language: text("language", { enum: LANGUAGES }).notNull(),
    partnerCustomerId: text("partner_customer_id"),
    /** Keyed hash of the customer-support password. */
    keywordHash: text("keyword_hash"),
    /** Kind of the checked document; the operator does not keep its number. */
    documentType: text("document_type", { enum: ["idCard", "passport"] }),
    consents: jsonb("consents").$type<{ email: boolean; sms: boolean; phone: boolean; push: boolean; profiling: boolean }>().notNull(),
    invitationCode: text("invitation_code").notNull(),
    invitedBy: text("invited_by"),
    campaignCode: text("campaign_code"),
    /** Increases when lines or orders of this fan change; `ping` returns it. */
    revision: integer("revision").notNull().default(0),
    /** Increases with every change of the profile; the update of a writer that read an older version fails. */
    profileVersion: integer("profile_version").notNull().default(1),
    /** `staff` may search fans; only a change in the database grants the role. */
    role: text("role", { enum: ["fan", "staff"] })
      .notNull()
      .default("fan"),
    /** Set when the account was deleted; the row then holds no personal data. */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("users_team_email")
      .on(table.teamId, table.email)
      .where(sql`email_verified`),
    index("users_email").on(table.teamId, table.email),
    unique("users_team_phone").on(table.teamId, table.phone),
    unique("users_invitation_code").on(table.invitationCode),
  ],
);
export type UserRow = typeof users.$inferSelect;

/** Passkeys (WebAuthn) with which fans sign in and prove their identity. They contain nothing secret. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** The device's credential id, base64url. */
    id: text("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Name chosen by the fan. */
    name: text("name").notNull(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** The device's use counter; it never decreases on devices that count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: jsonb("transports").$type<string[]>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);
export type PasskeyRow = typeof passkeys.$inferSelect;

/** Challenges for a device to sign, by hash; each is valid once and for a few minutes. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  challengeHash: text("challenge_hash").primaryKey(),
  teamId: integer("team_id").notNull(),
  /** Fan whose passkey must sign; unknown before a login. */
  userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
  purpose: text("purpose", { enum: ["add", "login", "proof"] }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

/** Refresh tokens by hash; each works once, and reuse of a used one ends its whole family. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    familyId: uuid("family_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenVersion: integer("token_version").notNull(),
    /** Browser and system of the session, so that the fan recognises the device; null for sessions from before it was stored. */
    device: jsonb("device").$type<Pick<Device, "browser" | "system">>(),
    /** Start of the session, because used tokens are deleted before a long session ends. Null for sessions from before it was stored. */
    openedAt: timestamp("opened_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [index("refresh_tokens_family").on(table.familyId), index("refresh_tokens_user").on(table.userId)],
);

/** One-time codes by hash. */
export const otps = pgTable(
  "otps",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    phone: text("phone").notNull(),
    type: text("type", { enum: ["order", "register", "resetPassword", "changePhone"] }).notNull(),
    codeHash: text("code_hash").notNull(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    resendAt: timestamp("resend_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
    /** Set when a newer code replaced this one. */
    voidedAt: timestamp("voided_at", { withTimezone: true }),
    /** The session (family of refresh tokens) that sent the code, or that the registration with it opened. */
    sessionId: uuid("session_id"),
  },
  (table) => [index("otps_phone").on(table.teamId, table.phone, table.createdAt)],
);

/** Single-use tokens for a new password, by hash. */
export const resetTokens = pgTable("reset_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  usedAt: timestamp("used_at", { withTimezone: true }),
});

/** Answers of calls that must not run twice. A row is written in the transaction of the call itself. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    teamId: integer("team_id").notNull(),
    callId: text("call_id").notNull(),
    /** User id, cart token, or empty for public calls. */
    owner: text("owner").notNull(),
    key: uuid("key").notNull(),
    /** Sealed, because the body may hold a password. */
    bodyHash: text("body_hash").notNull(),
    /** The payload as JSON, sealed, because it may hold tokens. Empty only inside the first call's transaction. */
    sealedPayload: text("sealed_payload"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.callId, table.owner, table.key] }),
    index("idempotency_keys_created").on(table.createdAt),
  ],
);

const counter = () => ({
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

/** Counters of fixed windows that are longer than a minute: they guard secrets and what costs money. */
export const rateLimits = pgTable("rate_limits", counter(), (table) => [index("rate_limits_expires").on(table.expiresAt)]);

/**
 * Counters of windows of up to a minute, one write for each request. The migration makes it an unlogged table, which writes no log and waits
 * for no disk. All processes share it and it survives their restarts. A crash of PostgreSQL empties it, which gives every caller at most one
 * more window.
 */
export const requestCounts = pgTable("request_counts", counter(), (table) => [index("request_counts_expires").on(table.expiresAt)]);
