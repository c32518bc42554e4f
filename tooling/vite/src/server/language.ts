import { LANGUAGES, type Language } from "@tribun/domain";

/** Keeps the fan's choice; the browser's code writes the same cookie. */
export const LANGUAGE_COOKIE = "lang";
const YEAR_SECONDS = 31_536_000;

const isLanguage = (value: string | undefined): value is Language => LANGUAGES.some((language) => language === value);

/** The value of `?lang=`, when it is one of ours. */
export function languageAsked(value: string | null | undefined): Language | undefined {
  const asked = value ?? undefined;
  return isLanguage(asked) ? asked : undefined;
}

/** The first of our languages in an Accept-Language header, by weight, then by place. */
export function languageAccepted(header: string | undefined): Language | undefined {
  const wanted = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const weight = parameters
        .find((parameter) => parameter.trim().startsWith("q="))
        ?.trim()
        .slice(2);
      return { language: tag.trim().split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wanted.map(({ language }) => language).find(isLanguage);
}

/** The language of an answer: the saved choice, then what the browser prefers, then the club's. */
export function negotiate(cookie: string | undefined, accept: string | undefined, fallback: Language): Language {
  return languageAsked(cookie) ?? languageAccepted(accept) ?? fallback;
}

/** Set-Cookie value that keeps a choice for a year. Readable by scripts, because the app writes it too. */
export function languageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
