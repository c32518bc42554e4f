import { LANGUAGES } from "@tribun/domain";
import { describe, expect, test } from "vitest";
import {
  amount,
  aside,
  button,
  facts,
  inLanguage,
  type Letter,
  letterHtml,
  letterOf,
  letterSchema,
  link,
  list,
  note,
  plainText,
  quote,
  type Sender,
  withFoot,
  withOther,
} from "./index.ts";
import * as v from "valibot";

const AT = "https://isilti.example";
const sender: Sender = {
  club: "Işıltı Mobil",
  origin: AT,
  look: { clubA: "#0b1e4f", onClubA: "#ffffff", clubB: "#ffe500", onClubB: "#0b1e4f", kit: "stripes" },
  company: {
    ...{ name: "Işıltı GmbH", address: "Weg 1, 10999 Berlin", court: "Amtsgericht Berlin", register: "HRB 1" },
    ...{ representative: "Deniz Muster", vatId: "DE999999995", phone: "030 1", email: "hallo@isilti.example" },
  },
};
const part = { language: "de", greeting: "Hallo Elif", sign: "Deine Mannschaft" } as const;
const BLOCKS = [
  "deine Rechnung ist da.",
  facts(["Rechnung", "R1-7"], undefined, ["Zeitraum", "Oktober"]),
  amount("Betrag", "14,99 €", "inkl. MwSt."),
  button("Jetzt bezahlen", `${AT}/dashboard/bills?bill=1#pay`),
  list("Im Anhang:", "Preisliste", false, "AGB"),
  note("Warst du das nicht?"),
  quote("Kein Netz\nin Köln", "Deine Nachricht:"),
  link("Anbieter wechseln", "https://www.example.com/wechsel"),
  link("Datenschutz lesen", `${AT}/information/privacy-policy`),
  aside("Fragen? 1900."),
];
const letter = letterOf(part, "Deine Rechnung über 14,99 € (R1-7)", ...BLOCKS);

test("the text is made of the blocks, in their order, and ends with who writes", () => {
  expect(plainText(letter, sender)).toBe(`Hallo Elif,

deine Rechnung ist da.

Rechnung: R1-7
Zeitraum: Oktober
Betrag: 14,99 €, inkl. MwSt.

Jetzt bezahlen:
${AT}/dashboard/bills?bill=1&lang=de#pay

Im Anhang:
- Preisliste
- AGB

Warst du das nicht?

Deine Nachricht:
Kein Netz
in Köln

Anbieter wechseln: https://www.example.com/wechsel
Datenschutz lesen: ${AT}/information/privacy-policy?lang=de

Fragen? 1900.

Deine Mannschaft

--${" "}
Işıltı GmbH, Weg 1, 10999 Berlin
Amtsgericht Berlin, HRB 1
Geschäftsführung: Deniz Muster · USt-IdNr.: DE999999995
030 1 · hallo@isilti.example
Impressum / Künye: ${AT}/information/tag?lang=de
Datenschutz: ${AT}/information/privacy-policy?lang=de`);
});

test("a letter without a greeting and without a sender is only its blocks", () => {
  expect(plainText(letterOf({ language: "de" }, "T-1", facts(["Ticket", "T-1"]), quote("Hilfe")))).toBe("Ticket: T-1\n\nHilfe");
});

test("the heading is the subject without its reference, and the preheader the first sentence with a capital letter", () => {
  expect(letter).toMatchObject({
    heading: "Deine Rechnung über 14,99 €",
    preheader: "Deine Rechnung ist da.",
  });
  const turkish = letterOf({ language: "tr" }, { subject: "a", heading: "b" }, `iznini aldık. ${"uzun ".repeat(60)}`);
  expect(turkish.heading).toBe("b");
  expect(turkish.preheader).toMatch(/^İznini aldık\. .{100,130} …$/);
  expect(letterOf({ language: "tr" }, "a", "eSIM’in hazır.").preheader).toBe("eSIM’in hazır.");
});

const htmlOf = (given: Letter, options?: { readonly foot: boolean }) => letterHtml(given, sender, options);
const count = (text: string, wanted: RegExp) => (text.match(wanted) ?? []).length;

