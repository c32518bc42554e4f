import { unbroken } from "@tribun/domain";

/** Forbids a line break on both of its sides. The fonts draw nothing for it, so copied text does not contain it. */
export const JOINER = "\u2060";
const NO_BREAK = "\u00a0";

/** A hyphen or dash inside a number, a date or a span of them: R1-2026-000007, 03.11.–30.11.2026, -10,00 €, 24-mal, and the slash of a unit. */
const INNER = /(?<=[\d.])[-–](?=[\p{L}\d])|(?<=\p{L})[-–](?=\d)|(?<![\p{L}\d.])[-–](?=\d)|(?<=bit)\/(?=s)/gu;
/** An IBAN in groups of four, also one with hidden digits. */
const IBAN = /\b[A-Z]{2}\d{2}(?: [\dA-Z•]{2,4}){2,8}\b/g;
/** A web or mail address. A sentence's punctuation after it does not belong to it. */
export const ADDRESS = /https?:\/\/[^\s,;)]*[^\s,;).:]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Text for a document: no line ends inside a number, date, amount, IBAN or address, nor between a number and its unit. */
export function tied(text: string): string {
  return unbroken(text)
    .replace(ADDRESS, (address) => address.replaceAll(/[-/:?]/g, `${JOINER}$&${JOINER}`))
    .replace(IBAN, (iban) => iban.replaceAll(" ", NO_BREAK))
    .replace(INNER, `${JOINER}$&${JOINER}`);
}
