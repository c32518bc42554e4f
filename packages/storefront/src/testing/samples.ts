import type { Device, Line, Order, PaymentMethod, Porting, Standing, Tariff, User } from "@tribun/api-client/contract";
import { sampleFan } from "@tribun/api-client/testing";
import { euro, OTHER_DONOR } from "@tribun/domain";

/** A fan with a line. */
export const sampleUser: User = { ...sampleFan, hasLine: true, badges: [{ id: "member", earnedAt: "2026-11-21T10:00:00.000Z" }] };

/** The ping's answer for a fan who has orders, none of them pending. */
export const sampleStanding: Standing = { revision: 1, pendingOrders: 0, hasOrders: true };

export const sampleTariff: Tariff = {
  id: "t1",
  externalId: "T-1",
  slug: "serbest-m",
  type: "flex",
  name: "Serbest M",
  description: "25 GB ohne Laufzeit",
  price: euro(1799),
  pricePhases: [],
  connectionFee: euro(999),
  connectionFeeEsim: euro(999),
  commitmentMonths: 1,
  noticeDays: 30,
  isAlternative: false,
  dataGb: 25,
  throttleKbps: 64,
  euDataGb: 18,
  minutesDe: -1,
  minutesTr: 100,
  sms: -1,
  maxDownMbps: 50,
  maxUpMbps: 25,
  tech: ["5G"],
  simTypes: ["esim", "physical"],
  hasFormOption: false,
  eligibility: { minAge: 18, requiresMainLine: false, requiresChild: false, customerType: "private" },
  totalCost: euro(44_175),
  productSheetFile: "serbest-m.pdf",
};

const asOf = "2026-11-21T09:30:00.000Z";

export const sampleLine: Line = {
  id: "l1",
  msisdn: "+491713920033",
  tariff: sampleTariff,
  monthly: euro(1799),
  status: "active",
  orderId: "o1",
  activatedAt: "2026-11-01T10:00:00.000Z",
  renewalDate: "2026-12-01",
  cancelBy: "2026-12-31",
  remainingGb: 11.8,
  usage: [
    { kind: "data", zone: "de", used: 13.2, total: 25, unit: "GB", asOf },
    { kind: "data", zone: "eu", used: 0, total: 18, unit: "GB", asOf },
    { kind: "voice", zone: "de", used: 40, total: -1, unit: "min", asOf },
    { kind: "voice", zone: "tr", used: 38, total: 100, unit: "min", asOf },
    { kind: "sms", zone: "de", used: 2, total: -1, unit: "sms", asOf },
  ],
  sim: { type: "esim", iccidMasked: "8949 99•• •••• •••0 015" },
};

/** `count` rewards of games on one line, the last to end first. */
export const manyBonuses = (count: number): NonNullable<Line["allowances"]> =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `b${at}`, source: "bonus", name: "1 GB", kind: "data", zone: "de", used: 0, total: 1, unit: "GB" },
    ...{ startsAt: "2026-11-20T09:00:00.000Z", endsAt: `${2600 - at}-12-20T09:00:00.000Z`, asOf: "2026-11-21T09:00:00.000Z" },
  }));

/** The remaining volume when four fifths are used. */
export const nearlyUsedUp: Pick<Line, "remainingGb" | "usage"> = {
  remainingGb: 4.4,
  usage: sampleLine.usage.map((entry) => (entry.kind === "data" && entry.zone === "de" ? { ...entry, used: 20.6 } : entry)),
};

/** A yearly tariff advice that names another tariff. */
export const sampleAdvice: NonNullable<Line["advice"]> = {
  name: "Serbest S",
  type: "flex",
  slug: "serbest-s",
  dataGb: 10,
  price: euro(999),
  neededGb: 6.4,
  advisedOn: "2026-10-05",
};

/** A change of the contract that was announced to the fan at the beginning of the month. */
export const sampleChange: NonNullable<Line["changes"]>[number] = {
  id: "c1",
  text: "SMS in die Türkei gehören nicht mehr zum Tarif. Bisher waren 100 im Monat dabei.",
  toldOn: "2026-11-03",
  effectiveOn: "2026-12-10",
  terminateUntil: "2027-02-03",
};

/** A line in its minimum term, with a change of the contract. */
export const changedLine: Line = {
  ...sampleLine,
  tariff: { ...sampleTariff, commitmentMonths: 24 },
  commitmentEnd: "2028-10-31",
  changes: [sampleChange],
};

