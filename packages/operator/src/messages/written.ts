import { type Language, taxed, VAT_RATE_PERCENT } from "@tribun/domain";
import { withPlainLetters } from "../providers/sms/segments.ts";

/** How each language writes numbers, money and days. */
export const LOCALE: Record<Language, string> = { de: "de-DE", tr: "tr-TR" };

/** Cents as people read them in both languages: 14,99 €. */
export function euros(cents: number, language: Language): string {
  return `${new Intl.NumberFormat(LOCALE[language], { minimumFractionDigits: 2 }).format(cents / 100)} €`;
}

/** Gross cents as a price; businesses read the net one beside it (L25): 19,99 € (netto 16,80 €). What is free is free in both. */
export function price(grossCents: number, language: Language, business: boolean): string {
  return `${euros(grossCents, language)}${business ? net(grossCents, language) : ""}`;
}

/** The same with the words that VAT is in it: 19,99 € inkl. 19 % MwSt. (netto 16,80 €). */
export function taxedPrice(grossCents: number, language: Language, business: boolean): string {
  const vat = { de: ` inkl. ${VAT_RATE_PERCENT} % MwSt.`, tr: `, %${VAT_RATE_PERCENT} KDV dahil` }[language];
  return `${euros(grossCents, language)}${vat}${business ? net(grossCents, language) : ""}`;
}

function net(grossCents: number, language: Language): string {
  if (grossCents === 0) return "";
  return ` (${{ de: "netto", tr: "KDV hariç" }[language]} ${euros(taxed(grossCents).netCents, language)})`;
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

/**
 * A code's text in letters that fit one segment, with the line that binds it to the club's host: a phone that reads codes by itself
 * fills it in there and nowhere else (WICG, origin-bound one-time codes).
 */
export const boundCode = (text: string, host: string, code: string): string => `${withPlainLetters(text)}\n@${host} #${code}`;
