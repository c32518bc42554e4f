import { LOCALE, price, writtenDay } from "../words/written.ts";
import { clubOf } from "../base/clubs/clubs.ts";
import type { Hotline } from "../base/teams.ts";
import type { SummaryFacts } from "./summary-facts.ts";
import type { SummaryText } from "../words/summary-text.ts";
import { summaryDe } from "./summary-de.ts";
import { summaryTr } from "./summary-tr.ts";

/** Labels of one-off payments; `settled` explains how the identity check's price is credited. */
export type FeeLabels = Readonly<Record<"opening" | "number" | "jersey" | "print" | "identity" | "settled" | "coupon", string>>;

/** Amounts and provider data for the texts. */
export type SummaryWords = {
  /** Formats gross cents, for businesses also net (L25). */
  readonly money: (cents: number) => string;
  readonly number: (value: number) => string;
  /** Lists the one-off payments with their labels. */
  readonly oneOff: (labels: FeeLabels) => string;
  readonly provider: { readonly name: string; readonly address: string; readonly email: string; readonly phone: string };
  readonly hotline: Hotline;
  readonly madeOn: string;
  /** For a running contract that changes to this tariff: the first day, and the last day of its minimum term. */
  readonly changes: { readonly from: string; readonly until: string | undefined } | undefined;
};

/** Version of the texts. Increase it with every change; each summary stores the number (L01). */
export const SUMMARY_VERSION = 7;

/** Builds the summary's text in its language. */
export function summaryText(facts: SummaryFacts): SummaryText {
  const locale = LOCALE[facts.language];
  const money = (cents: number) => price(cents, facts.language, facts.business ?? false);
  const { freeNumber, ...provider } = clubOf(facts.teamId).provider;
  const words: SummaryWords = {
    money,
    oneOff: (labels) => oneOff(facts, labels, money),
    number: (value) => new Intl.NumberFormat(locale).format(value),
    provider,
    hotline: typeof facts.hotline === "string" ? { shortCode: facts.hotline, freeNumber } : facts.hotline,
    changes: facts.change && {
      from: writtenDay(facts.change.effectiveOn, facts.language),
      until: facts.change.commitmentEnd && writtenDay(facts.change.commitmentEnd, facts.language),
    },
    madeOn: new Intl.DateTimeFormat(locale, { timeZone: "Europe/Berlin", dateStyle: "long", timeStyle: "short" }).format(
      new Date(facts.createdAt),
    ),
  };
  return (facts.language === "de" ? summaryDe : summaryTr)(facts, words);
}

/** Lists fees of zero as well (A15), except those that the basket cannot have: a ported number pays its opening fee later. */
function oneOff({ payment, jersey, portedNumber }: SummaryFacts, labels: FeeLabels, money: SummaryWords["money"]): string {
  const fee = (isNamed: boolean, label: string, cents: number) => (isNamed ? [`${label} ${money(cents)}`] : []);
  return [
    ...fee(!payment.openingFeeAfterSwitch, labels.opening, payment.initialOpeningFee),
    ...fee(portedNumber === undefined, labels.number, payment.specialNumberFee),
    ...fee(jersey !== undefined, labels.jersey, payment.advanceJerseyFee),
    ...fee(jersey !== undefined, labels.print, payment.jerseyCustomisationFee),
    ...fee(true, labels.identity, payment.identityCharge).map((charge) => `${charge}, ${labels.settled}`),
    ...fee(Boolean(payment.discount), labels.coupon, payment.discount ?? 0),
  ].join("; ");
}
