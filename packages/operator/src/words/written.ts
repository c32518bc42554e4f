import { germanDay, type Language, taxed, VAT_RATE_PERCENT } from "@tribun/domain";
import { withPlainLetters } from "../ports/sms-segments.ts";

/** Locale of numbers, money and days in each language. */
export const LOCALE: Record<Language, string> = { de: "de-DE", tr: "tr-TR" };

/** Formats cents in both languages: 14,99 €. */
export function euros(cents: number, language: Language): string {
  return `${new Intl.NumberFormat(LOCALE[language], { minimumFractionDigits: 2 }).format(cents / 100)} €`;
}

/** Formats gross cents as a price; businesses also read the net price (L25): 19,99 € (netto 16,80 €). Zero has no net price. */
export function price(grossCents: number, language: Language, business: boolean): string {
  return `${euros(grossCents, language)}${business ? net(grossCents, language) : ""}`;
}

/** The same with a note that VAT is included: 19,99 € inkl. 19 % MwSt. (netto 16,80 €). */
export function taxedPrice(grossCents: number, language: Language, business: boolean): string {
  return `${euros(grossCents, language)}${{ de: " ", tr: ", " }[language]}${taxNote(grossCents, language, business)}`;
}

/** That note alone. */
export function taxNote(grossCents: number, language: Language, business: boolean): string {
  const vat = { de: `inkl. ${VAT_RATE_PERCENT} % MwSt.`, tr: `%${VAT_RATE_PERCENT} KDV dahil` }[language];
  return `${vat}${business ? net(grossCents, language) : ""}`;
}

function net(grossCents: number, language: Language): string {
  if (grossCents === 0) return "";
  return ` (${{ de: "netto", tr: "KDV hariç" }[language]} ${euros(taxed(grossCents).netCents, language)})`;
}

/** Formats an ISO day: 3. November 2026. */
export function writtenDay(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], { timeZone: "UTC", dateStyle: "long" }).format(new Date(iso));
}

/** Formats an ISO day for tables, facts and documents, in both languages: 31.08.2026. */
export function dottedDay(iso: string): string {
  const [year = "", month = "", day = ""] = iso.split("-");
  return `${day}.${month}.${year}`;
}

/** Formats a moment in German time for documents: 31.08.2026, 14:05, with seconds if wanted. */
export function dottedMoment(at: Date, precision: "minutes" | "seconds" = "minutes"): string {
  const timeStyle = precision === "seconds" ? "medium" : "short";
  const time = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", timeStyle });
  return `${dottedDay(germanDay(at.getTime()))}, ${time.format(at)}`;
}

/** Formats a near ISO day with its weekday and without its year: Do., 5. November. */
export function writtenWeekday(iso: string, language: Language): string {
  const parts = { weekday: "short", day: "numeric", month: "long" } as const;
  return new Intl.DateTimeFormat(LOCALE[language], { timeZone: "UTC", ...parts }).format(new Date(iso));
}

/**
 * Returns a code's text in letters that fit one segment, with the line that binds it to the club's host: a phone that fills in codes does
 * so only there (WICG, origin-bound one-time codes).
 */
export const boundCode = (text: string, host: string, code: string): string => `${withPlainLetters(text)}\n@${host} #${code}`;
