import { priceOrder } from "@tribun/domain";
import { inSeconds } from "@tribun/vitest-config/clock";
import { coupon, donors, inMinutes, numbers, plan, shortTariff, tariff, turkeyPack, user } from "./catalogue.ts";

/** An answer to a reservation with a hold of `minutes`. */
export const reservation = (minutes = 20, extended = false) => ({
  reservationId: "r1",
  expiresAt: inMinutes(minutes),
  serverTime: inSeconds(0),
  extended,
});

const payment = priceOrder({ tariff, numberType: "new", simType: "esim" });

export const summary = (id = "s1") => ({
  id,
  hash: `hash-${id}`,
  createdAt: inSeconds(0),
  payment,
  pdfUrl: `/api/contract-summaries/${id}/pdf`,
});

export const intent = {
  orderId: "o1",
  tId: "t1",
  checkoutId: "c1",
  checkoutUrl: "https://club.example/c/c1",
  transactionStatus: 4,
  methods: ["sepa"],
  dueNow: payment.dueNow,
  expiresAt: inMinutes(60),
  summary: {
    user: {
      firstName: "Deniz",
      lastName: "Yılmaz",
      email: user.email,
      street: user.street,
      houseNumber: user.houseNumber,
      postalCode: user.postalCode,
      city: user.city,
    },
    line: { status: "paymentOpen", tariffName: tariff.name, dataGb: 50, msisdn: "+491713920033", simType: "esim" },
    payment,
  },
};

/** Answers with which the whole wizard works. */
export const answers = {
  tariffDetail: ({ params }: { params: { idOrSlug: string } }) => (params.idOrSlug === shortTariff.id ? shortTariff : tariff),
  tariffs: [tariff, shortTariff],
  productPlans: [plan],
  phoneRegistries: numbers,
  mnpProviders: donors,
  phoneReserve: () => reservation(),
  phoneInfo: { ...numbers[1], state: "free", heldByMe: false },
  contractSummary: (_input: unknown, before: number) => summary(`s${before + 1}`),
  contractSummaryPdf: new Blob(["%PDF-1.7"], { type: "application/pdf" }),
  options: [turkeyPack],
  couponCode: coupon,
  paymentMethods: [],
  tariffIntent: intent,
  portingIntent: intent,
  checkoutSession: intent,
  phoneOtp: { otpId: "otp1", expiresAt: inMinutes(5), resendAt: inMinutes(1) },
  phoneVerify: () => ({ phoneVerificationToken: "proof", expiresAt: inMinutes(30), provenUntil: inMinutes(24 * 60) }),
};
