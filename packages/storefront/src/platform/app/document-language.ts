import { type Language, isLanguage } from "@tribun/domain";

/** The language that a document was rendered in. */
export function documentLanguage(fallback: Language): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : fallback;
}
