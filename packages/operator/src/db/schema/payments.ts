import { PAYMENT_METHODS, PAYOUT_STATES } from "@tribun/domain";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** What a payment can be for: an order, the purchase of a pack, an invoice, or nothing but a way to pay that is kept (`method`). */
export const PAYMENT_PURPOSES = ["order", "option", "invoice", "method"] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];
/** Of which something is due. */
export type PaidPurpose = Exclude<PaymentPurpose, "method">;

/** Hosted checkout pages. The id is the capability: at least 128 random bits. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: text("id").primaryKey(),
    purpose: text("purpose", { enum: PAYMENT_PURPOSES }).notNull(),
    /** Id of the order, purchase or invoice. */
    subjectId: text("subject_id").notNull(),
    paymentVersion: integer("payment_version").notNull(),
    /** What was chosen before, so that the page opens on it; any of the version's methods without one. */
    method: text("method", { enum: PAYMENT_METHODS }),
    successUrl: text("success_url").notNull(),
    cancelUrl: text("cancel_url").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    /** Replaced by a newer checkout of the same subject. */
    closedAt: timestamp("closed_at", { withTimezone: true }),
  },
  (table) => [index("checkouts_subject").on(table.purpose, table.subjectId, table.createdAt)],
);
export type CheckoutRow = typeof checkouts.$inferSelect;

/** Ways to pay that a fan keeps for later bills. */
export const paymentMethods = pgTable(
  "payment_methods",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    type: text("type", { enum: PAYMENT_METHODS }).notNull(),
    /** What the fan reads: a masked IBAN, the name of a wallet. */
    label: text("label").notNull(),
    /** Keyed hash of IBAN or token: the same account is kept once. */
    fingerprint: text("fingerprint").notNull(),
    /** AES-256-GCM; only direct debits have one. */
    ibanSealed: text("iban_sealed"),
    holder: text("holder"),
    /** The provider's name for it, AES-256-GCM. */
    tokenSealed: text("token_sealed"),
    mandateReference: text("mandate_reference"),
    isDefault: boolean("is_default").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Also set of one that the hosted page is still to keep: it has never been in use, and what is kept gets a row of its own. */
    removedAt: timestamp("removed_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("payment_methods_one_default")
      .on(table.userId)
      .where(sql`is_default and removed_at is null`),
    uniqueIndex("payment_methods_once")
      .on(table.userId, table.type, table.fingerprint)
      .where(sql`removed_at is null`),
  ],
);
export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

export const PAYMENT_STATES = ["processing", "succeeded", "failed", "refunded", "returned"] as const;

