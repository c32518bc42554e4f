import { LANGUAGES } from "@tribun/domain";
import { LEGAL_TEXTS_DAY } from "@tribun/legal-texts/version";
import { describe, expect, test } from "vitest";
import { SEED_TEAMS } from "../base/clubs/teams.ts";
import { pdfLetters, pdfText } from "../testing/pdf-text.ts";
import { pdfUaFaults } from "../testing/pdf-ua/pdf-ua.ts";
import { legalPdf } from "./legal-pdf.ts";
import { sellerOf } from "./seller.ts";

const read = (bytes: Uint8Array) => pdfText(bytes).replaceAll(/\s+/g, " ");

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(SEED_TEAMS.map((team) => [team.name, team] as const))(
    "the texts of %s name their seller and read well aloud",
    async (_, team) => {
      const { name, street, postalCode, city } = sellerOf(team);
      for (const text of ["agb", "withdrawal"] as const) {
        const bytes = await legalPdf(text, team, language);
        expect(pdfUaFaults(bytes), text).toEqual([]);
        expect(read(bytes)).toContain(`${name}, ${street}, ${postalCode} ${city}`);
        expect(read(bytes)).not.toMatch(/\{\{|\}\}|undefined/);
      }
    },
  );

  test("the terms say the day of their version", async () => {
    const [team] = SEED_TEAMS;
    if (!team) throw new Error("no team");
    expect(read(await legalPdf("agb", team, language))).toContain(LEGAL_TEXTS_DAY.split("-").toReversed().join("."));
  });

  test("the notice brings the model form of the law along, in German in any case", async () => {
    const [team] = SEED_TEAMS;
    if (!team) throw new Error("no team");
    const text = read(await legalPdf("withdrawal", team, language));
    expect(text).toContain("Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag");
    expect(text).toContain("Unzutreffendes streichen");
  });

  test("no line of the notice ends between a paragraph's sign and its number, or a number and its days", async () => {
    const [team] = SEED_TEAMS;
    if (!team) throw new Error("no team");
    const letters = pdfLetters(await legalPdf("withdrawal", team, language));
    expect(letters).toMatch(/§\u00a0312g/);
    expect(letters).toMatch(/14\u00a0(Tage|gün)/);
    expect(letters).not.toMatch(/§ \d|\d (Tage|gün)/);
  });
});

test("every club has its own, and the same one is set once", async () => {
  const [one, other] = SEED_TEAMS;
  if (!one || !other) throw new Error("no teams");
  const first = await legalPdf("agb", one, "de");
  expect(await legalPdf("agb", one, "de")).toBe(first);
  expect(await legalPdf("agb", other, "de")).not.toEqual(first);
});
