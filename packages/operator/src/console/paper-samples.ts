import { type Language, taxed, totalOf, untaxed } from "@tribun/domain";
import type { InvoiceItemRow, InvoiceRow } from "../db/schema/billing.ts";
import type { NoticeKind } from "../db/schema/account.ts";
import type { CallRecordRow } from "../db/schema/line-care.ts";
import type { Team } from "../base/teams.ts";
import { baseFeeLabel, refundLabel } from "../ledger/labels.ts";
import type { Change } from "../papers/invoice-top.ts";
import type { Declared } from "../papers/receipt-texts.ts";
import type { SummaryFacts } from "../papers/summary-facts.ts";
import { greetingOf } from "../words/greeting.ts";
import type { NoticeFacts } from "../words/notice-texts.ts";

/** Sample facts for the gallery of papers: nobody's, the same on every day. */
const MSISDN = "+491713920010";
const ISSUED = new Date("2026-12-01T07:00:00Z");
const MANDATE = "R1-2026-000012-ABCDEF";
const PERSON = { name: "Çağrı Işık Öğüş", street: "Weißenseer Straße", houseNumber: "12 a", postalCode: "13086", city: "Berlin" };
const EMAIL = "cagri@example.com";

export type SampleInvoice = {
  readonly invoice: InvoiceRow;
  readonly items: readonly InvoiceItemRow[];
  readonly changes: readonly Change[];
};

const item = (kind: string, label: InvoiceItemRow["label"], grossCents: number, quantity = 1): InvoiceItemRow => ({
  ...{ id: kind, invoiceId: "sample", position: 0, lineId: "sample", kind, label, quantity },
  ...(kind === "portingDelay" ? untaxed : taxed)(grossCents),
});
const BASE = item("baseFee", baseFeeLabel("Tribün M", MSISDN, { from: "2026-11-01", to: "2026-11-30" }), 1499);
const TALK = item("usage.voice", { de: "Gespräche in die Türkei außerhalb des Tarifs", tr: "Türkiye’ye tarife dışı aramalar" }, 203, 7);
const CREDIT = item(
  "identityCredit",
  { de: "Identitätsprüfung: mit der Bestellung bezahlt, hier verrechnet", tr: "Kimlik kontrolü: siparişte ödendi, bu faturadan düşüldü" },
  -1,
);
const LATE = item(
  "portingDelay",
  { de: "Entschädigung für verspätete Rufnummernmitnahme (§ 59 TKG)", tr: "Geciken numara taşıma tazminatı (§ 59 TKG)" },
  -1000,
);
const FEE = item("openingFee", { de: "Anschlusspreis", tr: "Hat açılış ücreti" }, 999);
const REFUND = item("refund", refundLabel("R1-2026-000007"), -500);

/** An invoice of each kind, by the kind's name in the gallery. */
export function sampleInvoices(
  team: Team,
  language: Language,
): Readonly<Record<"bill" | "unpaid" | "company" | "receipt" | "correction", SampleInvoice>> {
  const contracts = [
    {
      ...{ lineId: "sample", msisdn: MSISDN, tariff: "Tribün M", startedOn: "2026-11-03", commitmentEnd: "2028-11-02" },
      ...{ noticeDays: 30, cancelBy: "2028-10-02", usedGb: 13.27, includedGb: 25 },
    },
  ];
  const recipient = { ...PERSON, email: EMAIL, isBusiness: false };
  const company = { ...recipient, companyName: "Kebap & Söhne GmbH", vatId: "DE136695976", isBusiness: true };
  const collection = { label: "SEPA DE89 •••• 3000", mandateReference: MANDATE };
  const make = (
    given: readonly InvoiceItemRow[],
    facts: InvoiceRow["facts"],
    more: Partial<InvoiceRow> = {},
    changes: readonly Change[] = [],
  ): SampleInvoice => {
    const items = given.map((each, index) => ({ ...each, position: index + 1 }));
    const invoice: InvoiceRow = {
      ...{
        id: "sample",
        teamId: team.id,
        userId: "sample",
        number: `R${team.id}-2026-000012`,
        key: "sample",
        kind: "period",
        language,
        version: 1,
      },
      ...{ periodFrom: "2026-11-01", periodTo: "2026-11-30", state: "issued", before: null, stageAt: ISSUED, issuedAt: ISSUED },
      ...{ dueDate: "2026-12-15", paidAt: null, disputedCents: 0, creditedCents: 0, disputeReason: null, disputedAt: null },
      ...{ announcedFor: "2026-12-15", warnedAt: null, deferredUntil: null, diffCents: null, facts, ...totalOf(items), ...more },
    };
    return { invoice, items, changes };
  };
  const change = (of: InvoiceItemRow, cents = of.grossCents, since?: string): Change => ({
    label: of.label[language],
    cents,
    ...(since && { since }),
  });
  return {
    bill: make([BASE, TALK, CREDIT], { recipient, contracts, collection }, { diffCents: 302 }, [
      change(TALK),
      change(BASE, 100, "2026-10-03"),
      change(CREDIT),
    ]),
    unpaid: make([BASE, TALK, LATE], { recipient, contracts }, { diffCents: -797 }, [change(LATE), change(TALK)]),
    company: make([BASE, TALK], { recipient: company, contracts, collection }, { diffCents: 203 }, [change(TALK)]),
    receipt: make([FEE], { recipient, contracts: [] }, { kind: "receipt", state: "paid", dueDate: "2026-12-01" }),
    correction: make(
      [REFUND],
      { recipient: company, contracts: [], corrects: { number: `R${team.id}-2026-000007`, issuedOn: "2026-11-01" } },
      { kind: "credit", state: "credited" },
    ),
  };
}

