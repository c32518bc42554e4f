const PLAIN: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue", ß: "ss", ı: "i" };

/**
 * The header that names a file which the browser shows: with all letters (RFC 6266, filename*), and for old programs in ASCII. A name with
 * Turkish letters loses its marks, a German one spells its umlauts out.
 */
export function shownAs(name: string): string {
  const isTurkish = /[çğışİĞŞÇ]/.test(name);
  const ascii = name
    .replace(/[äöüÄÖÜßı]/g, (letter) => (isTurkish && letter !== "ß" && letter !== "ı" ? letter : (PLAIN[letter] ?? letter)))
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w.-]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `inline; filename="${ascii}"${ascii === name ? "" : `; filename*=UTF-8''${encoded}`}`;
}
