import { withPlainLetters } from "../providers/sms/segments.ts";

/**
 * A code's text in letters that fit one segment, with the line that binds it to the club's host: a phone that reads codes by itself
 * fills it in there and nowhere else (WICG, origin-bound one-time codes).
 */
export const boundCode = (text: string, host: string, code: string): string => `${withPlainLetters(text)}\n@${host} #${code}`;
