import { ERROR_CODES, ERRORS, FAN_REASONS, LANGUAGES } from "@tribun/domain";
import { describe, expect, it } from "vitest";
import { NAMESPACES } from "./namespaces.ts";

type Texts = Map<string, string>;

const files = import.meta.glob<unknown>("./messages/*/*.json", { eager: true, import: "default" });
const sources = import.meta.glob<string>(["../../domain/src/rules/*.ts", "../../api-client/src/contract/**/*.ts", "!**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

function flatten(value: unknown, path: string, into: Texts): Texts {
  if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${key}` : key, into);
  } else {
    into.set(path, String(value));
  }
  return into;
}

const read = (language: string, namespace: string): Texts => flatten(files[`./messages/${language}/${namespace}.json`], "", new Map());

const marks = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}|<\/?([a-z]\w*)>/gi)].map(([mark]) => mark).toSorted();

/** A number, a breaking space, then a unit of time. A placeholder for a date or a name is no count, so a breaking space may follow it. */
const SPAN =
  /(?:\d|\{\{(?!date|to\}|name|time)\w+\}\}) (?:(?:Tage?|Stunde|Monate?|Jahre?|Woche|Minute|Sekunde|Werktage?)n?|(?:gün|iş gün|saat|ay(?!ır|rı)|yıl(?!dız)|hafta|dakika|saniye)\p{L}*)(?!\p{L})/u;

describe.each(NAMESPACES)("texts of %s", (namespace) => {
  const german = read("de", namespace);
  const turkish = read("tr", namespace);

  it("has the same keys in both languages", () => {
    expect([...turkish.keys()].toSorted()).toEqual([...german.keys()].toSorted());
  });

  it("has the same placeholders and marks", () => {
    for (const [key, text] of german) expect({ key, marks: marks(turkish.get(key) ?? "") }).toEqual({ key, marks: marks(text) });
  });

  it("nests no text and names no format, which pages come without", () => {
    const odd = [...german, ...turkish].filter(([, text]) => /\$t\(|\{\{(?!\s*\w+\s*\}\})/.test(text));
    expect(odd).toEqual([]);
  });

  it("keeps a number with the sign of its unit on one line", () => {
    const broken = [...german, ...turkish].filter(([, text]) => /(?:\d|\}\}) (?:€|GB|MB|Mbit|kbit|%)(?!\p{L})/u.test(text));
    expect(broken).toEqual([]);
  });

  it("keeps a number with the days, months or minutes it counts on one line", () => {
    const broken = [...german, ...turkish].filter(([, text]) => SPAN.test(text));
    expect(broken).toEqual([]);
  });

  it("keeps a range of numbers on one line, which a dash alone would let break behind it", () => {
    const broken = [...german, ...turkish].filter(([, text]) => /(?:\d|\}\})–(?:\d|\{\{)/.test(text));
    expect(broken).toEqual([]);
  });

  it("has both plural forms wherever it has one", () => {
    for (const key of german.keys()) {
      const base = /^(.*)_(one|other)$/.exec(key)?.[1];
      if (base === undefined) continue;
      expect([...german.keys()], key).toEqual(expect.arrayContaining([`${base}_one`, `${base}_other`]));
    }
  });

  it.each(LANGUAGES)("says something, calmly, in %s", (language) => {
    for (const [key, text] of language === "de" ? german : turkish) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe("");
      expect(text, key).not.toMatch(/!/);
    }
  });
});

it("hangs no suffix on what is filled in, as in Turkish its sound follows the last word", () => {
  const hung = NAMESPACES.flatMap((namespace) => [...read("tr", namespace)]).filter(([, text]) => /\}\}['’]\p{L}/u.test(text));
  expect(hung).toEqual([]);
});

/** The quotation marks of each language. */
const QUOTES = { de: /„[^„“”]*“/g, tr: /“[^„“”]*”/g } as const;

it.each(LANGUAGES)("quotes as %s does", (language) => {
  const left = NAMESPACES.flatMap((namespace) => [...read(language, namespace)]).filter(([, text]) =>
    /["„“”]/.test(text.replaceAll(QUOTES[language], "")),
  );
  expect(left).toEqual([]);
});

it("has a file for every namespace and a namespace for every file", () => {
  for (const language of LANGUAGES) {
    const names = Object.keys(files).flatMap((path) => /^\.\/messages\/(\w+)\/(\w+)\.json$/.exec(path)?.slice(1, 3).join("/") ?? []);
    expect(names.filter((name) => name.startsWith(language)).toSorted()).toEqual(
      NAMESPACES.map((name) => `${language}/${name}`).toSorted(),
    );
  }
});

it.each(LANGUAGES)("explains every error code and its way out in %s", (language) => {
  const texts = read(language, "errors");
  for (const code of ERROR_CODES) {
    expect(texts.get(`text.${code}`), code).toMatch(/\S{2}/);
    expect(texts.get(`action.${ERRORS[code].action}`), ERRORS[code].action).toMatch(/\S{2}/);
  }
  const known: readonly string[] = ERROR_CODES;
  for (const key of texts.keys()) if (key.startsWith("text.")) expect(known).toContain(key.slice("text.".length));
});

it.each(LANGUAGES)("explains every reason a fan can meet and its way out in %s", (language) => {
  const texts = read(language, "errors");
  const reasons = Object.entries(FAN_REASONS);
  expect(reasons.length).toBeGreaterThan(50);
  for (const [reason, action] of reasons) {
    expect(texts.get(`reason.${reason}`), reason).toMatch(/\S{2}/);
    expect(texts.get(`action.${action}`), action).toMatch(/\S{2}/);
  }
  const known = new Set(reasons.map(([reason]) => `reason.${reason}`));
  expect([...texts.keys()].filter((key) => key.startsWith("reason.") && !known.has(key))).toEqual([]);
});

/** Rules are string literals like "phone.invalid" in the schemas of domain and contract. */
const rules = new Set(
  Object.values(sources).flatMap((source) => [...source.matchAll(/"([a-z][A-Za-z]+\.[a-zA-Z0-9]+)"/g)].map(([, rule = ""]) => rule)),
);

it.each(LANGUAGES)("explains every rule of domain and contract in %s", (language) => {
  expect(rules.size).toBeGreaterThan(50);
  const texts = read(language, "validation");
  expect([...rules].filter((rule) => !texts.has(rule))).toEqual([]);
});

it.each(LANGUAGES)("says where the parts of a registration may break in large text, as three share a phone's width: %s", (language) => {
  const parts = [...read(language, "auth")].filter(([key]) => key.startsWith("register.section."));
  const long = parts.flatMap(([, text]) => text.split(/[ \u00ad]/)).filter((piece) => piece.length > 5);
  expect([parts.length, long]).toEqual([3, []]);
});
