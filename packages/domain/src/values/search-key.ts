/**
 * Normalises a text for searching: removes case, accents and punctuation, and treats the four Turkish letters i as one, ß as ss, and ä, ae
 * and a as the same (also ö and ü). Only for comparing; never shown.
 */
export function searchKey(text: string): string {
  const plain = text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll("ı", "i");
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/([aou])e/g, "$1");
}

/** True when each searched word begins a word of the text; `among` is the text's `searchKey`. */
export function isFoundIn(wanted: string, among: string): boolean {
  const words = among.split(" ");
  return searchKey(wanted)
    .split(" ")
    .every((part) => words.some((word) => word.startsWith(part)));
}
