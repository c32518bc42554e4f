import { INVOICE_EVENTS, INVOICE_STATES } from "@tribun/domain";
import { sql } from "drizzle-orm";
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Localised } from "./catalogue.ts";
import { lines } from "./lines.ts";
import { users } from "./users.ts";

/** Where a charge was used, as bills name it. */
export const CHARGE_ZONES = ["de", "eu", "tr", "world"] as const;
export type ChargeZone = (typeof CHARGE_ZONES)[number];

/** What is to be billed beside the base fee: packs, roaming, SIM replacements, credits. Amounts are gross cents. */
export const charges = pgTable(
  "charges",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    lineId: uuid("line_id").references(() => lines.id),
    /** A stable word for what it is, for example `pack`, `simReplacement`, `portingDelay`. */
    kind: text("kind").notNull(),
    label: jsonb("label").$type<Localised>().notNull(),
    zone: text("zone", { enum: CHARGE_ZONES }),
    quantity: integer("quantity").notNull(),
    /** For the whole quantity; negative for a credit. */
    amountCents: integer("amount_cents").notNull(),
    /** When it came about; decides which bill it belongs to. */
    at: timestamp("at", { withTimezone: true }).notNull(),
    /** What it is for. One thing is charged once, whoever asks and however often. */
    sourceId: text("source_id").notNull().unique(),
    invoiceId: uuid("invoice_id").references(() => invoices.id),
  },
  (table) => [
    index("charges_unbilled")
      .on(table.userId, table.at)
      .where(sql`invoice_id is null`),
    index("charges_line").on(table.lineId),
  ],
);
export type ChargeRow = typeof charges.$inferSelect;

/** Who sold, who bought and what the contract says, as it was when the invoice was made; an invoice never changes. */
export type InvoiceFacts = {
  recipient: {
    name: string;
    companyName?: string;
    vatId?: string;
    street: string;
    houseNumber: string;
    postalCode: string;
    city: string;
    email: string;
    isBusiness: boolean;
  };
  contracts: {
    lineId: string;
    msisdn: string;
    tariff: string;
    startedOn: string;
    /**
     * Last day of the minimum term, notice in days and last day to give it (L07); absent for terms of up to a month. Once the last day
     * has passed there is none: any day will do then (§ 56(3) TKG).
     */
    commitmentEnd?: string;
    noticeDays?: number;
    cancelBy?: string;
    usedGb?: number;
    includedGb?: number;
    /** Another tariff that its fan has chosen, from its first day on; gross cents a month. */
    next?: { tariff: string; monthlyCents: number; from: string };
  }[];
  /** How it will be paid: the stored method's masked label and, for a direct debit, its mandate. */
  collection?: { label: string; mandateReference?: string };
  /** It is too small to be paid by any way there is, and was waived as it was issued. */
  waived?: true;
};

