/** Characters of GSM 03.38 with one septet, and those of its extension table with two. */
const BASIC = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const EXTENDED = new Set("\f^{}\\[~]|€");

/** Typographic characters and their plain equivalents. A single typographic character makes the whole message UCS-2. */
const PLAIN_SIGNS: Readonly<Record<string, string>> = {
  "\u00a0": " ",
  "\u202f": " ",
  "\u2060": "",
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "–": "-",
  "—": "-",
  "‑": "-",
  "…": "...",
};
/** Turkish letters that GSM 03.38 lacks, each with the plain letter that replaces it. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ı: "i", İ: "I", ş: "s", Ş: "S", ğ: "g", Ğ: "G", ç: "c" };

const replaced = (text: string, by: Readonly<Record<string, string>>) => [...text].map((sign) => by[sign] ?? sign).join("");

/** Converts a text to GSM 03.38 only, Turkish letters without their marks. For a code, which must fit one segment. */
export const withPlainLetters = (text: string): string => replaced(text, { ...PLAIN_SIGNS, ...PLAIN_LETTERS });

/** Converts a text for sending: replaces typographic characters, and keeps the marks of Turkish letters if the text fits two segments. */
export function asSms(text: string): string {
  const plain = replaced(text, PLAIN_SIGNS);
  return segmentsOf(plain) > 2 ? withPlainLetters(text) : plain;
}

/** Counts a text's segments: of 160 septets in GSM 03.38, of 70 UTF-16 units in UCS-2, a few less in a text of several segments. */
export function segmentsOf(text: string): number {
  const signs = [...text];
  if (!signs.every((sign) => BASIC.has(sign) || EXTENDED.has(sign))) return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  const septets = signs.reduce((sum, sign) => sum + (EXTENDED.has(sign) ? 2 : 1), 0);
  return septets <= 160 ? 1 : Math.ceil(septets / 153);
}
