import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeClub } from "./club.ts";
import { complete, readFlags } from "./flags.ts";
import { readHouse } from "./house.ts";
import { plain } from "./questions.ts";
import { freeYear } from "./free-year.ts";

const house = await readHouse();
const [taken = ""] = house.ids;
const year = freeYear(house.codes);
const MUST = { name: "Probeşimşek Mobil", "colour-a": "#8a1c5b", "colour-b": "#ffd1e8", hotline: year };

describe("answers", () => {
  test("come from flags, and from a file where no flag says otherwise", () => {
    const file = join(mkdtempSync(join(tmpdir(), "tribun-answers-")), "answers.json");
    writeFileSync(file, JSON.stringify({ name: "Mor Mobil", hotline: "1923" }));
    const { given, yes } = readFlags(["--from", file, "--name", "Pembe Mobil", "--yes"]);
    expect([given, yes]).toEqual([{ name: "Pembe Mobil", hotline: "1923" }, true]);
    writeFileSync(file, JSON.stringify({ mascot: "bird" }));
    expect(() => readFlags(["--from", file])).toThrow("mascot");
    expect(() => readFlags(["--mascot", "bird"])).toThrow("mascot");
  });

  test("are completed with what is usual", async () => {
    expect(await complete(MUST, house)).toMatchObject({
      id: "probesimsek",
      "short-name": "Probeşimşek",
      "sms-sender": "Probesimsek",
      pattern: "stripes",
      email: "hallo@probesimsek-mobil.example",
    });
  });

  test("about the look are left out of the club where they are usual, and said where they are not", async () => {
    const usual = makeClub(await complete(MUST, house), house);
    expect(usual.brand.look).toBeUndefined();
    const given = {
      ...MUST,
      hero: "number",
      face: "rokkitt",
      case: "capitals",
      "pattern-scale": "broad",
      sections: "tariffs, porting on accent, help",
    };
    expect(makeClub(await complete(given, house), house).brand.look).toEqual({
      display: { face: "rokkitt", weight: 600, case: "capitals" },
      hero: "number",
      patternScale: "broad",
      sections: [{ part: "tariffs" }, { part: "porting", emphasis: "accent" }, { part: "help" }],
    });
    expect(makeClub(await complete({ ...MUST, face: "anton" }, house), house).brand.look).toEqual({
      display: { face: "anton", weight: 400 },
    });
    const wrong = { ...MUST, sections: "tariffs, mascot, help" };
    const answers = await complete(wrong, house);
    expect(() => makeClub(answers, house)).toThrow("look.sections.1.part");
  });

  test("that are missing or wrong are told together", async () => {
    const wrong = { id: taken, "colour-a": "pink", hotline: "1900", pattern: "dots", instagram: "http://x.example" };
    const faults = complete(wrong, house);
    for (const part of [
      "--name",
      `--id ${taken} is a club already`,
      "--colour-a pink",
      "--colour-b",
      "--hotline 1900",
      "--pattern",
      "--instagram",
    ])
      await expect(faults).rejects.toThrow(part);
    await expect(complete({ ...MUST, id: "brand" }, house)).rejects.toThrow("is a word of the shared code");
  });

  test("are asked for until they are right, and what a flag said is not asked", async () => {
    const asked: string[] = [];
    const said = ["pink", "#8A1C5B"];
    const { "colour-a": _, ...rest } = MUST;
    const answers = await complete(rest, house, (text, usual) => {
      asked.push(text);
      return Promise.resolve(text.startsWith("First colour") ? (said.shift() ?? "") : (usual ?? ""));
    });
    expect(answers["colour-a"]).toBe("#8A1C5B");
    expect(asked.filter((text) => text.startsWith("First colour"))).toHaveLength(2);
    expect(asked.join()).not.toMatch(/Name of the app|Short number/);
  });
});

describe("a club made of them", () => {
  test("keeps the contract and has all that no two clubs share", async () => {
    const { brand, facts, colours } = makeClub(await complete(MUST, house), house);
    expect(brand).toMatchObject({ id: "probesimsek", teamId: house.nextTeamId, vocabulary: { year } });
    expect(facts).toMatchObject({ smsSender: "Probesimsek", numbers: { years: [year], pairs: [year.slice(2)] } });
    expect(colours).toEqual({ a: "#8a1c5b", b: "#ffd1e8" });
  });

  test("has the given voice and links, and no link that was refused", async () => {
    const own = {
      "chant-de": "Laut wie / Donner.",
      tiktok: "none",
      instagram: "https://i.example/simsek",
      youtube: "none",
      "password-words": "Şimşek, Gök Gürültüsü",
    };
    const { brand, facts } = makeClub(await complete({ ...MUST, ...own }, house), house);
    expect(brand.vocabulary.chant.de).toBe("Laut wie\nDonner.");
    expect(brand.vocabulary.chant.tr).toBe("Senin takımın.\nSenin hattın.");
    expect(brand.social).toContainEqual({ kind: "instagram", url: "https://i.example/simsek" });
    expect(brand.social.map(({ kind }) => kind)).toEqual(["instagram", "x", "facebook"]);
    expect(facts.passwordWords).toEqual(["simsek", "gok gurultusu"]);
  });

  test("is refused where an answer breaks the contract", async () => {
    const answers = await complete({ ...MUST, "chant-de": "one / two / three" }, house);
    expect(() => makeClub(answers, house)).toThrow("vocabulary.chant.de");
  });
});

test("a name is folded to plain letters", () => {
  expect(["Fırtına", "Şimşek!", "Straße", "Ağaç 61"].map(plain)).toEqual(["Firtina", "Simsek", "Strasse", "Agac 61"]);
});
