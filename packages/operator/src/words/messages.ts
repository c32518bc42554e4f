import type { Language } from "@tribun/domain";
import { de } from "./de.ts";
import { tr } from "./tr.ts";
import { LOCALE } from "./written.ts";
import type { Messages } from "./message-types.ts";

const BY_LANGUAGE: Record<Language, Messages> = { de, tr };

export const smsTexts = (language: Language): Messages["sms"] => BY_LANGUAGE[language].sms;
export const mailTexts = (language: Language): Messages["mail"] => BY_LANGUAGE[language].mail;

/** Day and time in Germany, independent of the server's time zone. */
export function germanTime(instant: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], { timeZone: "Europe/Berlin", dateStyle: "long", timeStyle: "medium" }).format(instant);
}
