import {
  ENDED_ORDER_STATES,
  type KeywordType,
  type MnpType,
  NUMBER_TYPES,
  OPEN_ORDER_STATES,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderState,
  PAYABLE_STATES,
  SIM_TYPES,
  LANGUAGES,
  type JerseyStyle,
} from "@tribun/domain";
import { sql } from "drizzle-orm";
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { tariffs } from "./catalogue.ts";
import { users } from "./users.ts";

/** States as SQL. The values come from domain, not from a caller, and an index takes no parameters. */
const listed = (states: readonly OrderState[]) => sql.raw(states.map((state) => `'${state}'`).join(", "));

/** Agreed prices of the order; later price changes do not affect them. */
export type StoredPayment = {
  initialOpeningFee: number;
  jerseyCustomisationFee: number;
  advanceJerseyFee: number;
  specialNumberFee: number;
  identityCharge: number;
  discount?: number;
  /** Billed after a ported number has arrived. */
  openingFeeAfterSwitch?: number;
  monthly: number;
  dueNow: number;
  vat: number;
};
export type StoredJersey = {
  planId: string;
  size: string;
  model: string;
  style: JerseyStyle;
  genderOption?: "junior";
  name?: string;
  number?: number;
};
/** Donor data of a ported number, as ordered. */
export type StoredPorting = {
  donorId: string;
  donorName: string;
  mnpType: MnpType;
  donorCustomerNumber?: string;
  /** ISO day */
  contractEnd?: string;
};
export type StoredPerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  birthday: string;
  salutation: "male" | "female" | "other";
  documentType: "idCard" | "passport";
  /** All but the last three characters are dots: the operator keeps no copy of the number (L17). */
  identityMasked: string;
  identityValidityDate: string;
  /** Topic of the support password as chosen by the fan (flows §4.9 A1). */
  keywordType?: KeywordType;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  delivery?: { street: string; houseNumber: string; postalCode: string; city: string };
};

export const orders = pgTable(
  "orders",
  {
    id: text("id").primaryKey(),
    /** Order number that the fan reads and gives to the hotline. */
    number: text("number").notNull().unique(),
    transactionId: text("transaction_id").notNull().unique(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    state: text("state", { enum: ORDER_STATES }).notNull(),
    /** Increases with every change; the update of a writer that read an older version fails. */
    version: integer("version").notNull().default(1),
    tariffId: text("tariff_id")
      .notNull()
      .references(() => tariffs.id),
    numberType: text("number_type", { enum: NUMBER_TYPES }).notNull(),
    simType: text("sim_type", { enum: SIM_TYPES }).notNull(),
    /** ICCID of a card from a shop, digits only; null where a card is produced for the order. */
    simIccid: text("sim_iccid"),
    registryId: text("registry_id"),
    reservationId: uuid("reservation_id"),
    /** E.164 */
    msisdn: text("msisdn").notNull(),
    porting: jsonb("porting").$type<StoredPorting>(),
    jersey: jsonb("jersey").$type<StoredJersey>(),
    couponCode: text("coupon_code"),
    bonusGb: integer("bonus_gb").notNull().default(0),
    payment: jsonb("payment").$type<StoredPayment>().notNull(),
    person: jsonb("person").$type<StoredPerson>().notNull(),
    childBirthday: date("child_birthday"),
    mainLineId: uuid("main_line_id"),
    contractSummaryId: text("contract_summary_id").notNull(),
    earlyStart: boolean("early_start").notNull(),
    tkg71Waiver: boolean("tkg71_waiver").notNull().default(false),
    language: text("language", { enum: LANGUAGES }).notNull(),
    paymentVersion: integer("payment_version").notNull(),
    successUrl: text("success_url").notNull(),
    cancelUrl: text("cancel_url").notNull(),
    idempotencyKey: uuid("idempotency_key").notNull(),
    /** Reason of the failure; a stable name. */
    reason: text("reason"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    paidAt: timestamp("paid_at", { withTimezone: true }),
    activatedAt: timestamp("activated_at", { withTimezone: true }),
    /** The operator deletes personal data after this (flows §4.1). */
    purgeAt: timestamp("purge_at", { withTimezone: true }),
  },
  (table) => [
    unique("orders_idempotency").on(table.userId, table.idempotencyKey),
    uniqueIndex("orders_one_per_reservation")
      .on(table.reservationId)
      .where(sql`state not in (${listed(ENDED_ORDER_STATES)})`),
    // Of two fans who port the same number, only one succeeds.
    uniqueIndex("orders_one_port_per_number")
      .on(table.msisdn)
      .where(sql`number_type = 'port' and state in (${listed(OPEN_ORDER_STATES)})`),
    index("orders_user").on(table.userId, table.createdAt),
    // A request for a contract summary by its id looks up the summary's owner here.
    index("orders_summary").on(table.contractSummaryId),
    index("orders_open")
      .on(table.updatedAt)
      .where(sql`state in (${listed(PAYABLE_STATES)})`),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

/** All events of an order. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    event: text("event", { enum: ORDER_EVENTS }).notNull(),
    /** Null for the first event. */
    fromState: text("from_state", { enum: ORDER_STATES }),
    toState: text("to_state", { enum: ORDER_STATES }).notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    detail: text("detail"),
  },
  (table) => [index("order_events_order").on(table.orderId, table.id)],
);
