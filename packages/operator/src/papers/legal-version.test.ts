import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { AGB_VERSIONS, LEGAL_TEXTS_DAY } from "@tribun/legal-texts/version";
import { expect, test } from "vitest";

/** Day and hash of the texts' version. Change only the hash if that version is not released yet. */
const VERSION = { day: "2026-11-28", hash: "beb5650fc31099670cf417e7cb2aa1957fd83f60f4ffe3834a51372310ba2151" };

const read = (language: "de" | "tr") => {
  const folder = new URL(`../../../legal-texts/src/${language}/`, import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .map((name) => `${language}/${name}\n${readFileSync(new URL(name, folder), "utf8")}`);
};

// Consents and orders store the day as the accepted version, so each day must have exactly one text.
test("no legal text changes without a new day", () => {
  const hash = createHash("sha256")
    .update([...read("de"), ...read("tr")].join("\n"))
    .digest("hex");
  const todo = `A legal text has changed. Raise LEGAL_TEXTS_DAY in packages/legal-texts/src/version.ts, "Fassung vom" in de/legal-agb.md and "Sürüm" in tr/legal-agb.md to the day of the change, then put that day and the hash ${hash} into VERSION of this test.`;
  expect({ day: LEGAL_TEXTS_DAY, hash }, todo).toEqual(VERSION);
});

test.each(["de", "tr"] as const)(
  "both notices on data name who gets any, of giveaways, of a switch and of measuring, too (L28): %s",
  (language) => {
    const notices = read(language).filter((text) => /legal-(?:privacy|pdpl)\.md/.test(text));
    expect(notices).toHaveLength(2);
    const [giveaways, donor] = language === "de" ? ["Gewinnspiele", "alte[rn] Anbieter"] : ["[Çç]ekiliş", "eski operatör"];
    for (const text of notices)
      for (const words of ["Google", "CRM", "USA|ABD", giveaways, donor]) expect(text).toMatch(new RegExp(words ?? "", "u"));
  },
);

test("the general terms name that day", () => {
  const day = LEGAL_TEXTS_DAY.split("-").toReversed().join(".");
  expect(read("de").join("\n")).toContain(`Fassung vom ${day}.`);
  expect(read("tr").join("\n")).toContain(`Sürüm: ${day}.`);
});

test.each(["de", "tr"])("every version of the general terms that is named is kept, with its day in it: %s", (language) => {
  const folder = new URL(`../../../legal-texts/src/earlier/${language}/`, import.meta.url);
  const [present, ...earlier] = AGB_VERSIONS;
  expect(present).toBe(LEGAL_TEXTS_DAY);
  expect(earlier).toEqual(earlier.toSorted().toReversed());
  expect(readdirSync(folder).toSorted()).toEqual(earlier.map((day) => `agb-${day}.md`).toSorted());
  for (const day of earlier) {
    expect(readFileSync(new URL(`agb-${day}.md`, folder), "utf8")).toContain(day.split("-").toReversed().join("."));
  }
});
