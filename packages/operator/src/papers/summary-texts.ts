import { dottedDay, dottedMoment, LOCALE, price } from "../words/written.ts";
import { clubOf } from "../base/clubs/clubs.ts";
import type { SummaryFacts } from "./summary-facts.ts";
import type { SummaryText } from "../words/summary-text.ts";
import { summaryDe } from "./summary-de.ts";
import { summaryTr } from "./summary-tr.ts";
import type { FeeLabels, SummaryWords } from "./summary-words.ts";

/** Version of the texts. Increase it with every change; each summary stores the number (L01). */
export const SUMMARY_VERSION = 8;

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
      from: dottedDay(facts.change.effectiveOn),
      until: facts.change.commitmentEnd && dottedDay(facts.change.commitmentEnd),
    },
    madeOn: dottedMoment(new Date(facts.createdAt)),
  };
  return (facts.language === "de" ? summaryDe : summaryTr)(facts, words);
}

/** Lists fees of zero as well (A15), except those that the basket cannot have: a ported number pays its opening fee later. */
function oneOff({ payment, jersey, portedNumber }: SummaryFacts, labels: FeeLabels, money: SummaryWords["money"]): [string, string][] {
  const fee = (isNamed: boolean, label: string, cents: number): [string, string][] => (isNamed ? [[label, money(cents)]] : []);
  return [
    ...fee(!payment.openingFeeAfterSwitch, labels.opening, payment.initialOpeningFee),
    ...fee(portedNumber === undefined, labels.number, payment.specialNumberFee),
    ...fee(jersey !== undefined, labels.jersey, payment.advanceJerseyFee),
    ...fee(jersey !== undefined, labels.print, payment.jerseyCustomisationFee),
    ...fee(true, `${labels.identity}, ${labels.settled}`, payment.identityCharge),
    ...fee(Boolean(payment.discount), labels.coupon, payment.discount ?? 0),
  ];
}