export const invoices = pgTable(
  "invoices",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    /** Of the club's own sequence, without gaps (§ 14 UStG). */
    number: text("number").notNull().unique(),
    /** `period:` and fan and month, or what was paid at once: one thing is invoiced once. */
    key: text("key").notNull().unique(),
    /** `period`: a month, to be paid. `receipt`: something that was paid when it was ordered. `credit`: money for the fan. */
    kind: text("kind", { enum: ["period", "receipt", "credit"] }).notNull(),
    periodFrom: date("period_from").notNull(),
    periodTo: date("period_to").notNull(),
    state: text("state", { enum: INVOICE_STATES }).notNull(),
    /** The state that a dispute or a payment under way keeps for the time after it. */
    before: text("before", { enum: INVOICE_STATES }),
    /** When the present stage of dunning began; payments and disputes do not move it. */
    stageAt: timestamp("stage_at", { withTimezone: true }).notNull(),
    /** Raised by every change; a writer that read an older one is refused. */
    version: integer("version").notNull().default(1),
    language: text("language", { enum: ["tr", "de"] }).notNull(),
    facts: jsonb("facts").$type<InvoiceFacts>().notNull(),
    grossCents: integer("gross_cents").notNull(),
    netCents: integer("net_cents").notNull(),
    vatCents: integer("vat_cents").notNull(),
    /** Against the invoice of the period before; empty for the first and for receipts. */
    diffCents: integer("diff_cents"),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
    dueDate: date("due_date").notNull(),
    /** Last day of the time that its fan has asked for. Until then nothing is drawn, and dunning rests. */
    deferredUntil: date("deferred_until"),
    paidAt: timestamp("paid_at", { withTimezone: true }),
    /** Day of the debit of which a mail has told the fan (L33). Empty until the invoice has gone out. */
    announcedFor: date("announced_for"),
    /** When the threat of a block that stands now has gone out; its two weeks run from there (§ 61(4) TKG). */
    warnedAt: timestamp("warned_at", { withTimezone: true }),
    /** Gross cents objected to (§ 67 TKG); they leave the arrears. */
    disputedCents: integer("disputed_cents").notNull().default(0),
    /** Gross cents that an objection which was right took off; a credit note tells of them. */
    creditedCents: integer("credited_cents").notNull().default(0),
    disputeReason: text("dispute_reason"),
    disputedAt: timestamp("disputed_at", { withTimezone: true }),
  },
  (table) => [
    index("invoices_user").on(table.userId, table.issuedAt),
    index("invoices_open")
      .on(table.userId, table.state)
      .where(sql`state not in ('paid', 'credited')`),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;

export const invoiceItems = pgTable(
  "invoice_items",
  {
    id: uuid("id").primaryKey(),
    invoiceId: uuid("invoice_id")
      .notNull()
      .references(() => invoices.id),
    position: integer("position").notNull(),
    lineId: uuid("line_id"),
    kind: text("kind").notNull(),
    label: jsonb("label").$type<Localised>().notNull(),
    quantity: integer("quantity").notNull(),
    grossCents: integer("gross_cents").notNull(),
    netCents: integer("net_cents").notNull(),
    vatCents: integer("vat_cents").notNull(),
  },
  (table) => [
    unique("invoice_items_position").on(table.invoiceId, table.position),
    index("invoice_items_line").on(table.lineId, table.kind),
  ],
);
export type InvoiceItemRow = typeof invoiceItems.$inferSelect;

/** Everything that ever happened to an invoice. */
export const invoiceEvents = pgTable(
  "invoice_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: uuid("invoice_id")
      .notNull()
      .references(() => invoices.id),
    event: text("event", { enum: INVOICE_EVENTS }).notNull(),
    fromState: text("from_state", { enum: INVOICE_STATES }).notNull(),
    toState: text("to_state", { enum: INVOICE_STATES }).notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    detail: text("detail"),
  },
  (table) => [index("invoice_events_invoice").on(table.invoiceId, table.id)],
);

/** The last number of each legal entity and year. The row is locked while an invoice is made, so that no number is skipped. */
export const invoiceNumbers = pgTable(
  "invoice_numbers",
  {
    teamId: integer("team_id").notNull(),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.year] })],
);

/** How far a fan has been billed. The row is locked while a bill is made. */
export const billingAccounts = pgTable(
  "billing_accounts",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id),
    /** First day of the month that is billed next. */
    nextMonth: date("next_month").notNull(),
  },
  (table) => [index("billing_accounts_next").on(table.nextMonth)],
);

/** Why something was booked to a club's share; `carried` is what was given before these books. */
export const SHARE_KINDS = ["carried", "paid", "returned", "credited", "paidOut"] as const;

/**
 * What of the paid bills goes to a club's cause, out of the operator's own revenue. Only added to: money that goes back is booked back.
 * No fan is named; who gave follows from the invoice.
 */
export const clubShareBookings = pgTable(
  "club_share_bookings",
  {
    /** The booking number: it grows, and a gap means nothing. */
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id").notNull(),
    /** The bill; of `paidOut` the credit note. Empty for `carried`. */
    invoiceId: uuid("invoice_id").references(() => invoices.id),
    kind: text("kind", { enum: SHARE_KINDS }).notNull(),
    basisPoints: integer("basis_points").notNull(),
    /** What the bill has brought after this, or the credit note gave. Net cents. */
    netCents: integer("net_cents").notNull(),
    /** Negative where it is booked back. */
    amountCents: integer("amount_cents").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    /** What it is for: one thing is booked once, whoever asks and however often. */
    source: text("source").notNull().unique(),
  },
  (table) => [index("club_share_bookings_team").on(table.teamId, table.at), index("club_share_bookings_invoice").on(table.invoiceId)],
);
export type ShareBooking = typeof clubShareBookings.$inferSelect;

/** Blocks of lines for arrears (§ 61(4), (5) TKG). Outgoing use ends at once, incoming calls a week later; 112 and 110 never. */
export const arrearsBlocks = pgTable(
  "arrears_blocks",
  {
    id: uuid("id").primaryKey(),
    lineId: uuid("line_id")
      .notNull()
      .references(() => lines.id),
    userId: uuid("user_id").notNull(),
    blockedAt: timestamp("blocked_at", { withTimezone: true }).notNull(),
    liftedAt: timestamp("lifted_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("arrears_blocks_one_per_line")
      .on(table.lineId)
      .where(sql`lifted_at is null`),
  ],
);
