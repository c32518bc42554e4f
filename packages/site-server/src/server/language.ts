import { type Language, languageAccepted, LANGUAGES } from "@tribun/domain";

/** Cookie with the fan's choice; the browser's code writes the same cookie. */
export const LANGUAGE_COOKIE = "lang";
const YEAR_SECONDS = 31_536_000;

const isLanguage = (value: string | undefined): value is Language => LANGUAGES.some((language) => language === value);

/** The value of `?lang=` if it is a supported language. */
export function languageAsked(value: string | null | undefined): Language | undefined {
  const asked = value ?? undefined;
  return isLanguage(asked) ? asked : undefined;
}

/** The language of an answer: the saved choice, else the browser's preference, else the club's default. */
export function negotiate(cookie: string | undefined, accept: string | undefined, fallback: Language): Language {
  return languageAsked(cookie) ?? languageAccepted(accept) ?? fallback;
}

/** Set-Cookie value that keeps a choice for a year. Readable by scripts, because the app writes it too. */
export function languageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
