import { LANGUAGES, type Language } from "@tribun/domain";
import { expect, it } from "vitest";
import { OTHER_WORDS, type OtherWord, TURKISH_ONLY } from "./testing/other-words.ts";
import { literalsOf } from "./testing/text-literals.ts";

type Text = { readonly where: string; readonly text: string };

const pages = import.meta.glob<unknown>("./messages/*/*.json", { eager: true, import: "default" });
const documents = import.meta.glob<string>("../../legal-texts/src/{de,tr}/*.md", { eager: true, query: "?raw", import: "default" });
/**
 * The operator's texts in mails, messages, documents and on its own pages, and the brands' texts inserted into them. Each file has both
 * languages.
 */
const operator = import.meta.glob<string>(
  ["../../operator/src/**/*.ts", "../../../brands/*/*.ts", "!**/*.test.ts", "!../../operator/src/testing/**"],
  { eager: true, query: "?raw", import: "default" },
);

function leaves(value: unknown, where: string): Text[] {
  if (typeof value !== "object" || value === null) return [{ where, text: String(value) }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${where}${where.endsWith(" ") ? "" : "."}${key}`));
}

const lines = (path: string, source: string): Text[] => source.split("\n").map((text, index) => ({ where: `${path}:${index + 1}`, text }));

function textsOf(language: Language): Text[] {
  const own = (path: string) => path.includes(`/${language}/`);
  return [
    ...Object.entries(pages).flatMap(([path, value]) => (own(path) ? leaves(value, `${path} `) : [])),
    ...Object.entries(documents).flatMap(([path, source]) => (own(path) ? lines(path, source) : [])),
  ];
}

/** Keeps texts and drops identifiers: a key or a path contains no space. */
const said = Object.entries(operator).flatMap(([path, source]) =>
  literalsOf(source)
    .filter(({ text }) => /\S[\s\u00a0]\S|\p{L}{4}/u.test(text) && !/^[\w./:?=&@-]+$/u.test(text))
    .map(({ line, text }) => ({ where: `${path}:${line}`, text })),
);

/** Where a text uses a wrong word, with the right one. Soft hyphens are removed first, because they are no part of a word. */
const others = (texts: readonly Text[], words: readonly OtherWord[]): string[] =>
  texts.flatMap(({ where, text }) => {
    const plain = text.replaceAll("\u00ad", "");
    return words.flatMap(([pattern, ours]) => {
      const found = pattern.exec(plain)?.[0];
      return found === undefined ? [] : [`${where}: “${found}”, say: ${ours}`];
    });
  });

it.each(LANGUAGES)("pages and legal texts call each thing by one word: %s", (language) => {
  const texts = textsOf(language);
  expect(texts.length).toBeGreaterThan(2000);
  expect(others(texts, [...OTHER_WORDS[language], ...(language === "tr" ? TURKISH_ONLY : [])])).toEqual([]);
});

it("mails, messages, documents and what the operator is filled with do so as well", () => {
  expect(said.length).toBeGreaterThan(3000);
  expect(others(said, [...OTHER_WORDS.de, ...OTHER_WORDS.tr])).toEqual([]);
});

it("names the file, the key, the word and the one to use", () => {
  const planted = leaves({ bills: { story: "Deine Leitung läuft weiter." } }, "./messages/de/bills.json ");
  expect(others(planted, OTHER_WORDS.de)).toEqual(["./messages/de/bills.json bills.story: “Leitung”, say: Anschluss"]);
});

it("reads the texts of a source, not its code or its comments", () => {
  const source = 'const Option = 1; // "Pack"\nconst a = `Ein ${b ? `Pack ${c}` : "Wort"} dazu`;\n/* `Leitung` */ f({ d: "ja" });';
  expect(literalsOf(source)).toEqual([
    { line: 2, text: "Ein " },
    { line: 2, text: "Pack " },
    { line: 2, text: "" },
    { line: 2, text: "Wort" },
    { line: 2, text: " dazu" },
    { line: 3, text: "ja" },
  ]);
});
