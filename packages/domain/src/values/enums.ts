/** Closed sets of the product, with the numbers of the wire format where the specification defines them (spec §3). */

export const NUMBER_TYPES = ["new", "port"] as const;
export type NumberType = (typeof NUMBER_TYPES)[number];

export const SIM_TYPES = ["physical", "esim"] as const;
export type SimType = (typeof SIM_TYPES)[number];

/** ASAP: as soon as possible. VTEN (Vertragsende): at the end of the donor contract. */
export const MNP_TYPES = ["ASAP", "VTEN"] as const;
export type MnpType = (typeof MNP_TYPES)[number];

export const SALUTATIONS = ["male", "female", "other"] as const;
export type Salutation = (typeof SALUTATIONS)[number];

export const DOCUMENT_TYPES = ["idCard", "passport"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const TARIFF_TYPES = ["single", "flex", "partner24", "kids24", "business"] as const;
export type TariffType = (typeof TARIFF_TYPES)[number];

/** Kinds of callback requests: from a company for its own lines, or from a shop that wants to sell lines. */
export const LEAD_KINDS = ["business", "dealer"] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** When to call a company back on a working day: 8 to 11, 11 to 14 or 14 to 17 o'clock. */
export const CALL_BACK_TIMES = ["morning", "midday", "afternoon"] as const;
export type CallBackTime = (typeof CALL_BACK_TIMES)[number];

export const CUSTOMER_TYPES = ["private", "corporate", "dealer"] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** True for a business customer: no right of withdrawal (§ 312g BGB), and net prices beside gross ones (L25). */
export function isBusiness(customerType: CustomerType): boolean {
  return customerType !== "private";
}

export const OTP_TYPES = ["order", "register", "resetPassword", "changePhone"] as const;
export type OtpType = (typeof OTP_TYPES)[number];

/** What makes a special number special; also the optional hint for an order's keyword (spec §3, A1). */
export const KeywordType = {
  None: 0,
  Team: 1,
  City: 2,
  BirthDate: 3,
  Repeat: 4,
  ImportantDate: 5,
} as const;
export type KeywordType = (typeof KeywordType)[keyof typeof KeywordType];

/** State of a payment; the browser never derives it (spec §3). */
export const TransactionStatus = {
  Success: 0,
  Pending: 1,
  Fail: 2,
  Processing: 3,
  Incomplete: 4,
} as const;
export type TransactionStatus = (typeof TransactionStatus)[keyof typeof TransactionStatus];

/** Which payment methods a checkout offers (spec §9). */
export const PaymentVersion = { V1: 0, V2: 1, V3: 2 } as const;
export type PaymentVersion = (typeof PaymentVersion)[keyof typeof PaymentVersion];

export const PAYMENT_METHODS = ["sepa", "paypal", "card", "applePay", "googlePay"] as const;
export type PaymentMethodType = (typeof PAYMENT_METHODS)[number];

/** Methods by version. The specification lists none for V1; it offers card only. */
export const METHODS_BY_VERSION: Record<PaymentVersion, readonly PaymentMethodType[]> = {
  0: ["card"],
  1: ["card", "applePay", "googlePay"],
  2: ["sepa", "paypal", "googlePay", "applePay"],
};

/** The version of a chosen method; V3, the default, if it belongs to both. */
export function versionOfMethod(method: PaymentMethodType): PaymentVersion {
  return METHODS_BY_VERSION[PaymentVersion.V3].includes(method) ? PaymentVersion.V3 : PaymentVersion.V2;
}

/** The pack categories (spec §4.4). */
export const PACK_CATEGORIES = ["internet", "voice", "message"] as const;
export type PackCategory = (typeof PACK_CATEGORIES)[number];

/** `once`: the pack ends after its validity. `auto`: it renews until the fan cancels it. */
export const PACK_RENEWALS = ["once", "auto"] as const;
export type PackRenewal = (typeof PACK_RENEWALS)[number];

export const VALIDITY_UNITS = ["hour", "day"] as const;
export type ValidityUnit = (typeof VALIDITY_UNITS)[number];

export const ALLOWANCE_KINDS = ["data", "voice", "sms"] as const;
export type AllowanceKind = (typeof ALLOWANCE_KINDS)[number];

export const ALLOWANCE_UNITS = ["GB", "min", "sms"] as const;
export type AllowanceUnit = (typeof ALLOWANCE_UNITS)[number];

/** Zones where an allowance counts: Germany, EU and EEA, Türkiye, Switzerland and the United Kingdom. */
export const ALLOWANCE_ZONES = ["de", "eu", "tr", "chuk"] as const;
export type AllowanceZone = (typeof ALLOWANCE_ZONES)[number];

/** The zones of a tariff's own allowances. */
export const USAGE_ZONES = ["de", "eu", "tr"] as const;
export type UsageZone = (typeof USAGE_ZONES)[number];

/** `general`: ordinary numbers. `private`: special numbers for a fee (spec §4.2). */
export const NUMBER_SEGMENTS = ["general", "private"] as const;
export type NumberSegment = (typeof NUMBER_SEGMENTS)[number];

export const JERSEY_STYLES = ["striped", "navy", "white", "child"] as const;
export type JerseyStyle = (typeof JERSEY_STYLES)[number];

export const SIM_REPLACEMENT_REASONS = ["lost", "stolen", "defect", "newDevice"] as const;
export type SimReplacementReason = (typeof SIM_REPLACEMENT_REASONS)[number];

/** Itemised bill: `off`, `full` with whole numbers, `shortened` without their last three digits (§ 65 TKG). */
export const ITEMISED_BILL_MODES = ["off", "full", "shortened"] as const;
export type ItemisedBillMode = (typeof ITEMISED_BILL_MODES)[number];

export const DECLARATION_KINDS = ["withdrawal", "ordinary", "extraordinary"] as const;
export type DeclarationKind = (typeof DECLARATION_KINDS)[number];

export const COUPON_TYPES = ["percent", "amount", "data"] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

export const LANGUAGES = ["tr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The value of the language header (spec §3: TR=0, DE=1). */
export const LANGUAGE_CODE: Record<Language, 0 | 1> = { tr: 0, de: 1 };

/** Wizard steps in order (spec §2); the URL of a step is `/order/<step>`. */
export const ORDER_STEPS = ["tariff", "number", "extras", "approval"] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];
