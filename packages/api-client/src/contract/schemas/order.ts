import {
  city,
  DOCUMENT_TYPES,
  email,
  firstName,
  houseNumber,
  identityNumber,
  isoDate,
  jerseyName,
  jerseyNumber,
  KeywordType,
  lastName,
  MNP_TYPES,
  mobilePhone,
  NUMBER_TYPES,
  PAYMENT_METHODS,
  postalCode,
  salutation,
  SIM_TYPES,
  street,
} from "@tribun/domain";
import * as v from "valibot";
import { day, id, instant, money } from "./common.ts";
import { portingInfo } from "./porting.ts";
import { tariff } from "./tariff.ts";

export const productOptions = v.object({
  planId: id,
  size: v.pipe(v.string("jerseySize.required"), v.nonEmpty("jerseySize.required"), v.maxLength(10)),
  model: v.pipe(v.string(), v.maxLength(40)),
  style: v.picklist(["striped", "navy", "white", "child"], "jerseyStyle.required"),
  genderOption: v.optional(v.literal("junior")),
  name: v.optional(jerseyName),
  number: v.optional(jerseyNumber),
});
export type ProductOptions = v.InferOutput<typeof productOptions>;

export const orderUserInfo = v.object({
  firstName,
  lastName,
  email,
  phone: mobilePhone,
  birthday: isoDate,
  salutation,
  documentType: v.picklist(DOCUMENT_TYPES, "documentType.required"),
  identityNumber,
  identityValidityDate: isoDate,
  /** Needed while the account has none (`keywordSet` of the user); another one takes the place of the one it has. */
  keyword: v.optional(v.pipe(v.string("keyword.required"), v.nonEmpty("keyword.required"), v.maxLength(40))),
  /** What the fan says the keyword is about, a hint for later (flows §4.9 A1). */
  keywordType: v.optional(v.enum(KeywordType)),
  street,
  houseNumber,
  postalCode,
  city,
  deliveryAddress: v.boolean(),
  deliveryStreet: v.optional(street),
  deliveryHouseNumber: v.optional(houseNumber),
  deliveryPostalCode: v.optional(postalCode),
  deliveryCity: v.optional(city),
  isCheck: v.boolean(),
});

/** What decides price and contract: the basket that a contract summary is made for. */
export const basket = v.object({
  tariffId: id,
  numberType: v.picklist(NUMBER_TYPES, "numberType.required"),
  simType: v.picklist(SIM_TYPES, "simType.required"),
  newPhoneNumberOptions: v.optional(v.object({ registryId: id, reservationId: id })),
  portingOptions: v.optional(
    v.object({
      donatingProvider: v.object({ id, name: v.pipe(v.string(), v.maxLength(80)) }),
      mnpType: v.picklist(MNP_TYPES, "mnpType.required"),
      msisdn: mobilePhone,
      donorCustomerNumber: v.optional(v.pipe(v.string(), v.maxLength(40))),
      /** Last day of the contract at the donor, where the fan knows it. */
      contractEnd: v.optional(isoDate),
    }),
  ),
  productOptions: v.optional(productOptions),
  /**
   * Plans of the jerseys in the basket, as the wizard's state lists them (specification §3; "form" is the Turkish forma). An order
   * has one jersey, which `productOptions` describes, so each must be the plan named there: another one is a 400.
   */
  formPlans: v.optional(v.pipe(v.array(id), v.maxLength(10))),
  couponCode: v.optional(v.pipe(v.string(), v.maxLength(40))),
});
export type Basket = v.InferInput<typeof basket>;

/** What the fan has chosen, so that the hosted page opens on it; one that the version does not have is 1032. */
export const chosenMethod = v.picklist(PAYMENT_METHODS, "paymentType.invalid");

