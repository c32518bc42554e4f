import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** SMS and mails of the sandbox adapters, shown in the console. */
export const messages = pgTable(
  "messages",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    channel: text("channel", { enum: ["sms", "mail"] }).notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject"),
    body: text("body").notNull(),
    attachments: jsonb("attachments").$type<{ fileName: string; contentType: string; base64: string }[]>().notNull().default([]),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
    /** Order of writing; the clock may have been moved back. */
    seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [index("messages_recipient").on(table.recipient, table.seq), index("messages_seq").on(table.seq)],
);

/** Work that must happen although a process dies: written in the transaction that wants it. */
export const outbox = pgTable(
  "outbox",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").notNull(),
    payload: jsonb("payload").notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    doneAt: timestamp("done_at", { withTimezone: true }),
    /** Given up after the last attempt; a person has to look. */
    failedAt: timestamp("failed_at", { withTimezone: true }),
    lastError: text("last_error"),
  },
  (table) => [
    index("outbox_due")
      .on(table.dueAt)
      .where(sql`done_at is null and failed_at is null`),
  ],
);

/** What the sandbox console set: `clockOffsetMs`, `nextPayment` and the like. Empty in production. */
export const sandboxSettings = pgTable("sandbox_settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
});

/** Withdrawals (§ 356a BGB) and terminations (§ 312k BGB) as declared, with the time they arrived. */
export const declarations = pgTable(
  "declarations",
  {
    id: text("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    kind: text("kind", { enum: ["withdrawal", "ordinary", "extraordinary"] }).notNull(),
    name: text("name").notNull(),
    contract: text("contract").notNull(),
    email: text("email").notNull(),
    reason: text("reason"),
    /** Wanted end; empty means the earliest possible. */
    wantedDate: text("wanted_date"),
    language: text("language", { enum: ["tr", "de"] }).notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("declarations_received").on(table.receivedAt)],
);
