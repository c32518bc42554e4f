/** The tariff data that a comparison needs; prices are gross cents a month. */
export type ComparedTariff = {
  readonly id: string;
  readonly monthlyCents: number;
  readonly dataGb: number;
  /** Minutes to Türkiye; -1 means unlimited. */
  readonly minutesTr: number;
};

/** What a line used in its month of highest use in the past year. */
export type YearlyUse = { readonly dataGb: number; readonly minutesTr: number };

const covers = (tariff: ComparedTariff, use: YearlyUse): boolean =>
  tariff.dataGb >= use.dataGb && (tariff.minutesTr < 0 || tariff.minutesTr >= use.minutesTr);

/**
 * The best tariff for a line's use (§ 57(3) TKG): the cheapest that covers it; at the same price the one with more data. The present tariff
 * wins unless another is cheaper or has more data. If none covers the use, the one with the most data.
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
