import {
  city,
  DOCUMENT_TYPES,
  email,
  firstName,
  houseNumber,
  identityNumber,
  isoDate,
  KeywordType,
  lastName,
  machineText,
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
import { code, iccid, id } from "./common.ts";
import { productOptions } from "./order.ts";

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
      donorCustomerNumber: v.optional(v.pipe(v.string(), v.transform(machineText), v.maxLength(40))),
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
  couponCode: v.optional(code),
});
export type Basket = v.InferInput<typeof basket>;

/** What the fan has chosen, so that the hosted page opens on it; one that the version does not have is 1032. */
export const chosenMethod = v.picklist(PAYMENT_METHODS, "paymentType.invalid");

/** A whole order as submitted (flows §4.7). */
export const orderInput = v.object({
  ...basket.entries,
  userInfo: orderUserInfo,
  /** Number of a SIM card from a shop that the line starts on, beside `simType` physical: no card is posted then. */
  simIccid: v.optional(iccid),
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
