/**
 * A text as two people looking for the same would both write it: without case, accents and signs, the four letters i of Turkish as one,
 * ß as ss, and ä, ö, ü with or without their e. Only for comparing; never shown.
 */
export function searchKey(text: string): string {
  const plain = text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll("ı", "i");
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/([aou])e/g, "$1");
}

/** True when every word that was looked for begins a word of the text; `among` is the text's `searchKey`. */
export function isFoundIn(wanted: string, among: string): boolean {
  const words = among.split(" ");
  return searchKey(wanted)
    .split(" ")
    .every((part) => words.some((word) => word.startsWith(part)));
}
