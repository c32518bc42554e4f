import type { Coupon, Option, PaymentMethod, ProductPlan, RegistryNumber, Tariff, User } from "@tribun/api-client/contract";
import { sampleFan } from "@tribun/api-client/testing";
import { classifyNumber, euro, numberFee } from "@tribun/domain";
import { inSeconds } from "@tribun/vitest-config/clock";

export const user = sampleFan;

export const tariff: Tariff = {
  id: "tribun-l",
  externalId: "T-3",
  slug: "tribun-l",
  type: "single",
  name: "Tribün L",
  description: "50 GB",
  price: euro(1999),
  pricePhases: [],
  connectionFee: euro(1999),
  connectionFeeEsim: euro(999),
  commitmentMonths: 24,
  noticeDays: 30,
  alternative12Id: "tribun-l-12",
  isAlternative: false,
  dataGb: 50,
  throttleKbps: 64,
  euDataGb: 31,
  minutesDe: -1,
  minutesTr: 300,
  sms: -1,
  maxDownMbps: 50,
  maxUpMbps: 25,
  tech: ["5G"],
  simTypes: ["esim", "physical"],
  hasFormOption: true,
  eligibility: { minAge: 18, requiresMainLine: false, requiresChild: false, customerType: "private" },
  totalCost: euro(48_975),
  productSheetFile: "tribun-l.pdf",
};
const { alternative12Id: _, ...rest } = tariff;
export const shortTariff: Tariff = {
  ...rest,
  id: "tribun-l-12",
  slug: "tribun-l-12",
  commitmentMonths: 12,
  isAlternative: true,
  price: euro(2299),
};

const number = (id: string, msisdn: string, feeCents: number): RegistryNumber => ({
  id,
  msisdn,
  kind: feeCents > 0 ? "private" : "general",
  keywordType: feeCents > 0 ? 1 : 0,
  tier: feeCents > 0 ? "bronze" : "standard",
  fee: euro(feeCents),
});
export const numbers: readonly RegistryNumber[] = [
  number("n21", "+491713920021", 0),
  number("n33", "+491713920033", 0),
  number("n07", "+491713920007", 999),
  number("n40", "+4917604069040", 0),
];

const TAKEN = [2, 10, 12, 18, 25, 38, 44, 49, 58, 63, 71, 79, 85, 96];

const CLUB_ENDINGS = { years: ["1907", "1905", "1903", "1967"], pairs: ["07", "05", "03", "67"] };

/** A block of a hundred consecutive numbers, some of them taken. */
export const block: readonly RegistryNumber[] = Array.from({ length: 100 }, (_, end) => `+4917139200${String(end).padStart(2, "0")}`)
  .filter((_, end) => !TAKEN.includes(end))
  .map((msisdn) => {
    const { kind, tier, keywordType } = classifyNumber(msisdn, CLUB_ENDINGS);
    return { id: `n${msisdn.slice(-2)}`, msisdn, kind, tier, keywordType, fee: numberFee(tier) };
  });

export const plan: ProductPlan = {
  id: "jersey-fan",
  name: "Fan-Trikot",
  price: euro(4999),
  advanceFee: euro(4999),
  customisationFee: euro(1499),
  sizes: ["S", "M", "L"],
  models: [
    { id: "home", name: "Heim" },
    { id: "away", name: "Auswärts" },
  ],
  styles: [
    { id: "striped", name: "Gemustert" },
    { id: "white", name: "Hell" },
  ],
  juniorOption: true,
  material: "100 % Polyester",
  manufacturer: { name: "Trikotwerk GmbH", address: "Nähereistraße 7, 12345 Musterstadt", email: "sicherheit@trikotwerk.example" },
  warnings: "Von offenem Feuer fernhalten.",
  guarantee: "Ist das Trikot mangelhaft, kannst du zwei Jahre lang verlangen, dass wir es ersetzen.",
  packagingRegister: "DE0000000001907",
  images: [],
};

/** A line of the fan's account. */
export const mainLine = (id: string, msisdn: string, over: object = {}) => ({
  ...{ id, msisdn, tariff, monthly: tariff.price, status: "active", remainingGb: 50, usage: [] },
  sim: { type: "esim", iccidMasked: "8949 •••• 0015" },
  ...over,
});

/** A fan's kept payment methods: a bank account, which is the default, and a card. */
export const keptMethods: readonly PaymentMethod[] = [
  { id: "k-account", type: "sepa", label: "DE89 •••• 3000", isDefault: true, mandateReference: "TRB-1" },
  { id: "k-card", type: "card", label: "Visa •••• 4242", isDefault: false },
];

/** The cheapest data pack for Türkiye. */
export const turkeyPack: Option = {
  ...{ id: "tatil-1", externalId: "OPT-TATIL-1", name: "Tatil 1 GB", description: "1 GB in der Türkei", category: "internet" },
  ...{ tags: ["roaming"], price: euro(799), validity: { unit: "day", value: 7 }, renewal: "once" },
  allowance: { dataMb: 1000, zone: "tr" },
};

export const coupon: Coupon = {
  code: "TRIBUN5",
  type: "amount",
  value: 500,
  appliesTo: ["single"],
  validTo: "2036-12-31T23:00:00.000Z",
  terms: "5,00 € auf die einmaligen Kosten.",
};

/** Providers that a number can be ported from. */
export const donors = [
  { id: "telekom", name: "Telekom" },
  { id: "congstar", name: "congstar" },
  { id: "lidl-connect", name: "Lidl Connect" },
  { id: "ay-yildiz", name: "AY YILDIZ" },
  { id: "other", name: "Anderer Anbieter oder nicht sicher" },
];

/** Minutes from now, ISO 8601. */
export const inMinutes = (minutes: number) => inSeconds(minutes * 60);

/** A fan whose session has proven the phone for the given minutes. */
export const provenUser = (minutes = 60): User => ({ ...user, phoneProvenUntil: inMinutes(minutes) });
