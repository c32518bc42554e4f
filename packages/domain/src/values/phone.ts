import { machineText } from "./cleaned.ts";

/**
 * German mobile numbers as the Bundesnetzagentur assigns them (seed data; tests compare them with libphonenumber). No library, because
 * libphonenumber's metadata alone is larger than a whole route's budget.
 */
const MOBILE_15 = /^15(?:[0125-9])\d{8}$/;
const MOBILE_16_17 = /^(?:16[023]|17\d)\d{7,8}$/;

/**
 * Converts a German mobile number to E.164, or returns undefined if it is not one. Accepts spaces, brackets, slashes, dots, dashes, and the
 * prefixes 0, 0049, 49 and +49.
 */
export function normalisePhone(input: string): string | undefined {
  const compact = machineText(input).replace(/[()/.-]/g, "");
  const match = /^(?:\+49|0049|49|0)(\d+)$/.exec(compact);
  const national = match?.[1]?.replace(/^0/, "");
  if (national === undefined) return undefined;
  return MOBILE_15.test(national) || MOBILE_16_17.test(national) ? `+49${national}` : undefined;
}

/**
 * The format in which fans read an E.164 mobile number: `0171 39200 33`. Returns anything else, such as a landline, unchanged. `unbroken`
 * keeps the groups on one line in prose.
 */
export function formatPhone(e164: string): string {
  const national = e164.slice(3);
  if (!e164.startsWith("+49") || !(MOBILE_15.test(national) || MOBILE_16_17.test(national))) return e164;
  const prefix = national.startsWith("15") ? national.slice(0, 4) : national.slice(0, 3);
  const rest = national.slice(prefix.length);
  const grouped = rest.length > 5 ? `${rest.slice(0, rest.length - 2)} ${rest.slice(-2)}` : rest;
  return `0${prefix} ${grouped}`;
}

/** Masks the middle of a number where other people may see it: `0171 ••••• 33`. */
export function maskPhone(e164: string): string {
  const shown = formatPhone(e164);
  return shown.length < 8 ? shown : `${shown.slice(0, 5)}${shown.slice(5, -2).replace(/\d/g, "•")}${shown.slice(-2)}`;
}
