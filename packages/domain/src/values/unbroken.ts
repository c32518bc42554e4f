const NO_BREAK = "\u00a0";
/** A mobile number as `formatPhone` groups it, or a toll-free one. The groups of an IBAN look similar but follow a digit. */
const PHONE = /(?<!\d ?)0(?:1[567]\d{1,2}|800) \d{4,8}(?: \d{2})?(?!\d)/g;

/**
 * Inserts non-breaking spaces: between a number and its unit, § and its number, a section and its law, a net price and its word (DIN 5008),
 * and the groups of a phone number. For prose in German and Turkish: documents, mails, long texts.
 */
export function unbroken(text: string): string {
  return text
    .replace(/(§) (?=\d)/g, `$1${NO_BREAK}`)
    .replace(/\b((?:Art|Abs|Nr|Buchst|md|no|f)\.|Anlage|Satz|Stufe|Ek) (?=\d|[A-Za-z]{1,2}\b)/g, `$1${NO_BREAK}`)
    .replace(
      /(\d) (?=€|GB|MB|Mbit|kbit|%|BGB|TKG|Tag|Woche|Monat|Jahr|Stunde|Minute|Werktag|Uhr|gün|hafta|ay|yıl|saat|dakika)/g,
      `$1${NO_BREAK}`,
    )
    .replace(/\b(netto|KDV hariç) (?=-?\d)/g, (words) => words.replaceAll(" ", NO_BREAK))
    .replace(PHONE, (number) => number.replaceAll(" ", NO_BREAK));
}

/** A single letter or two capitals before a hyphen: E-Mail, e-posta, QR-Code. Hyphens inside addresses do not count. */
const SHORT_PART = /(?<![\p{L}\d./@-])(\p{L}|\p{Lu}{2})-(?=\p{L})/gu;

/**
 * The same for text that a browser lays out: a word joiner also keeps a short first part with the word after its hyphen. It needs no glyph
 * in the font.
 */
export function unbrokenOnPage(text: string): string {
  return unbroken(text).replace(SHORT_PART, "$1-\u2060");
}
