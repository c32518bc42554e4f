import type { Language } from "@tribun/domain";

/** The payment page in the current language; by itself it keeps the language that the payment was created in. */
export function inLanguage(checkoutUrl: string, language: Language): string {
  const url = new URL(checkoutUrl);
  url.searchParams.set("lang", language);
  return url.href;
}
