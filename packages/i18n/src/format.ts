import { formatPhone, type Language, type Money, unbroken } from "@tribun/domain";

const LOCALE: Record<Language, string> = { de: "de-DE", tr: "tr-TR" };
const BERLIN = "Europe/Berlin";
const ISTANBUL = "Europe/Istanbul";
const NBSP = "\u00a0";

/** How amounts, dates and numbers are formatted. All times are German times, wherever the reader is. */
export type Formats = {
  readonly language: Language;
  /** Cents as `14,99 €` in both languages, with a non-breaking space. */
  readonly money: (money: Money) => string;
  /** `21. November 2026` / `21 Kasım 2026`, with day and month kept on one line. Takes an instant or a calendar day. */
  readonly date: (iso: string) => string;
  /** `Samstag, 21. November 2026` / `21 Kasım 2026 Cumartesi`. */
  readonly weekdayDate: (iso: string) => string;
  /** `21.11.2026` in both languages. */
  readonly shortDate: (iso: string) => string;
  /** `November` / `Kasım`. Also takes a month without a day (`2026-11`). */
  readonly month: (iso: string) => string;
  /** `14:52`. */
  readonly time: (iso: string) => string;
  /** The same instant in Turkish time. */
  readonly timeInTurkey: (iso: string) => string;
  /** Date and time of an instant, for "as of" notes and receipts. */
  readonly dateTime: (iso: string) => string;
  /** `1.000,5`; at most two decimals. */
  readonly number: (value: number) => string;
  /** `11,8 GB`; one decimal at most. */
  readonly gb: (value: number) => string;
  /** `0171 39200 33` for an E.164 mobile number, kept on one line. */
  readonly phone: (e164: string) => string;
  /** `in 5 Minuten` / `5 dakika sonra`; a negative value is in the past. */
  readonly inMinutes: (minutes: number) => string;
  /** `5 Minuten` / `5 dakika`. */
  readonly minutes: (minutes: number) => string;
  /** `14:52` for the seconds left; never below zero. */
  readonly clock: (seconds: number) => string;
  /** Upper case by the language's rules: `i` is `İ` in Turkish. */
  readonly upper: (text: string) => string;
  readonly lower: (text: string) => string;
  /** Sort order of a list that the fan reads: ç follows c in Turkish, ä sorts with a in German. */
  readonly compare: (a: string, b: string) => number;
  /** `A, B und C`. */
  readonly list: (items: readonly string[]) => string;
};

const made = new Map<Language, Formats>();

/** The formats of a language; created once and cached. */
export function formatsFor(language: Language): Formats {
  const known = made.get(language);
  if (known) return known;
  const formats = makeFormats(language);
  made.set(language, formats);
  return formats;
}

/** Creates a formatter on first use. Creating all of them at once blocks a phone for some 40 ms, and a page needs two or three. */
function onceUsed<T>(make: () => T): () => T {
  let kept: T | undefined;
  return () => (kept ??= make());
}

/** A calendar day has no time zone. Parse and format it in UTC, so that it never shifts to the day before. */
function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): (iso: string) => string {
  const onDay = onceUsed(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }));
  const onInstant = onceUsed(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: BERLIN }));
  return (iso) => (iso.length === 10 ? onDay().format(new Date(`${iso}T00:00:00Z`)) : onInstant().format(new Date(iso)));
}

function timeFormat(locale: string, timeZone: string): (iso: string) => string {
  const clock = onceUsed(() => new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone }));
  return (iso) => clock().format(new Date(iso));
}

function numberFormat(locale: string, options: Intl.NumberFormatOptions): (value: number) => string {
  const plain = onceUsed(() => new Intl.NumberFormat(locale, options));
  return (value) => plain().format(value);
}

function makeFormats(language: Language): Formats {
  const locale = LOCALE[language];
  const cents = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const tenth = numberFormat(locale, { maximumFractionDigits: 1 });
  const long = dayFormat(locale, { day: "numeric", month: "long", year: "numeric" });
  const weekday = dayFormat(locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const short = dayFormat(locale, { day: "2-digit", month: "2-digit", year: "numeric" });
  const month = dayFormat(locale, { month: "long" });
  const time = timeFormat(locale, BERLIN);
  const relative = onceUsed(() => new Intl.RelativeTimeFormat(locale, { numeric: "always" }));
  const collator = onceUsed(() => new Intl.Collator(locale, { numeric: true, sensitivity: "variant" }));
  const joined = onceUsed(() => new Intl.ListFormat(locale, { type: "conjunction" }));
  return {
    language,
    money: ({ amount }) => `${cents(amount / 100)}${NBSP}€`,
    date: (iso) => long(iso).replace(" ", NBSP),
    weekdayDate: (iso) => weekday(iso).replace(/(\d\.?) /, `$1${NBSP}`),
    shortDate: short,
    month: (iso) => month(iso.length === 7 ? `${iso}-01` : iso),
    time,
    timeInTurkey: timeFormat(locale, ISTANBUL),
    dateTime: (iso) => `${short(iso)}, ${time(iso)}`,
    number: numberFormat(locale, { maximumFractionDigits: 2 }),
    gb: (value) => `${tenth(value)}${NBSP}GB`,
    phone: (e164) => unbroken(formatPhone(e164)),
    inMinutes: (minutes) => relative().format(minutes, "minute"),
    minutes: numberFormat(locale, { style: "unit", unit: "minute", unitDisplay: "long" }),
    clock: (seconds) => {
      const left = Math.max(0, Math.floor(seconds));
      return `${String(Math.floor(left / 60)).padStart(2, "0")}:${String(left % 60).padStart(2, "0")}`;
    },
    upper: (text) => text.toLocaleUpperCase(language),
    lower: (text) => text.toLocaleLowerCase(language),
    compare: (a, b) => collator().compare(a, b),
    list: (items) => joined().format(items),
  };
}
