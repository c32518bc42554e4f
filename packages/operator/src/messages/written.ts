import type { Language } from "@tribun/domain";

/** How each language writes numbers, money and days. */
export const LOCALE: Record<Language, string> = { de: "de-DE", tr: "tr-TR" };

/** Cents as people read them in both languages: 14,99 €. */
export function euros(cents: number, language: Language): string {
  return `${new Intl.NumberFormat(LOCALE[language], { minimumFractionDigits: 2 }).format(cents / 100)} €`;
}

/** An ISO day as people write it: 3. November 2026. */
export function writtenDay(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], { timeZone: "UTC", dateStyle: "long" }).format(new Date(iso));
}

/** An ISO day that is near, with its weekday and without its year: Do., 5. November. */
export function writtenWeekday(iso: string, language: Language): string {
  const parts = { weekday: "short", day: "numeric", month: "long" } as const;
  return new Intl.DateTimeFormat(LOCALE[language], { timeZone: "UTC", ...parts }).format(new Date(iso));
}