export const sampleOrder: Order = {
  id: "o2",
  number: "K-2026-000107",
  state: "paymentFailed",
  transactionStatus: 2,
  createdAt: "2026-11-21T08:00:00.000Z",
  tariff: sampleTariff,
  summary: {
    user: {
      firstName: "Deniz",
      lastName: "Yılmaz",
      email: "deniz@beispiel.de",
      street: "Oranienstraße",
      houseNumber: "24 a",
      postalCode: "10999",
      city: "Berlin",
    },
    line: { status: "paymentFailed", tariffName: "Serbest M", dataGb: 25, msisdn: "+491713920033", simType: "esim" },
    payment: {
      initialOpeningFee: euro(999),
      jerseyCustomisationFee: euro(0),
      advanceJerseyFee: euro(0),
      specialNumberFee: euro(0),
      identityCharge: euro(1),
      monthly: euro(1799),
      dueNow: euro(1000),
      totalInclVat: euro(1000),
      vat: euro(160),
    },
  },
  checkoutId: "c1",
};

/** A SIM card that was packed with the sample order and arrives in four days. */
export const sampleParcel: NonNullable<Order["parcel"]> = {
  carrier: "DHL",
  packedAt: "2026-11-21T08:01:00.000Z",
  expectedFrom: "2026-11-24",
  expectedTo: "2026-11-25",
  deliverTo: { street: "Sonnenallee", houseNumber: "12", postalCode: "12045", city: "Berlin" },
  inUse: false,
};

/** A number that is being ported from congstar. */
export const ported = (given: Partial<Porting> = {}): Porting => ({
  id: "p1",
  orderId: "o2",
  lineId: "l2",
  state: "sentToDonor",
  msisdn: "+491729925904",
  donor: { id: "congstar", name: "congstar" },
  mnpType: "ASAP",
  holder: { firstName: "Deniz", lastName: "Yılmaz", birthday: "1990-05-19" },
  requestedAt: "2026-11-21T08:05:00.000Z",
  canCorrect: false,
  canCancel: false,
  canTakeNewNumber: false,
  triesLeft: 2,
  ...given,
});

/** The paid order with this porting. */
export const portedOrder = ({ id, state, date, reason, donor, msisdn }: Porting): Order => {
  const { summary } = sampleOrder;
  // Like the operator: a donor that is not in the list has no name.
  const named = donor.id === OTHER_DONOR ? undefined : donor.name;
  return {
    ...sampleOrder,
    state: "provisioning",
    transactionStatus: 0,
    summary: {
      ...summary,
      line: { ...summary.line, msisdn, portedNumber: msisdn, ...(named !== undefined && { currentOperator: named }) },
    },
    porting: {
      id,
      state,
      msisdn,
      ...(named !== undefined && { donor: named }),
      ...(date !== undefined && { date }),
      ...(reason !== undefined && { reason }),
    },
  };
};

/** A bank account with its mandate, and a card. */
export const sampleMethods: readonly PaymentMethod[] = [
  { id: "pm1", type: "sepa", label: "DE89 •••• 3000", isDefault: true, mandateReference: "K-2026-000107-A1B2C3" },
  { id: "pm2", type: "card", label: "Visa •••• 4242", isDefault: false },
];

/** Where the sample fan is signed in: here, and on a phone. */
export const sampleDevices: readonly Device[] = [
  {
    id: "s1",
    browser: "firefox",
    system: "windows",
    openedAt: "2026-10-02T09:00:00.000Z",
    seenAt: "2026-11-21T08:30:00.000Z",
    current: true,
  },
  {
    id: "s2",
    browser: "chrome",
    system: "android",
    openedAt: "2026-09-12T17:45:00.000Z",
    seenAt: "2026-11-20T20:15:00.000Z",
    current: false,
  },
];

/** A longer list than any fan has, to check that it stays quick. */
export const manyDevices = (count: number): readonly Device[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `s${at + 1}`,
    browser: "firefox",
    system: "windows",
    openedAt: "2026-10-02T09:00:00.000Z",
    seenAt: "2026-11-21T08:30:00.000Z",
    current: at === 0,
  }));

/** The same for ways to pay. */
export const manyMethods = (count: number): readonly PaymentMethod[] =>
  Array.from({ length: count }, (_, at) => ({ id: `pm${at + 1}`, type: "card", label: `Visa •••• ${1000 + at}`, isDefault: at === 0 }));

/** Lines of a company, more than fit on a page. */
export const manyLines = (count: number): readonly Line[] =>
  Array.from({ length: count }, (_, at) => ({ ...sampleLine, id: `l${at + 1}`, msisdn: `+49171392${String(1000 + at)}` }));
