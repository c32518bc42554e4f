import { INVOICE_EVENTS, INVOICE_STATES, LANGUAGES } from "@tribun/domain";
import { sql } from "drizzle-orm";
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Localised } from "./catalogue.ts";
import { lines } from "./lines.ts";
import { users } from "./users.ts";

/** Zones of use, as bills name them. */
export const CHARGE_ZONES = ["de", "eu", "tr", "world"] as const;
export type ChargeZone = (typeof CHARGE_ZONES)[number];

/** Items to bill in addition to the base fee: packs, roaming, SIM replacements, credits. Amounts are gross cents. */
export const charges = pgTable(
  "charges",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    lineId: uuid("line_id").references(() => lines.id),
    /** Stable name of the item's kind, for example `pack`, `simReplacement`, `portingDelay`. */
    kind: text("kind").notNull(),
    label: jsonb("label").$type<Localised>().notNull(),
    zone: text("zone", { enum: CHARGE_ZONES }),
    quantity: integer("quantity").notNull(),
    /** For the whole quantity; negative for a credit. */
    amountCents: integer("amount_cents").notNull(),
    /** Time of the charge; decides which bill it belongs to. */
    at: timestamp("at", { withTimezone: true }).notNull(),
    /** Id of the charged thing; unique, so repeated requests charge it once. */
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

/** Seller, buyer and contract data at the time of the invoice; an invoice never changes. */
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
     * Last day of the minimum term, notice in days and last day of notice (L07); absent for terms of up to a month. After the last day
     * there is no date, because the fan may then terminate to any day (§ 56(3) TKG).
     */
    commitmentEnd?: string;
    noticeDays?: number;
    cancelBy?: string;
    usedGb?: number;
    includedGb?: number;
    /** Another tariff that the fan has chosen, with its first day; gross cents a month. */
    next?: { tariff: string; monthlyCents: number; from: string };
  }[];
  /** Planned payment: the stored method's masked label and, for a direct debit, its mandate. */
  collection?: { label: string; mandateReference?: string };
  /** The invoice that a credit note corrects, with its day of issue (§ 31(5) UStDV). */
  corrects?: { number: string; issuedOn: string };
  /** The amount is too small for every payment method, so the operator waived it when issuing the invoice. */
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
    /** Number in the club's own gapless sequence (§ 14 UStG). */
    number: text("number").notNull().unique(),
    /** `period:` with fan and month, or the thing that was paid at once; unique, so each thing is invoiced once. */
    key: text("key").notNull().unique(),
    /** `period`: a month, to be paid. `receipt`: something paid at the time of ordering. `credit`: money for the fan. */
    kind: text("kind", { enum: ["period", "receipt", "credit"] }).notNull(),
    periodFrom: date("period_from").notNull(),
    periodTo: date("period_to").notNull(),
    state: text("state", { enum: INVOICE_STATES }).notNull(),
    /** State to return to after a dispute or a running payment. */
    before: text("before", { enum: INVOICE_STATES }),
    /** Start of the present dunning stage; payments and disputes do not move it. */
    stageAt: timestamp("stage_at", { withTimezone: true }).notNull(),
    /** Increases with every change; the update of a writer that read an older version fails. */
    version: integer("version").notNull().default(1),
    language: text("language", { enum: LANGUAGES }).notNull(),
    facts: jsonb("facts").$type<InvoiceFacts>().notNull(),
    grossCents: integer("gross_cents").notNull(),
    netCents: integer("net_cents").notNull(),
    vatCents: integer("vat_cents").notNull(),
    /** Difference to the previous period's invoice; null for the first and for receipts. */
    diffCents: integer("diff_cents"),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
    dueDate: date("due_date").notNull(),
    /** Last day of an extension that the fan requested. Until then there is no debit and no dunning. */
    deferredUntil: date("deferred_until"),
    paidAt: timestamp("paid_at", { withTimezone: true }),
    /** Debit date announced to the fan by mail (L33). Null until the invoice has been sent. */
    announcedFor: date("announced_for"),
    /** Time at which the current threat of a block was sent; its two weeks run from then (§ 61(4) TKG). */
    warnedAt: timestamp("warned_at", { withTimezone: true }),
    /** Disputed gross cents (§ 67 TKG); they do not count as arrears. */
    disputedCents: integer("disputed_cents").notNull().default(0),
    /** Gross cents that a justified objection took off; a credit note documents them. */
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

/** All events of an invoice. */
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

/** The last number per legal entity and year. A transaction locks the row while it creates an invoice, so that no number is skipped. */
export const invoiceNumbers = pgTable(
  "invoice_numbers",
  {
    teamId: integer("team_id").notNull(),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.year] })],
);

/** Progress of a fan's billing. A transaction locks the row while it creates a bill. */
export const billingAccounts = pgTable(
  "billing_accounts",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id),
    /** First day of the next month to bill. */
    nextMonth: date("next_month").notNull(),
  },
  (table) => [index("billing_accounts_next").on(table.nextMonth)],
);

/** Reasons of a booking to a club's share; `carried` is the amount given before these books began. */
export const SHARE_KINDS = ["carried", "paid", "returned", "credited", "paidOut"] as const;

/**
 * Share of paid bills that goes to a club's cause, from the operator's own revenue. Append-only: returned money gets a negative booking.
 * Bookings name no fan; the invoice does.
 */
export const clubShareBookings = pgTable(
  "club_share_bookings",
  {
    /** Booking number: it increases, and gaps have no meaning. */
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id").notNull(),
    /** The bill; for `paidOut` the credit note. Null for `carried`. */
    invoiceId: uuid("invoice_id").references(() => invoices.id),
    kind: text("kind", { enum: SHARE_KINDS }).notNull(),
    basisPoints: integer("basis_points").notNull(),
    /** Net cents that the bill has earned after this booking, or that the credit note paid. */
    netCents: integer("net_cents").notNull(),
    /** Negative for a reversal. */
    amountCents: integer("amount_cents").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    /** Id of the booked thing; unique, so repeated requests book it once. */
    source: text("source").notNull().unique(),
  },
  (table) => [index("club_share_bookings_team").on(table.teamId, table.at), index("club_share_bookings_invoice").on(table.invoiceId)],
);
export type ShareBooking = typeof clubShareBookings.$inferSelect;

/** Blocks of lines for arrears (§ 61(4), (5) TKG). Outgoing use ends at once, incoming calls a week later; 112 and 110 always work. */
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
