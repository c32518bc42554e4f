import { CUSTOMER_TYPES, type SimType, TARIFF_TYPES, type TariffType, COUPON_TYPES, LANGUAGES, type JerseyStyle } from "@tribun/domain";
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** A text in both languages of the product. */
export type Localised = { de: string; tr: string };

/** Tariffs on sale; the same for every club. Amounts are gross cents. */
export const tariffs = pgTable("tariffs", {
  id: text("id").primaryKey(),
  externalId: text("external_id").notNull().unique(),
  slug: text("slug").notNull().unique(),
  type: text("type", { enum: TARIFF_TYPES }).notNull(),
  /** A proper name, the same in every language. */
  name: text("name").notNull(),
  description: jsonb("description").$type<Localised>().notNull(),
  priceCents: integer("price_cents").notNull(),
  priceNetCents: integer("price_net_cents"),
  connectionFeeCents: integer("connection_fee_cents").notNull(),
  connectionFeeEsimCents: integer("connection_fee_esim_cents").notNull(),
  commitmentMonths: integer("commitment_months").notNull(),
  noticeDays: integer("notice_days").notNull(),
  /** Version with the short term (§ 56(1) TKG). */
  alternativeId: text("alternative_id"),
  isAlternative: boolean("is_alternative").notNull(),
  dataGb: integer("data_gb").notNull(),
  throttleKbps: integer("throttle_kbps").notNull(),
  euDataGb: integer("eu_data_gb").notNull(),
  /** -1 means unlimited. */
  minutesDe: integer("minutes_de").notNull(),
  minutesTr: integer("minutes_tr").notNull(),
  sms: integer("sms").notNull(),
  maxDownMbps: integer("max_down_mbps").notNull(),
  maxUpMbps: integer("max_up_mbps").notNull(),
  tech: jsonb("tech").$type<string[]>().notNull(),
  simTypes: jsonb("sim_types").$type<SimType[]>().notNull(),
  hasFormOption: boolean("has_form_option").notNull(),
  minAge: integer("min_age").notNull(),
  requiresMainLine: boolean("requires_main_line").notNull(),
  requiresChild: boolean("requires_child").notNull(),
  customerType: text("customer_type", { enum: CUSTOMER_TYPES }).notNull(),
  productSheetFile: text("product_sheet_file").notNull(),
  position: integer("position").notNull(),
});
export type TariffRow = typeof tariffs.$inferSelect;

/** Every version of a tariff's product information sheet, kept for the archive (TKTransparenzV, L03). */
export const productSheetVersions = pgTable(
  "product_sheet_versions",
  {
    tariffId: text("tariff_id").notNull(),
    /** Counts from 1, the version at the tariff's launch. */
    version: integer("version").notNull(),
    /** German day from which it applies. */
    since: date("since").notNull(),
    facts: jsonb("facts").$type<TariffRow>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tariffId, table.version] })],
);

/** Jerseys ("form" in the specification is the Turkish forma). */
export const productPlans = pgTable("product_plans", {
  id: text("id").primaryKey(),
  name: jsonb("name").$type<Localised>().notNull(),
  priceCents: integer("price_cents").notNull(),
  advanceFeeCents: integer("advance_fee_cents").notNull(),
  customisationFeeCents: integer("customisation_fee_cents").notNull(),
  sizes: jsonb("sizes").$type<string[]>().notNull(),
  models: jsonb("models").$type<{ id: string; name: Localised }[]>().notNull(),
  styles: jsonb("styles").$type<{ id: JerseyStyle; name: Localised }[]>().notNull(),
  juniorOption: boolean("junior_option").notNull(),
  material: jsonb("material").$type<Localised>().notNull(),
  manufacturer: jsonb("manufacturer").$type<{ name: string; address: string; email: string }>().notNull(),
  images: jsonb("images").$type<string[]>().notNull(),
  /** Tariff types that this jersey goes with. */
  tariffTypes: jsonb("tariff_types").$type<TariffType[]>().notNull(),
  position: integer("position").notNull(),
});
export type ProductPlanRow = typeof productPlans.$inferSelect;

/** Providers that a number can be ported from. */
export const mnpProviders = pgTable("mnp_providers", {
  id: text("id").primaryKey(),
  name: jsonb("name").$type<Localised>().notNull(),
  position: integer("position").notNull(),
});

export const coupons = pgTable("coupons", {
  code: text("code").primaryKey(),
  type: text("type", { enum: COUPON_TYPES }).notNull(),
  /** Percent, cents, or gigabytes, by `type`. */
  value: integer("value").notNull(),
  appliesTo: jsonb("applies_to").$type<TariffType[]>().notNull(),
  validFrom: timestamp("valid_from", { withTimezone: true }).notNull(),
  validTo: timestamp("valid_to", { withTimezone: true }).notNull(),
  terms: jsonb("terms").$type<Localised>().notNull(),
});
export type CouponRow = typeof coupons.$inferSelect;

/** Contract summaries (Reg. (EU) 2019/2243) as the fan saw them: one basket, one language, immutable (L01). */
export const contractSummaries = pgTable(
  "contract_summaries",
  {
    id: text("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    /** Version of the template and its text; a new text gets a new version. */
    version: integer("version").notNull(),
    /** Hash of basket, prices and tariff facts; an order must have the same. */
    hash: text("hash").notNull(),
    basket: jsonb("basket").notNull(),
    payment: jsonb("payment").notNull(),
    tariffId: text("tariff_id").notNull(),
    userId: uuid("user_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("contract_summaries_created").on(table.createdAt)],
);
