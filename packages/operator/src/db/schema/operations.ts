import { CONTRACT_PARTS, DECLARATION_STATES, RETURN_STATES } from "@tribun/domain";
import { sql } from "drizzle-orm";
import { bigint, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** SMS and mails of the sandbox adapters, shown in the console. */
export const messages = pgTable(
  "messages",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    channel: text("channel", { enum: ["sms", "mail", "push"] }).notNull(),
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

/** What signs the links in mails: one row, which is never changed. Who reads it could end advertising for somebody, no more. */
export const linkKeys = pgTable("link_keys", {
  id: integer("id").primaryKey().default(1),
  key: text("key").notNull(),
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
    /** What is withdrawn from: the contract for the line, or the jersey alone (L22). */
    part: text("part", { enum: CONTRACT_PARTS }).notNull().default("tariff"),
    state: text("state", { enum: DECLARATION_STATES }).notNull().default("received"),
    /** Who proved to own the contract: a session of the fan, or the link in the fan's own mailbox. Empty while nobody has. */
    confirmedBy: text("confirmed_by", { enum: ["session", "link"] }),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    /** Why a person has to look, or why it was refused; a stable word. */
    reviewReason: text("review_reason"),
    /** The contract it is about, from the moment it was found: nothing else is carried out than what its owner was asked. */
    orderId: text("order_id"),
    lineId: uuid("line_id"),
    /** Last day of the contract, once it is certain. */
    endsOn: date("ends_on"),
    /** What goes back; where goods are awaited, what goes back once they are here. */
    refundCents: integer("refund_cents"),
    /** Where goods stand that have to come back first (§ 357(4) BGB); empty where there are none. */
    returnState: text("return_state", { enum: RETURN_STATES }),
    /** After this day they are overdue. */
    returnDueOn: date("return_due_on"),
    /** What said that they are here or on their way: a number of the warehouse or of the carrier. */
    returnProof: text("return_proof"),
    /** Value of what was used before the withdrawal beyond what was paid (§ 357a BGB). */
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