/** A whole order as submitted (flows §4.7). */
export const orderInput = v.object({
  ...basket.entries,
  userInfo: orderUserInfo,
  /** An unknown one is 1032. */
  paymentVersion: v.picklist([0, 1, 2], "paymentType.invalid"),
  paymentMethod: v.optional(chosenMethod),
  /** May be left out within a day after this session has proven the phone (`phoneProvenUntil` of the user). */
  phoneVerificationToken: v.optional(
    v.pipe(v.string("phoneVerification.required"), v.nonEmpty("phoneVerification.required"), v.maxLength(2000)),
  ),
  acknowledgements: v.object({
    contractSummaryId: id,
    terms: v.literal(true, "terms.required"),
    /** Start before the 14 days of withdrawal end; free choice (L22). */
    earlyStart: v.boolean(),
    tkg71Waiver: v.optional(v.boolean()),
  }),
  childBirthday: v.optional(isoDate),
  mainLineId: v.optional(id),
  /** A kept way to pay (`GET /api/users/me/payment-methods`) that is charged at once, so that nobody has to open the checkout. */
  paymentMethodId: v.optional(id),
  successUrl: v.optional(v.pipe(v.string(), v.maxLength(500), v.url())),
  cancelUrl: v.optional(v.pipe(v.string(), v.maxLength(500), v.url())),
});
export type OrderInput = v.InferInput<typeof orderInput>;

export const orderPayment = v.object({
  initialOpeningFee: money,
  jerseyCustomisationFee: money,
  advanceJerseyFee: money,
  specialNumberFee: money,
  identityCharge: money,
  /** What the coupon takes off: negative, so that the lines add up to the total. */
  discount: v.optional(money),
  /** Only where a number is brought along: billed after the switch has succeeded (§ 59(3) TKG). */
  openingFeeAfterSwitch: v.optional(money),
  monthly: money,
  dueNow: money,
  totalInclVat: money,
  vat: money,
});
export type OrderPayment = v.InferOutput<typeof orderPayment>;

export const orderSummary = v.object({
  user: v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    street: v.string(),
    houseNumber: v.string(),
    postalCode: v.string(),
    city: v.string(),
  }),
  line: v.object({
    status: v.string(),
    tariffName: v.string(),
    dataGb: v.number(),
    msisdn: v.optional(v.string()),
    portedNumber: v.optional(v.string()),
    portTime: v.optional(v.string()),
    currentOperator: v.optional(v.string()),
    simType: v.picklist(SIM_TYPES),
  }),
  jersey: v.optional(productOptions),
  payment: orderPayment,
});

const transactionStatus = v.picklist([0, 1, 2, 3, 4]);

export const intent = v.object({
  orderId: id,
  tId: id,
  checkoutId: v.string(),
  checkoutUrl: v.string(),
  clientSecret: v.optional(v.string()),
  transactionStatus,
  methods: v.array(v.picklist(PAYMENT_METHODS)),
  dueNow: money,
  expiresAt: instant,
  summary: orderSummary,
});
export type Intent = v.InferOutput<typeof intent>;

/** The only truth about a payment (A10). A decline is a 200 with status 2 and a reason. */
export const checkoutCheck = v.object({
  transactionStatus,
  tId: id,
  /** Id of what is paid: an order, or what `purpose` names. */
  orderId: id,
  purpose: v.optional(v.picklist(["order", "option", "invoice"])),
  price: money,
  reason: v.optional(v.string()),
  redirectUrl: v.optional(v.string()),
});
export type CheckoutCheck = v.InferOutput<typeof checkoutCheck>;

/** An order as its owner sees it. */
export const order = v.object({
  id,
  number: v.string(),
  state: v.string(),
  transactionStatus,
  createdAt: instant,
  activatedAt: v.optional(instant),
  tariff,
  summary: orderSummary,
  checkoutId: v.optional(v.string()),
  holdExpiresAt: v.optional(instant),
  contractSummaryId: v.optional(id),
  /** The eSIM profile, once provisioned and until a device has loaded it; shown to the owner only. */
  esim: v.optional(v.object({ lpa: v.string(), smdpAddress: v.string(), matchingId: v.string(), iccid: v.string() })),
  /** When a device loaded it. */
  esimLoadedAt: v.optional(instant),
  /** The SIM card by post, from the moment it is packed. */
  parcel: v.optional(
    v.object({
      carrier: v.string(),
      packedAt: instant,
      expectedFrom: day,
      expectedTo: day,
      deliverTo: v.object({ street: v.string(), houseNumber: v.string(), postalCode: v.string(), city: v.string() }),
      /** The network has met the card: only now is it true that the fan is in it. */
      inUse: v.boolean(),
    }),
  ),
  lineId: v.optional(id),
  porting: v.optional(portingInfo),
});
export type Order = v.InferOutput<typeof order>;
