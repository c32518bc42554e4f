import { type Language, LANGUAGES } from "@tribun/domain";
import type { I18n } from "@tribun/i18n";

/** The cookie by which the server chooses the language of a page; it lasts a year. */
const COOKIE = "lang";
const YEAR_SECONDS = 365 * 24 * 3600;

/** The language that the fan has chosen before, if any. */
export function savedLanguage(cookies: string): Language | undefined {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(cookies)?.[1];
  return LANGUAGES.find((language) => language === value);
}

/** Stores the choice and shows the page in it. Queries have the language in their key, so they load again by themselves. */
export async function chooseLanguage(i18n: I18n, language: Language): Promise<void> {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  await showLanguage(i18n, language);
}

/** Shows the page in a language without storing the choice. */
export async function showLanguage(i18n: I18n, language: Language): Promise<void> {
  if (i18n.language === language) return;
  await i18n.change(language);
  document.documentElement.lang = language;
}
