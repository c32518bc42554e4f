import { CONTRACT_PARTS, DECLARATION_STATES, RETURN_STATES, DECLARATION_KINDS, LANGUAGES } from "@tribun/domain";
import { sql } from "drizzle-orm";
import { bigint, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** Messages (SMS, mail, push) of the sandbox adapters; the console shows them. */
export const messages = pgTable(
  "messages",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    channel: text("channel", { enum: ["sms", "mail", "push"] }).notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject"),
    body: text("body").notNull(),
    /** The HTML part of a mail. */
    html: text("html"),
    /** What a mail program reads besides the subject, such as Reply-To. */
    headers: jsonb("headers").$type<Record<string, string>>().notNull().default({}),
    attachments: jsonb("attachments").$type<{ fileName: string; contentType: string; base64: string }[]>().notNull().default([]),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
    /** Order of insertion, because the sandbox may move the clock back. */
    seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [index("messages_recipient").on(table.recipient, table.seq), index("messages_seq").on(table.seq)],
);

/**
 * Runners of a job. Mails and SMS each have their own, because a slow mail server must delay neither orders and payments nor an urgent SMS.
 * So has the work on many rows, because no order may wait for a month's bills.
 */
export const LANES = ["main", "messages", "sms", "bulk"] as const;
export type Lane = (typeof LANES)[number];

/** Jobs that must run even if the process dies; a job is written in the transaction that requests it. */
export const outbox = pgTable(
  "outbox",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").notNull(),
    /** The runners that take the job, fixed when it is written. */
    lane: text("lane", { enum: LANES }).notNull().default("main"),
    /** Refuses a second job of its kind with the same value until this one is done or given up; null refuses none. */
    once: text("once"),
    payload: jsonb("payload").notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    doneAt: timestamp("done_at", { withTimezone: true }),
    /** Set after the last attempt failed; staff have to look. */
    failedAt: timestamp("failed_at", { withTimezone: true }),
    lastError: text("last_error"),
  },
  (table) => [
    index("outbox_due")
      .on(table.lane, table.dueAt, table.id)
      .where(sql`done_at is null and failed_at is null`),
    uniqueIndex("outbox_once")
      .on(table.kind, table.once)
      .where(sql`done_at is null and failed_at is null`),
  ],
);

/** Settings of the sandbox console: `clockOffsetMs`, `nextPayment` and others. Empty in production. */
export const sandboxSettings = pgTable("sandbox_settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
});

/** Key that signs the links in mails: a single row that never changes. An attacker with the key can only end advertising for fans. */
export const linkKeys = pgTable("link_keys", {
  id: integer("id").primaryKey().default(1),
  key: text("key").notNull(),
});

/** Declared withdrawals (§ 356a BGB) and terminations (§ 312k BGB), with their time of arrival. */
export const declarations = pgTable(
  "declarations",
  {
    id: text("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    kind: text("kind", { enum: DECLARATION_KINDS }).notNull(),
    name: text("name").notNull(),
    contract: text("contract").notNull(),
    email: text("email").notNull(),
    reason: text("reason"),
    /** Wanted end; null means the earliest possible. */
    wantedDate: text("wanted_date"),
    language: text("language", { enum: LANGUAGES }).notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
    /** Withdrawn part: the contract for the line, or only the jersey (L22). */
    part: text("part", { enum: CONTRACT_PARTS }).notNull().default("tariff"),
    state: text("state", { enum: DECLARATION_STATES }).notNull().default("received"),
    /** Proof of ownership of the contract: the fan's session, or the link in the fan's mailbox. Null until the owner proves it. */
    confirmedBy: text("confirmed_by", { enum: ["session", "link"] }),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    /** Reason for the review or the refusal; a stable name. */
    reviewReason: text("review_reason"),
    /** The contract, once found: the operator ends only the contract that its owner was asked about. */
    orderId: text("order_id"),
    lineId: uuid("line_id"),
    /** Last day of the contract, once it is certain. */
    endsOn: date("ends_on"),
    /** Refund; where goods are expected back, the refund after their arrival. */
    refundCents: integer("refund_cents"),
    /** State of goods that must come back first (§ 357(4) BGB); null where there are none. */
    returnState: text("return_state", { enum: RETURN_STATES }),
    /** Goods are overdue after this day. */
    returnDueOn: date("return_due_on"),
    /** Proof of arrival or dispatch: a number of the warehouse or the carrier. */
    returnProof: text("return_proof"),
    /** Value of the use before the withdrawal beyond the paid amount (§ 357a BGB). */
    owedCents: integer("owed_cents"),
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (table) => [
    index("declarations_received").on(table.receivedAt),
    index("declarations_review")
      .on(table.receivedAt)
      .where(sql`state = 'review'`),
    index("declarations_overdue")
      .on(table.receivedAt)
      .where(sql`return_state = 'overdue'`),
  ],
);
