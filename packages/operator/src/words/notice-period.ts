import type { Language } from "@tribun/domain";

const MONTH_DAYS = 30;

/** Names a period of notice for documents: 30 days are called one month, the longest that the law allows (§ 56(3) TKG). */
export const noticePeriod: Readonly<Record<Language, (days: number) => string>> = {
  de: (days) => (days === MONTH_DAYS ? "ein Monat" : `${days} Tage`),
  tr: (days) => (days === MONTH_DAYS ? "bir ay" : `${days} gün`),
};
