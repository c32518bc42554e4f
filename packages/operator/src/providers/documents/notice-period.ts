import type { Language } from "@tribun/domain";

const MONTH_DAYS = 30;

/** A period of notice as every paper names it: 30 days are told as the month that the law allows at most (§ 56(3) TKG). */
export const noticePeriod: Readonly<Record<Language, (days: number) => string>> = {
  de: (days) => (days === MONTH_DAYS ? "ein Monat" : `${days} Tage`),
  tr: (days) => (days === MONTH_DAYS ? "bir ay" : `${days} gün`),
};
