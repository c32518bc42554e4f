import { LANGUAGES } from "@tribun/domain";
import fc from "fast-check";
import { createInstance } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { createI18n } from "./create-i18n.ts";
import { NAMESPACES, type TextValues } from "./namespaces.ts";
import { resolveInline, type Texts, textAt } from "./inline-texts.ts";

const files = import.meta.glob<Texts>("./messages/*/*.json", { eager: true, import: "default" });

const keysIn = (texts: Texts, path = ""): string[] =>
  Object.entries(texts).flatMap(([key, inner]) => (typeof inner === "string" ? [`${path}${key}`] : keysIn(inner, `${path}${key}.`)));

/** Values a fan may have typed; they must be inserted literally, neither as placeholders nor as replacement patterns. */
const ODD: TextValues = { count: 1, name: "{{count}} $& $1 <b>Şükrü</b>", club: "$t(x)", amount: "" };

describe.each(LANGUAGES)("texts said plainly in %s", (language) => {
  const library = createInstance();
  beforeAll(async () => {
    await library.init({ lng: language, fallbackLng: false, interpolation: { escapeValue: false }, resources: {} });
    for (const name of NAMESPACES) library.addResourceBundle(language, name, files[`./messages/${language}/${name}.json`]);
  });

  it.each(NAMESPACES)("are what i18next says, in all of %s", (name) => {
    const texts = files[`./messages/${language}/${name}.json`] ?? {};
    const keys = keysIn(texts);
    expect(keys.length).toBeGreaterThan(0);
    // The caller names a plural without its suffix, and every other key as it is.
    for (const key of new Set([...keys, ...keys.map((each) => each.replace(/_(?:one|other)$/, ""))])) {
      for (const values of [{}, { count: 0 }, { count: 1 }, { count: 2 }, { count: 1.5 }, { count: 21 }, ODD]) {
        // Every placeholder of the text, with and without a value.
        const all = Object.fromEntries(
          [...(textAt(texts, key) ?? "").matchAll(/\{\{(\w+)\}\}/g)].map(([, mark = ""]) => [mark, `<${mark}>`]),
        );
        for (const given of [values, { ...all, ...values }]) {
          expect(resolveInline(texts, language, key, given), key).toBe(library.t(key, { ...given, ns: name }));
        }
      }
    }
  });

  it("are what i18next says, whatever is filled in", () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.string({ unit: "grapheme" }).filter((word) => !word.includes("$t(")),
        (count, word) => {
          const texts: Texts = { goal_one: "{{count}} x {{word}}", goal_other: "{{word}}{{count}}{{word}}", deep: { one: "{{word}}" } };
          library.addResourceBundle(language, "common", texts);
          for (const key of ["goal", "deep.one", "deep", "no.such", "toString"]) {
            if (key === "deep") continue;
            expect(resolveInline(texts, language, key, { count, word })).toBe(library.t(key, { count, word, ns: "common" }));
          }
        },
      ),
    );
  });
});

it("says what a page brought along before i18next comes, and the same words after it", async () => {
  const common = files["./messages/de/common.json"] ?? {};
  const i18n = await createI18n("de", ["common"], { common, order: { hello: "Hallo {{name}}" } });
  expect(i18n.isSettled("order")).toBe(true);
  expect(i18n.isSettled("errors")).toBe(false);
  expect(i18n.has("order", "hello")).toBe(true);
  expect(i18n.has("order", "no")).toBe(false);
  expect(i18n.isSettled("common", "tr")).toBe(false);
  const before = [i18n.text("common", "action.next"), i18n.text("order", "hello", { name: "Deniz" }), i18n.text("order", "no.such")];
  await i18n.load(["errors"]);
  expect([i18n.text("common", "action.next"), i18n.text("order", "hello", { name: "Deniz" }), i18n.text("order", "no.such")]).toEqual(
    before,
  );
  expect(before).toEqual(["Weiter", "Hallo Deniz", "no.such"]);
  await i18n.change("tr");
  expect(i18n.text("common", "action.next")).toBe("Devam");
});
