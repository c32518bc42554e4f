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
  /** Required while the account has no keyword (`keywordSet` of the user); otherwise replaces the account's keyword. */
  keyword: v.optional(v.pipe(v.string("keyword.required"), v.nonEmpty("keyword.required"), v.maxLength(40))),
  /** Topic of the keyword as chosen by the fan, as a later hint (flows §4.9 A1). */
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

/** The basket of a contract summary: everything that decides price and contract. */
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
      /** Last day of the contract at the donor, if the fan knows it. */
      contractEnd: v.optional(isoDate),
    }),
  ),
  productOptions: v.optional(productOptions),
  /**
   * Plans of the jerseys in the basket, as in the wizard's state (specification §3; "form" is the Turkish forma). An order has one jersey,
   * described in `productOptions`, so each plan must equal that one; another is a 400.
   */
  formPlans: v.optional(v.pipe(v.array(id), v.maxLength(10))),
  couponCode: v.optional(code),
});
export type Basket = v.InferInput<typeof basket>;

/** The fan's chosen method, which the hosted page preselects; a method that the version does not offer is 1032. */
export const chosenMethod = v.picklist(PAYMENT_METHODS, "paymentType.invalid");

/** A whole order as submitted (flows §4.7). */
export const orderInput = v.object({
  ...basket.entries,
  userInfo: orderUserInfo,
  /** ICCID of a SIM card from a shop, for `simType` physical: the line starts on it and the operator posts no card. */
  simIccid: v.optional(iccid),
  /** An unknown version is 1032. */
  paymentVersion: v.picklist([0, 1, 2], "paymentType.invalid"),
  paymentMethod: v.optional(chosenMethod),
  /** Optional within a day after this session has proven the phone (`phoneProvenUntil` of the user). */
  phoneVerificationToken: v.optional(
    v.pipe(v.string("phoneVerification.required"), v.nonEmpty("phoneVerification.required"), v.maxLength(2000)),
  ),
  acknowledgements: v.object({
    contractSummaryId: id,
    terms: v.literal(true, "terms.required"),
    /** Start before the 14 days of withdrawal end; optional (L22). */
    earlyStart: v.boolean(),
    tkg71Waiver: v.optional(v.boolean()),
  }),
  childBirthday: v.optional(isoDate),
  mainLineId: v.optional(id),
  /** A stored payment method (`GET /api/users/me/payment-methods`) that the operator charges at once, without a checkout. */
  paymentMethodId: v.optional(id),
  successUrl: v.optional(v.pipe(v.string(), v.maxLength(500), v.url())),
  cancelUrl: v.optional(v.pipe(v.string(), v.maxLength(500), v.url())),
});
export type OrderInput = v.InferInput<typeof orderInput>;
