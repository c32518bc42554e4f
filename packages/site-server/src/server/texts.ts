import type { Language } from "@tribun/domain";
import german from "@tribun/i18n/messages/de/server.json" with { type: "json" };
import turkish from "@tribun/i18n/messages/tr/server.json" with { type: "json" };

/** Texts of the pages that the club's server writes without React. */
export const TEXTS: Readonly<Record<Language, typeof german>> = { de: german, tr: turkish };
