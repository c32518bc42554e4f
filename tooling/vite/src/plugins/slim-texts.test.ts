import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Library from "i18next";
import { parseSync } from "vite";
import { afterAll, expect, test } from "vitest";
import { withoutUnused } from "./slim-texts.ts";

const whole = readFileSync(join(dirname(createRequire(import.meta.url).resolve("i18next")), "../esm/i18next.js"), "utf8");
const slim = withoutUnused(whole, parseSync("i18next.js", whole).program);
const folder = mkdtempSync(join(tmpdir(), "slim-texts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TEXTS = {
  de: { goal_one: "{{count}} Tor", goal_other: "{{count}} Tore", hello: "Hallo {{name}}, heute {{a}} $t(hello)", deep: { down: "unten" } },
  tr: { goal_one: "{{count}} gol", goal_other: "{{count}} gol", hello: "Merhaba {{name}}", deep: { down: "aşağıda" } },
};

/** Everything that a page asks of its texts, by a copy of the library. */
async function asked(code: string, name: string): Promise<readonly unknown[]> {
  const file = join(folder, name);
  writeFileSync(file, code);
  const { createInstance }: typeof Library = await import(pathToFileURL(file).href);
  const instance = createInstance();
  const lost: string[] = [];
  instance.on("failedLoading", (language: string, namespace: string) => lost.push(`${language} ${namespace}`));
  const read: Library.BackendModule["read"] = (language, namespace, done) =>
    namespace === "gone" ? done(new Error("gone"), null) : done(null, language === "tr" ? TEXTS.tr : TEXTS.de);
  const backend: Library.BackendModule & { callbackApi: true } = { type: "backend", callbackApi: true, init: () => undefined, read };
  await instance.use(backend).init({
    lng: "de",
    ns: ["common"],
    defaultNS: "common",
    fallbackLng: false,
    load: "currentOnly",
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  const say = () => [
    ...[0, 1, 2].map((count) => instance.t("goal", { count })),
    instance.t("hello", { name: "<b>Şükrü</b>", a: "x" }),
    instance.t("deep.down"),
    instance.t("no.such"),
    instance.exists("deep.down"),
    instance.exists("no.such"),
    instance.getFixedT("tr", "common")("deep.down"),
    instance.hasLoadedNamespace("common"),
  ];
  const first = say();
  await instance.loadNamespaces(["gone"]);
  await instance.changeLanguage("tr");
  return [
    ...first,
    ...say(),
    lost,
    instance.hasResourceBundle("tr", "common"),
    Object.keys(instance.getResourceBundle("de", "common") ?? {}),
  ];
}

test("a page's part of the library says what the whole one says, and is a fifth smaller before what nobody calls any more is dropped", async () => {
  // The one difference: what looks like a nested text stays as it is, as a value of a fan's may.
  const withoutNesting = whole.replace("nest(str, fc, options = {}) {", "nest(str) { return str; }\n  nestNever(str, fc, options = {}) {");
  expect(await asked(slim, "slim.mjs")).toEqual(await asked(withoutNesting, "whole.mjs"));
  expect(slim.length).toBeLessThan(whole.length * 0.82);
});

test("a library that has changed is told by what it lacks", () => {
  const other = whole.replace("saveMissing(languages", "saveLost(languages");
  expect(() => withoutUnused(other, parseSync("i18next.js", other).program)).toThrow("Connector.saveMissing");
});
