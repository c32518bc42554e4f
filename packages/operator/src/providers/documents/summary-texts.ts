import { LOCALE, price } from "../../messages/written.ts";
import { clubOf } from "../../seed/clubs.ts";
import type { SummaryFacts, SummaryText } from "./summary-facts.ts";
import { summaryDe } from "./summary-de.ts";
import { summaryTr } from "./summary-tr.ts";

/** Amounts and the provider as the texts need them. */
export type SummaryWords = {
  /** Gross, and net beside it for businesses (L25). */
  readonly money: (cents: number) => string;
  readonly number: (value: number) => string;
  readonly provider: { readonly name: string; readonly address: string; readonly email: string; readonly phone: string };
  readonly madeOn: string;
};

/** Version of the words; raise it with every change, the number is stored with each summary (L01). */
export const SUMMARY_VERSION = 3;

/** The summary's words in its language. */
export function summaryText(facts: SummaryFacts): SummaryText {
  const locale = LOCALE[facts.language];
  const words: SummaryWords = {
    money: (cents) => price(cents, facts.language, facts.business ?? false),
    number: (value) => new Intl.NumberFormat(locale).format(value),
    provider: clubOf(facts.teamId).provider,
    madeOn: new Intl.DateTimeFormat(locale, { timeZone: "Europe/Berlin", dateStyle: "long", timeStyle: "short" }).format(
      new Date(facts.createdAt),
    ),
  };
  return (facts.language === "de" ? summaryDe : summaryTr)(facts, words);
}
