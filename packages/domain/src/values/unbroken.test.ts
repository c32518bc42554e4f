import { expect, test } from "vitest";
import { unbroken, unbrokenOnPage } from "./unbroken.ts";

/** Shows each non-breaking space as ~. */
const tied = (text: string) => unbroken(text).replaceAll("\u00a0", "~");

test.each([
  ["(§ 312g Abs. 2 Nr. 1 BGB)", "(§~312g Abs.~2 Nr.~1~BGB)"],
  ["§§ 195, 199 BGB", "§§~195, 199~BGB"],
  ["Art. 6 Abs. 1 Buchst. b DSGVO", "Art.~6 Abs.~1 Buchst.~b DSGVO"],
  ["GDPR md. 6/1 b ve § 172 TKG", "GDPR md.~6/1 b ve §~172~TKG"],
  ["§ 312g f. 2 no. 1 BGB", "§~312g f.~2 no.~1~BGB"],
  ["binnen 14 Tagen, 13 Monate, 64 kbit/s, 0,01 €", "binnen 14~Tagen, 13~Monate, 64~kbit/s, 0,01~€"],
  ["14 gün içinde, 13 ay, 2 yıl", "14~gün içinde, 13~ay, 2~yıl"],
  ["netto 8,39 €", "netto~8,39~€"],
  ["KDV hariç 8,39 €", "KDV~hariç~8,39~€"],
  ["siehe Anlage 3", "siehe Anlage~3"],
  ["deine Nummer 0171 39200 33 und 01522 88173 86.", "deine Nummer 0171~39200~33 und 01522~88173~86."],
  ["kostenlos unter 0800 1234567.", "kostenlos unter 0800~1234567."],
  ["DE89 3704 0044 0532 0130 00 und 0171 3920033", "DE89 3704 0044 0532 0130 00 und 0171~3920033"],
])("%s", (text, expected) => {
  expect(tied(text)).toBe(expected);
});

test.each(["WCAG 2.2, Stufe AA und", "Montag bis Freitag", "Absatz und Art und Weise", "53113 Bonn", "https://a.example/b?c=1 und 2"])(
  "leaves words alone: %s",
  (text) => {
    expect(unbroken(text).replaceAll("\u00a0", " ")).toBe(text);
    if (!text.includes("Stufe")) expect(unbroken(text)).toBe(text);
  },
);

test.each([
  ["per E-Mail an uns, e-postayla, QR-Code (§ 5 DDG)", "per E-~Mail an uns, e-~postayla, QR-~Code (§\u00a05 DDG)"],
  ["E-Mail-Adresse, U-Bahn, SIM-Karte, Muster-Widerrufsformular", "E-~Mail-Adresse, U-~Bahn, SIM-Karte, Muster-Widerrufsformular"],
  ["[x](/a-b) hallo@a-b.example https://e-post.example/e-mail, 8-17", "[x](/a-b) hallo@a-b.example https://e-post.example/e-mail, 8-17"],
])("on a page a short part stays with its word: %s", (text, expected) => {
  expect(unbrokenOnPage(text).replaceAll("\u2060", "~")).toBe(expected);
  expect(unbrokenOnPage(unbrokenOnPage(text))).toBe(unbrokenOnPage(text));
});

test("changes nothing twice, and no line", () => {
  const text = "- § 5 DDG\n- 14 Tage\n\n## 3. Was";
  expect(unbroken(unbroken(text))).toBe(unbroken(text));
  expect(unbroken(text).split("\n")).toHaveLength(4);
});
