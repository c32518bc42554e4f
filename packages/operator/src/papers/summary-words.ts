import type { Hotline } from "../base/teams.ts";

/** Labels of one-off payments; `settled` explains how the identity check's price is credited. */
export type FeeLabels = Readonly<Record<"opening" | "number" | "jersey" | "print" | "identity" | "settled" | "coupon", string>>;

/** Amounts and provider data for the texts. */
export type SummaryWords = {
  /** Formats gross cents, for businesses also net (L25). */
  readonly money: (cents: number) => string;
  readonly number: (value: number) => string;
  /** The one-off payments with their labels, as rows of a table. */
  readonly oneOff: (labels: FeeLabels) => readonly [label: string, price: string][];
  readonly provider: { readonly name: string; readonly address: string; readonly email: string; readonly phone: string };
  readonly hotline: Hotline;
  readonly madeOn: string;
  /** For a running contract that changes to this tariff: the first day, and the last day of its minimum term. */
  readonly changes: { readonly from: string; readonly until: string | undefined } | undefined;
};
