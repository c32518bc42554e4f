/** What a comparison of tariffs looks at; prices are gross cents a month. */
export type ComparedTariff = {
  readonly id: string;
  readonly monthlyCents: number;
  readonly dataGb: number;
  /** Minutes to Türkiye; -1 is without limit. */
  readonly minutesTr: number;
};

/** What a line needed in its strongest month of the past year. */
export type YearlyUse = { readonly dataGb: number; readonly minutesTr: number };

const covers = (tariff: ComparedTariff, use: YearlyUse): boolean =>
  tariff.dataGb >= use.dataGb && (tariff.minutesTr < 0 || tariff.minutesTr >= use.minutesTr);

/**
 * The best tariff for how a line was used (§ 57(3) TKG): the cheapest that covers it, of equal ones the one with more data,
 * and the present one unless another is really better. Where none covers it, the one with the most data.
 */
export function bestTariff<T extends ComparedTariff>(present: T, offered: readonly T[], use: YearlyUse): T {
  const all = [present, ...offered];
  const fitting = all.filter((tariff) => covers(tariff, use));
  const better = (a: T, b: T) =>
    fitting.length > 0 ? a.monthlyCents - b.monthlyCents || b.dataGb - a.dataGb : b.dataGb - a.dataGb || a.monthlyCents - b.monthlyCents;
  const best = (fitting.length > 0 ? fitting : all).toSorted(better)[0] ?? present;
  const same = best.monthlyCents === present.monthlyCents && best.dataGb === present.dataGb;
  return same ? present : best;
}