export const payments = pgTable(
  "payments",
  {
    id: uuid("id").primaryKey(),
    purpose: text("purpose", { enum: PAYMENT_PURPOSES }).notNull(),
    subjectId: text("subject_id").notNull(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id").notNull(),
    /** None for money that was drawn without a page. */
    checkoutId: text("checkout_id").references(() => checkouts.id),
    method: text("method", { enum: PAYMENT_METHODS }).notNull(),
    /** The kept method that was charged. */
    methodId: uuid("method_id").references(() => paymentMethods.id),
    mandateReference: text("mandate_reference"),
    amountCents: integer("amount_cents").notNull(),
    /** Nothing was taken: the sum is too small for the provider, which only verified the account or card. */
    verifiedOnly: boolean("verified_only").notNull().default(false),
    /** What it is paid with is kept for later bills. False where its fan pays once and has not asked for that. */
    keepsMethod: boolean("keeps_method").notNull().default(true),
    /** Paid back so far, or on its way back. */
    refundedCents: integer("refunded_cents").notNull().default(0),
    /** `refunded`: all of it went back. `returned`: the bank took it back (Rücklastschrift). */
    state: text("state", { enum: PAYMENT_STATES }).notNull(),
    reason: text("reason"),
    /** The provider's id, once it has taken the payment on. */
    providerRef: text("provider_ref"),
    /** Where the buyer confirms it at the provider. */
    redirectUrl: text("redirect_url"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (table) => [
    // A second click cannot pay twice: one payment on its way, and one that has arrived, per subject.
    uniqueIndex("payments_one_processing")
      .on(table.purpose, table.subjectId)
      .where(sql`state = 'processing'`),
    uniqueIndex("payments_one_succeeded")
      .on(table.purpose, table.subjectId)
      .where(sql`state = 'succeeded'`),
    index("payments_subject").on(table.purpose, table.subjectId, table.createdAt),
    index("payments_provider").on(table.providerRef),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

/** Money on its way back, each cause once. */
export const refunds = pgTable(
  "refunds",
  {
    id: uuid("id").primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id),
    amountCents: integer("amount_cents").notNull(),
    reason: text("reason").notNull(),
    /** What caused it; the same cause never pays back twice. */
    sourceId: text("source_id").notNull().unique(),
    /** `failed`: given up after the last try, a person has to look. */
    state: text("state", { enum: ["pending", "done", "failed"] }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    doneAt: timestamp("done_at", { withTimezone: true }),
  },
  (table) => [index("refunds_payment").on(table.paymentId)],
);
export type RefundRow = typeof refunds.$inferSelect;

/** Money of a credit note that no payment can take back: it goes to an account that the fan names. */
export const payouts = pgTable(
  "payouts",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    /** The credit note, which is paid out once. */
    invoiceId: uuid("invoice_id").notNull().unique(),
    amountCents: integer("amount_cents").notNull(),
    state: text("state", { enum: PAYOUT_STATES }).notNull(),
    /** The account it goes to, AES-256-GCM; its own copy, so that no removed method takes it along. */
    ibanSealed: text("iban_sealed"),
    holder: text("holder"),
    /** Why the last account did not take it, a stable word. */
    reason: text("reason"),
    /** The provider's id of the transfer, or what the person wrote down who made it. */
    proof: text("proof"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    paidAt: timestamp("paid_at", { withTimezone: true }),
  },
  (table) => [
    index("payouts_user").on(table.userId),
    index("payouts_open")
      .on(table.teamId, table.createdAt)
      .where(sql`state <> 'paid'`),
  ],
);
export type PayoutRow = typeof payouts.$inferSelect;

/** A fan at the payment provider: what kept cards and accounts hang on there. */
export const paymentCustomers = pgTable("payment_customers", {
  userId: uuid("user_id").primaryKey(),
  customerRef: text("customer_ref").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** Events of the payment provider, each counted once; and how much a bank took of a payment, in `type`. */
export const paymentEvents = pgTable("payment_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  paymentId: uuid("payment_id").notNull(),
  receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
});

/** SEPA mandates with the words they were given in (L33). */
export const sepaMandates = pgTable("sepa_mandates", {
  /** At most 35 characters. */
  reference: text("reference").primaryKey(),
  userId: uuid("user_id").notNull(),
  /** Where it was given; empty for a method that was added in the account. */
  purpose: text("purpose", { enum: PAYMENT_PURPOSES }),
  subjectId: text("subject_id"),
  creditorId: text("creditor_id").notNull(),
  /** AES-256-GCM */
  ibanSealed: text("iban_sealed").notNull(),
  /** What may be shown: DE89 •••• 3000. */
  ibanMasked: text("iban_masked").notNull(),
  holder: text("holder").notNull(),
  /** The words agreed to, in the language they were shown in. */
  text: text("text").notNull(),
  acceptedAt: timestamp("accepted_at", { withTimezone: true }).notNull(),
  /** Proof of the consent. */
  ip: text("ip").notNull().default(""),
  userAgent: text("user_agent").notNull().default(""),
  /** Set when the method was removed. */
  revokedAt: timestamp("revoked_at", { withTimezone: true }),
});
