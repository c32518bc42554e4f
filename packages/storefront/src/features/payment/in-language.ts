import type { Language } from "@tribun/domain";

/** The payment page in the language that is read here: what is paid keeps the one that it was made in. */
export function inLanguage(checkoutUrl: string, language: Language): string {
  const url = new URL(checkoutUrl);
  url.searchParams.set("lang", language);
  return url.href;
}
