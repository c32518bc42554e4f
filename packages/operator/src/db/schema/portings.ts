import { MNP_TYPES, PORTING_EVENTS, PORTING_REASONS, PORTING_STATES } from "@tribun/domain";
import { sql } from "drizzle-orm";
import { bigint, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { lines } from "./lines.ts";
import { orders } from "./orders.ts";
import { users } from "./users.ts";

/** Holder of the contract at the donor. */
export type PortingHolder = { firstName: string; lastName: string; birthday: string };

/** Reasons why a porting ended before the number arrived. */
export const PORTING_ENDS = ["fan", "newNumber", "abandoned", "withdrawn", "rejected"] as const;
export type PortingEnd = (typeof PORTING_ENDS)[number];

/** Portings of numbers to the operator (flows §4.2); they begin when their order is paid. */
export const portings = pgTable(
  "portings",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    orderId: text("order_id")
      .notNull()
      .unique()
      .references(() => orders.id),
    /** Pending until the number is ported. */
    lineId: uuid("line_id")
      .notNull()
      .references(() => lines.id),
    state: text("state", { enum: PORTING_STATES }).notNull(),
    /** Increases with every change; the update of a writer that read an older version fails. */
    version: integer("version").notNull().default(1),
    /** E.164 */
    msisdn: text("msisdn").notNull(),
    donorId: text("donor_id").notNull(),
    donorName: text("donor_name").notNull(),
    mnpType: text("mnp_type", { enum: MNP_TYPES }).notNull(),
    holder: jsonb("holder").$type<PortingHolder>().notNull(),
    donorCustomerNumber: text("donor_customer_number"),
    contractEnd: date("contract_end"),
    /** First day on which the fan can use the operator's SIM. */
    notBefore: date("not_before").notNull(),
    /** Number of requests to the donor; part of the request's id. */
    tries: integer("tries").notNull().default(0),
    firstSentAt: timestamp("first_sent_at", { withTimezone: true }),
    /** The agreed day. */
    date: date("date"),
    /** Reason of the donor's latest refusal. */
    reason: text("reason", { enum: PORTING_REASONS }),
    endedBy: text("ended_by", { enum: PORTING_ENDS }),
    compensationCents: integer("compensation_cents").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    completedAt: timestamp("completed_at", { withTimezone: true }),
  },
  (table) => [
    // One open porting per number.
    uniqueIndex("portings_one_living_per_number")
      .on(table.msisdn)
      .where(sql`state not in ('completed', 'cancelled')`),
    index("portings_user").on(table.userId, table.createdAt),
  ],
);
export type PortingRow = typeof portings.$inferSelect;

/** All events of a porting. */
export const portingEvents = pgTable(
  "porting_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    portingId: uuid("porting_id")
      .notNull()
      .references(() => portings.id),
    event: text("event", { enum: PORTING_EVENTS }).notNull(),
    fromState: text("from_state", { enum: PORTING_STATES }).notNull(),
    toState: text("to_state", { enum: PORTING_STATES }).notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    detail: text("detail"),
  },
  (table) => [index("porting_events_porting").on(table.portingId, table.id)],
);

/** Messages from donors, each counted once. */
export const donorMessages = pgTable("donor_messages", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  requestId: text("request_id").notNull(),
  receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
});
