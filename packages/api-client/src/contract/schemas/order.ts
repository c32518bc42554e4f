import { jerseyName, jerseyNumber, PAYMENT_METHODS, SIM_TYPES, JERSEY_STYLES } from "@tribun/domain";
import * as v from "valibot";
import { day, id, instant, money } from "./common.ts";
import { portingInfo } from "./porting-info.ts";
import { tariff } from "./tariff.ts";

export const productOptions = v.object({
  planId: id,
  size: v.pipe(v.string("jerseySize.required"), v.nonEmpty("jerseySize.required"), v.maxLength(10)),
  model: v.pipe(v.string(), v.maxLength(40)),
  style: v.picklist(JERSEY_STYLES, "jerseyStyle.required"),
  genderOption: v.optional(v.literal("junior")),
  name: v.optional(jerseyName),
  number: v.optional(jerseyNumber),
});
export type ProductOptions = v.InferOutput<typeof productOptions>;

export const orderPayment = v.object({
  initialOpeningFee: money,
  jerseyCustomisationFee: money,
  advanceJerseyFee: money,
  specialNumberFee: money,
  identityCharge: money,
  /** Discount of the coupon: negative, so that the lines add up to the total. */
  discount: v.optional(money),
  /** Only for a ported number: billed after the switch has succeeded (§ 59(3) TKG). */
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
    /** Missing with a new number and for a provider that is not in the list. */
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

/** The authoritative state of a payment (A10). A decline is a 200 with status 2 and a reason. */
export const checkoutCheck = v.object({
  transactionStatus,
  tId: id,
  /** Id of the paid object: an order, or the object that `purpose` names. */
  orderId: id,
  purpose: v.optional(v.picklist(["order", "option", "invoice", "method"])),
  price: money,
  /** True if the caller made the payment. A caller who only knows its address learns nothing about its owner. */
  own: v.optional(v.boolean(), false),
  reason: v.optional(v.string()),
  redirectUrl: v.optional(v.string()),
  /** Page for another payment method; only where this payment failed. */
  againUrl: v.optional(v.string()),
});
export type CheckoutCheck = v.InferOutput<typeof checkoutCheck>;

const postalAddress = v.object({ street: v.string(), houseNumber: v.string(), postalCode: v.string(), city: v.string() });

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
  /** The eSIM profile, from provisioning until a device has loaded it; only the owner sees it. */
  esim: v.optional(v.object({ lpa: v.string(), smdpAddress: v.string(), matchingId: v.string(), iccid: v.string() })),
  /** Time at which a device loaded it. */
  esimLoadedAt: v.optional(instant),
  /** The posted SIM card, from packing on. */
  parcel: v.optional(
    v.object({
      carrier: v.string(),
      packedAt: instant,
      expectedFrom: day,
      expectedTo: day,
      deliverTo: postalAddress,
      /** True once the network has seen the card, so the fan has inserted it. */
      inUse: v.boolean(),
    }),
  ),
  /** The posted jersey, from the line's start on; carrier and days come from the dispatch partner once it has accepted the jersey. */
  jerseyParcel: v.optional(v.object({ carrier: v.string(), expectedFrom: day, expectedTo: day, deliverTo: postalAddress })),
  /** The card from a shop that the line starts on instead of a posted one. `inUse`: the network has seen it. */
  shopCard: v.optional(v.object({ iccidMasked: v.string(), inUse: v.boolean() })),
  lineId: v.optional(id),
  porting: v.optional(portingInfo),
});
export type Order = v.InferOutput<typeof order>;
