import { LOCALE, price, writtenDay } from "../../messages/written.ts";
import { clubOf } from "../../seed/clubs.ts";
import type { Hotline } from "../../teams.ts";
import type { SummaryFacts, SummaryText } from "./summary-facts.ts";
import { summaryDe } from "./summary-de.ts";
import { summaryTr } from "./summary-tr.ts";

/** Names of what is paid once; `settled` says what becomes of the identity check's price. */
export type FeeLabels = Readonly<Record<"opening" | "number" | "jersey" | "print" | "identity" | "settled" | "coupon", string>>;

/** Amounts and the provider as the texts need them. */
export type SummaryWords = {
  /** Gross, and net beside it for businesses (L25). */
  readonly money: (cents: number) => string;
  readonly number: (value: number) => string;
  /** What is paid once, with its names. */
  readonly oneOff: (labels: FeeLabels) => string;
  readonly provider: { readonly name: string; readonly address: string; readonly email: string; readonly phone: string };
  readonly hotline: Hotline;
  readonly madeOn: string;
  /** Where a running contract gets this tariff: from when, and until when it is bound then. */
  readonly changes: { readonly from: string; readonly until: string | undefined } | undefined;
};

/** Version of the words; raise it with every change, the number is stored with each summary (L01). */
export const SUMMARY_VERSION = 7;

/** The summary's words in its language. */
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

/** Fees of zero are named as well (A15), but none that the basket cannot have: a number that is brought along is opened later. */
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
