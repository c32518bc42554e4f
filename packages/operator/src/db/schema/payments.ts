import { PAYMENT_METHODS, PAYOUT_STATES } from "@tribun/domain";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** Purposes of a payment: an order, the purchase of a pack, an invoice, or only storing a payment method (`method`). */
export const PAYMENT_PURPOSES = ["order", "option", "invoice", "method"] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];
/** Purposes with an amount due. */
export type PaidPurpose = Exclude<PaymentPurpose, "method">;

/** Hosted checkout pages. The id grants access: it has at least 128 random bits. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: text("id").primaryKey(),
    purpose: text("purpose", { enum: PAYMENT_PURPOSES }).notNull(),
    /** Id of the order, purchase or invoice. */
    subjectId: text("subject_id").notNull(),
    paymentVersion: integer("payment_version").notNull(),
    /** Method that the page preselects; null offers all of the version's methods. */
    method: text("method", { enum: PAYMENT_METHODS }),
    successUrl: text("success_url").notNull(),
    cancelUrl: text("cancel_url").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    /** Set when a newer checkout of the same subject replaces this one. */
    closedAt: timestamp("closed_at", { withTimezone: true }),
  },
  (table) => [index("checkouts_subject").on(table.purpose, table.subjectId, table.createdAt)],
);
export type CheckoutRow = typeof checkouts.$inferSelect;

/** Payment methods that a fan stores for later bills. */
export const paymentMethods = pgTable(
  "payment_methods",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    type: text("type", { enum: PAYMENT_METHODS }).notNull(),
    /** Label for the fan: a masked IBAN, the name of a wallet. */
    label: text("label").notNull(),
    /** Keyed hash of IBAN or token, so that the same account is stored once. */
    fingerprint: text("fingerprint").notNull(),
    /** AES-256-GCM; only direct debits have an IBAN. */
    ibanSealed: text("iban_sealed"),
    holder: text("holder"),
    /** The provider's token, AES-256-GCM. */
    tokenSealed: text("token_sealed"),
    mandateReference: text("mandate_reference"),
    isDefault: boolean("is_default").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Also set on a row whose method the hosted page has yet to store: it was never in use, and the stored method gets its own row. */
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
    /** Null for a payment without a page. */
    checkoutId: text("checkout_id").references(() => checkouts.id),
    method: text("method", { enum: PAYMENT_METHODS }).notNull(),
    /** The stored method that was charged. */
    methodId: uuid("method_id").references(() => paymentMethods.id),
    mandateReference: text("mandate_reference"),
    amountCents: integer("amount_cents").notNull(),
    /** Nothing was charged: the amount is too small for the provider, which only verified the account or card. */
    verifiedOnly: boolean("verified_only").notNull().default(false),
    /** The payment method is stored for later bills. False where the fan pays once and did not request storing. */
    keepsMethod: boolean("keeps_method").notNull().default(true),
    /** Amount refunded so far, including refunds in progress. */
    refundedCents: integer("refunded_cents").notNull().default(0),
    /** `refunded`: the full amount was refunded. `returned`: the bank returned the debit (Rücklastschrift). */
    state: text("state", { enum: PAYMENT_STATES }).notNull(),
    reason: text("reason"),
    /** The provider's id, once it has accepted the payment. */
    providerRef: text("provider_ref"),
    /** Page of the provider on which the buyer confirms. */
    redirectUrl: text("redirect_url"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (table) => [
    // A second click cannot pay twice: one running and one successful payment per subject.
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

/** Refunds, one per cause. */
export const refunds = pgTable(
  "refunds",
  {
    id: uuid("id").primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id),
    amountCents: integer("amount_cents").notNull(),
    reason: text("reason").notNull(),
    /** Id of the cause; unique, so a cause is refunded once. */
    sourceId: text("source_id").notNull().unique(),
    /** `failed`: the last attempt failed, staff have to look. */
    state: text("state", { enum: ["pending", "done", "failed"] }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    doneAt: timestamp("done_at", { withTimezone: true }),
  },
  (table) => [index("refunds_payment").on(table.paymentId)],
);
export type RefundRow = typeof refunds.$inferSelect;

/** Money of a credit note that no payment can take back: the operator sends it to an account that the fan names. */
export const payouts = pgTable(
  "payouts",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    /** The credit note; it is paid out once. */
    invoiceId: uuid("invoice_id").notNull().unique(),
    amountCents: integer("amount_cents").notNull(),
    state: text("state", { enum: PAYOUT_STATES }).notNull(),
    /** Target account, AES-256-GCM; a copy of its own, so that it stays when the fan removes the payment method. */
    ibanSealed: text("iban_sealed"),
    holder: text("holder"),
    /** Reason why the last account refused it; a stable name. */
    reason: text("reason"),
    /** The provider's id of the transfer, or the reference that staff entered. */
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

/** A fan's customer record at the payment provider, which stored cards and accounts belong to. */
export const paymentCustomers = pgTable("payment_customers", {
  userId: uuid("user_id").primaryKey(),
  customerRef: text("customer_ref").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** Events of the payment provider, each counted once; a further row per payment keeps in `type` how much its bank took back. */
export const paymentEvents = pgTable("payment_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  paymentId: uuid("payment_id").notNull(),
  receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
});

/** SEPA mandates with their text (L33). */
export const sepaMandates = pgTable("sepa_mandates", {
  /** At most 35 characters. */
  reference: text("reference").primaryKey(),
  userId: uuid("user_id").notNull(),
  /** Checkout in which the fan gave it; null for a method added in the account. */
  purpose: text("purpose", { enum: PAYMENT_PURPOSES }),
  subjectId: text("subject_id"),
  creditorId: text("creditor_id").notNull(),
  /** AES-256-GCM */
  ibanSealed: text("iban_sealed").notNull(),
  /** Displayable form: DE89 •••• 3000. */
  ibanMasked: text("iban_masked").notNull(),
  holder: text("holder").notNull(),
  /** Accepted text, in the language the fan saw it in. */
  text: text("text").notNull(),
  acceptedAt: timestamp("accepted_at", { withTimezone: true }).notNull(),
  /** Proof of the consent. */
  ip: text("ip").notNull().default(""),
  userAgent: text("user_agent").notNull().default(""),
  /** Set when the fan removed the method. */
  revokedAt: timestamp("revoked_at", { withTimezone: true }),
});
