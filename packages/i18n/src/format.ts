import { formatPhone, type Language, type Money, unbroken } from "@tribun/domain";

const LOCALE: Record<Language, string> = { de: "de-DE", tr: "tr-TR" };
const BERLIN = "Europe/Berlin";
const ISTANBUL = "Europe/Istanbul";
const NBSP = "\u00a0";

/** How amounts, dates and numbers are written; all times are German times, wherever the reader is. */
export type Formats = {
  readonly language: Language;
  /** Cents as `14,99 €`, in both languages, with a non-breaking blank. */
  readonly money: (money: Money) => string;
  /** `21. November 2026` / `21 Kasım 2026`, the day with its month on one line; takes an instant or a calendar day. */
  readonly date: (iso: string) => string;
  /** `Samstag, 21. November 2026` / `21 Kasım 2026 Cumartesi`. */
  readonly weekdayDate: (iso: string) => string;
  /** `21.11.2026` in both languages. */
  readonly shortDate: (iso: string) => string;
  /** `November` / `Kasım`; of a month without a day (`2026-11`) as well. */
  readonly month: (iso: string) => string;
  /** `14:52`. */
  readonly time: (iso: string) => string;
  /** The same instant by the clocks of Turkey. */
  readonly timeInTurkey: (iso: string) => string;
  /** Date and time of an instant, for "as of" notes and receipts. */
  readonly dateTime: (iso: string) => string;
  /** `1.000,5`; at most two decimals. */
  readonly number: (value: number) => string;
  /** `11,8 GB`; one decimal at most. */
  readonly gb: (value: number) => string;
  /** `0171 39200 33` for an E.164 mobile number, its groups on one line. */
  readonly phone: (e164: string) => string;
  /** `in 5 Minuten` / `5 dakika sonra`; negative values lie in the past. */
  readonly inMinutes: (minutes: number) => string;
  /** `5 Minuten` / `5 dakika`. */
  readonly minutes: (minutes: number) => string;
  /** `14:52` of a number of seconds left, never below zero. */
  readonly clock: (seconds: number) => string;
  /** Upper case by the language's rules: `i` is `İ` in Turkish. */
  readonly upper: (text: string) => string;
  readonly lower: (text: string) => string;
  /** Order of a list that the fan reads; ç follows c in Turkish, ä stands beside a in German. */
  readonly compare: (a: string, b: string) => number;
  /** `A, B und C`. */
  readonly list: (items: readonly string[]) => string;
};

const made = new Map<Language, Formats>();

/** The formats of a language; made once. */
export function formatsFor(language: Language): Formats {
  const known = made.get(language);
  if (known) return known;
  const formats = makeFormats(language);
  made.set(language, formats);
  return formats;
}

/** A calendar day has no time zone: it is read and written in UTC, so that it never slips to the day before. */
function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): (iso: string) => string {
  const onDay = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const onInstant = new Intl.DateTimeFormat(locale, { ...options, timeZone: BERLIN });
  return (iso) => (iso.length === 10 ? onDay.format(new Date(`${iso}T00:00:00Z`)) : onInstant.format(new Date(iso)));
}

function makeFormats(language: Language): Formats {
  const locale = LOCALE[language];
  const cents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const tenth = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const long = dayFormat(locale, { day: "numeric", month: "long", year: "numeric" });
  const weekday = dayFormat(locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const short = dayFormat(locale, { day: "2-digit", month: "2-digit", year: "numeric" });
  const month = dayFormat(locale, { month: "long" });
  const clockTime = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone: BERLIN });
  const turkishTime = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone: ISTANBUL });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "always" });
  const minute = new Intl.NumberFormat(locale, { style: "unit", unit: "minute", unitDisplay: "long" });
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: "variant" });
  const joined = new Intl.ListFormat(locale, { type: "conjunction" });
  const time = (iso: string) => clockTime.format(new Date(iso));
  return {
    language,
    money: ({ amount }) => `${cents.format(amount / 100)}${NBSP}€`,
    date: (iso) => long(iso).replace(" ", NBSP),
    weekdayDate: (iso) => weekday(iso).replace(/(\d\.?) /, `$1${NBSP}`),
    shortDate: short,
    month: (iso) => month(iso.length === 7 ? `${iso}-01` : iso),
    time,
    timeInTurkey: (iso) => turkishTime.format(new Date(iso)),
    dateTime: (iso) => `${short(iso)}, ${time(iso)}`,
    number: (value) => plain.format(value),
    gb: (value) => `${tenth.format(value)}${NBSP}GB`,
    phone: (e164) => unbroken(formatPhone(e164)),
    inMinutes: (minutes) => relative.format(minutes, "minute"),
    minutes: (minutes) => minute.format(minutes),
    clock: (seconds) => {
      const left = Math.max(0, Math.floor(seconds));
      return `${String(Math.floor(left / 60)).padStart(2, "0")}:${String(left % 60).padStart(2, "0")}`;
    },
    upper: (text) => text.toLocaleUpperCase(language),
    lower: (text) => text.toLocaleLowerCase(language),
    compare: (a, b) => collator.compare(a, b),
    list: (items) => joined.format(items),
  };
}