export function sampleCalls(): CallRecordRow[] {
  const call = (
    at: string,
    kind: CallRecordRow["kind"],
    zone: CallRecordRow["zone"],
    destination: string | null,
    amount: number,
    cents: number,
  ): CallRecordRow => ({
    ...{ id: at, lineId: "sample", billedWith: null, at: new Date(at) },
    ...{ kind, zone, destination, amount, cents },
  });
  return [
    call("2026-11-04T09:12:07Z", "voice", "de", "+493023125907", 4, 0),
    call("2026-11-05T18:30:41Z", "voice", "tr", "+902125550107", 7, 203),
    call("2026-11-05T20:02:10Z", "sms", "de", "+491522881738", 1, 0),
    call("2026-11-09T07:45:00Z", "data", "de", null, 1.372, 0),
  ];
}

/** The summary of a tariff alone, or with everything that a basket can have. */
export function sampleSummary(team: Team, language: Language, everything: boolean): SummaryFacts {
  const payment = {
    jerseyCustomisationFee: 0,
    advanceJerseyFee: 0,
    specialNumberFee: 0,
    identityCharge: 1,
    initialOpeningFee: 999,
    monthly: 2499,
    dueNow: 1000,
    vat: 160,
  };
  const full = {
    jerseyCustomisationFee: 1499,
    advanceJerseyFee: 4999,
    initialOpeningFee: 0,
    openingFeeAfterSwitch: 999,
    discount: -649,
    dueNow: 5850,
    vat: 934,
  };
  return {
    ...{
      id: "b3f1c1de",
      language,
      teamId: team.id,
      club: team.name,
      hotline: team.hotline,
      website: team.origin,
      createdAt: "2026-11-03T10:00:00Z",
    },
    tariff: {
      ...{ name: "Tribün L", type: "single", commitmentMonths: 24, dataGb: 50, throttleKbps: 64, euDataGb: 31, minutesTr: 200 },
      ...{ maxDownMbps: 150, maxUpMbps: 50, tech: ["5G", "LTE"] },
    },
    ...{ bonusGb: everything ? 10 : 0, simType: "esim", msisdn: MSISDN, payment: everything ? { ...payment, ...full } : payment },
    ...(everything && {
      ...{ portedFrom: "Vodafone", portedNumber: MSISDN },
      jersey: { name: language === "de" ? "Fan-Trikot" : "Taraftar forması", size: "XL", personalised: true },
    }),
  };
}

export function sampleDeclaration(kind: "withdrawal" | "ordinary"): Declared {
  return {
    ...{ id: "B7K2-M9QX", kind, part: "tariff", name: PERSON.name, contract: "0171 39200 10", email: EMAIL, reason: null },
    ...{ wantedDate: null, endsOn: kind === "ordinary" ? "2026-12-31" : null, receivedAt: new Date("2026-11-20T16:04:00Z") },
  };
}

export function sampleNotice(kind: NoticeKind, { name, hotline, origin }: Team, language: Language): NoticeFacts {
  const text = {
    de: "Dein Tarif kostet dann 15,99 € statt 14,99 € im Monat.\nDafür enthält er 5 GB mehr.",
    tr: "Tarifen o günden itibaren ayda 14,99 € yerine 15,99 € olur.\nBuna karşılık 5 GB daha içerir.",
  }[language];
  return {
    ...{
      lineId: "0197a1b2-c3d4-7e5f-8a9b-1907190719ab",
      greeting: greetingOf(language, "Çağrı", true),
      club: name,
      hotline,
      origin,
      tariff: "Tribün M",
      msisdn: "0171 39200 10",
    },
    ...{
      startedOn: "03.11.2026",
      commitmentEnd: "02.11.2028",
      notice: { de: "ein Monat", tr: "bir ay" }[language],
      lastDay: "02.10.2028",
      monthly: "14,99 €",
    },
    advice: { tariffId: "tribun-s", name: "Tribün S", monthly: "9,99 €", dataGb: "10", stay: false, usedGb: "6,2", neededGb: 6.2 },
    ...(kind === "contractChange" && { change: { text, effectiveOn: "01.02.2027", terminateUntil: "01.05.2027", endsOn: "31.01.2027" } }),
  };
}