describe("the HTML", () => {
  test.each(["stripes", "halves", "sash", "hoops", "pinstripe", "chevron", "quarters"] as const)(
    "of a club in %s loads nothing, runs nothing and needs no modern layout",
    async (kit) => {
      const mail = await letterHtml(letter, { ...sender, look: { ...sender.look, kit } });
      expect(mail).toMatch(/^<!doctype html><html lang="de"/);
      expect(mail).not.toMatch(/<(?:img|script|link|iframe|form|object|svg)\b|url\(|@import|\bon\w+=|flex|grid|position:/i);
      expect(mail.replaceAll(/href="[^"]*"|xmlns(?::\w)?="[^"]*"/g, "")).not.toMatch(/https?:/);
      expect(count(mail, /<h1\b/g)).toBe(1);
      expect(mail.length).toBeLessThan(60_000);
    },
  );

  test("is written although a fan pasted signs that XML does not allow", async () => {
    const pasted = letterOf({ language: "de", sign: "Dein Club" }, "Ein Ticket", "Zeile\u000bzwei\u0000\ufffe und Schluss");
    expect(await htmlOf(pasted)).toContain("Zeilezwei und Schluss");
  });

  test("says what the text says", async () => {
    const mail = (await htmlOf(letter)).replaceAll("\u00a0", " ").replaceAll("<br />", "\n");
    for (const line of plainText(letter, sender).split("\n")) {
      for (const said of line.replace(/^- |^-- $/, "").split(/: |(?<=€), /)) {
        expect(mail).toContain(said.replace(/[,:]$/, "").replaceAll("&", "&amp;"));
      }
    }
  });

  test("keeps its colours by day in each element, for programs that strip the stylesheet", async () => {
    const bare = (await htmlOf(letter)).replaceAll(/<style[^]*?<\/style>/g, "");
    expect(bare).toContain("background:#0b1e4f");
    expect(bare).toMatch(/<h1[^>]*style="[^"]*color:#ffffff/);
    expect(bare).toMatch(/<a href="[^"]*#pay"[^>]*style="[^"]*background:#0b1e4f;color:#ffffff/);
  });

  test("leaves typed words as text, wherever they stand", async () => {
    const typed = `<script>alert(1)</script> "><a href="https://evil.example">&lt; <mj-raw> ' \${x}`;
    const head = { subject: typed, heading: typed, preheader: typed };
    const given = letterOf(
      { language: "de", greeting: typed, sign: typed },
      head,
      ...[typed, facts([typed, typed]), amount(typed, typed, typed), button(typed, `${AT}/`), link(typed, `${AT}/`)],
      ...[list(typed, typed), note(typed), aside(typed), quote(typed, typed)],
    );
    const mail = await htmlOf(given);
    expect(mail).not.toMatch(/<script|<mj-|href="https:\/\/evil/);
    expect(count(mail, /&lt;script&gt;/g)).toBeGreaterThan(15);
    expect(count(mail, /<a /g)).toBe(4);
  });

  test("leads nowhere but to a web address", () => {
    for (const url of ["javascript:alert(1)", "/dashboard", "data:text/html,x"]) {
      expect(v.safeParse(letterSchema, letterOf(part, "a", button("b", url))).success).toBe(false);
    }
    expect(v.safeParse(letterSchema, withFoot(withOther(letter, "—", letter), "a")).success).toBe(true);
  });

  test("of a letter to staff has no foot, and its links stay as they are", async () => {
    const mail = await htmlOf(letter, { foot: false });
    expect(mail).not.toContain("HRB 1");
    expect(mail).not.toContain("lang=de");
  });
});

test("a bilingual mail opens each link in its own language, marks each part, and has one heading and one button", async () => {
  const turkish = letterOf({ language: "tr", greeting: "Merhaba Elif" }, "Faturan", button("Şimdi öde", `${AT}/dashboard/bills`));
  const both = withOther(turkish, "Deutscher Text", letter);
  const mail = await htmlOf(both);
  expect(plainText(both, sender)).toContain(
    `Şimdi öde:\n${AT}/dashboard/bills?lang=tr\n\n– – – Deutscher Text – – –\n\nHallo Elif,\n\ndeine Rechnung ist da.`,
  );
  expect(plainText(both, sender)).toContain(`Jetzt bezahlen: ${AT}/dashboard/bills?bill=1&lang=de#pay`);
  expect(mail).toContain('<p lang="de"');
  expect([count(mail, /<h1\b/g), count(mail, /class="t-act"/g)]).toEqual([1, 1]);
});

test.each([
  [`${AT}/a`, `${AT}/a?lang=tr`],
  [`${AT}/a?b=1`, `${AT}/a?b=1&lang=tr`],
  [`${AT}/a#c`, `${AT}/a?lang=tr#c`],
  [`${AT}/a?lang=de`, `${AT}/a?lang=de`],
  [`${AT}/api/a`, `${AT}/api/a`],
  ["https://www.example.com/a", "https://www.example.com/a"],
  [`${AT}.evil.example/a`, `${AT}.evil.example/a`],
])("a link to our own pages carries the language: %s", (url, there) => {
  expect(inLanguage(url, AT, "tr")).toBe(there);
});

test.each(LANGUAGES)("the foot names register, manager and VAT number in %s", async (language) => {
  const mail = await htmlOf(letterOf({ language }, "a", "b"));
  for (const said of ["Amtsgericht Berlin, HRB 1", "Geschäftsführung", "Deniz Muster", "USt-IdNr.", "DE999999995"])
    expect(mail).toContain(said);
});
