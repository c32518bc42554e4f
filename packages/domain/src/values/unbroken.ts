const NO_BREAK = "\u00a0";
/** A mobile number as `formatPhone` groups it, or a free one. An IBAN's groups look alike; they follow a digit. */
const PHONE = /(?<!\d ?)0(?:1[567]\d{1,2}|800) \d{4,8}(?: \d{2})?(?!\d)/g;

/**
 * A text whose pairs no line end may part: a number stays with its unit, a paragraph's sign with its number, a paragraph with its
 * law, a net price with its word (DIN 5008), and the groups of a telephone number stay together. For prose that is set: documents,
 * mails, the long texts. German and Turkish.
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

/** Before a hyphen, a letter alone or short capitals: E-Mail, e-posta, QR-Code. In an address a hyphen is a sign like any other. */
const SHORT_PART = /(?<![\p{L}\d./@-])(\p{L}|\p{Lu}{2})-(?=\p{L})/gu;

/**
 * The same for what a browser sets: what is short stays with the word its hyphen ties it to. A word joiner does that, for which no
 * face needs a drawing.
 */
export function unbrokenOnPage(text: string): string {
  return unbroken(text).replace(SHORT_PART, "$1-\u2060");
}
