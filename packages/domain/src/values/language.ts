import { type Language, LANGUAGES } from "./enums.ts";

/** True for a language of the product. */
export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

/** The other of the two languages. */
export const otherLanguage = (language: Language): Language => (language === "de" ? "tr" : "de");

/** The first supported language in an Accept-Language header, by weight, then by position. */
export function languageAccepted(header: string | null | undefined): Language | undefined {
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
