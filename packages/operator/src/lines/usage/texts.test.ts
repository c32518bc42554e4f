import { plainText } from "@tribun/mails";
import { expect, test } from "vitest";
import { evnDeclaration } from "../settings/texts.ts";
import { packTexts } from "../../words/pack-texts.ts";
import { SIM_MAILS } from "../../words/sim-texts.ts";
import { LINE_SMS } from "./notice-texts.ts";
import { greetingOf } from "../../words/greeting.ts";

const line = {
  club: "Kanarya Mobil",
  tariff: "Tribün M",
  kbps: 64,
  name: "Türkiye Flat",
  amount: "14,99 €",
  day: "30. November 2026",
  span: "30 Tage",
};
const sim = {
  greeting: greetingOf("de", "Elif", true),
  club: "Kanarya Mobil",
  hotline: { shortCode: "1907", freeNumber: "0800 1234567" },
  page: "http://localhost:1907/dashboard/account/overview?line=1",
  msisdn: "0171 39200 33",
};
const pack = {
  ...sim,
  origin: "http://localhost:1907",
  ...{
    number: "PKT-2345-6789",
    pack: "Türkiye Flat",
    description: "…",
    price: "14,99 €",
    taxNote: "inkl. MwSt.",
    business: false,
    refund: "7,50 €",
  },
  ...{
    startsAt: "3. November 2026",
    endsAt: "3. Dezember 2026",
    term: "30 Tage",
    autoRenew: true,
    earlyStart: true,
    ended: true,
    billed: true,
  },
};

/** Every text that lines' fans get, by language. */
const written = (language: "de" | "tr"): string[] => [
  ...Object.values(LINE_SMS[language]).map((text) => text(line)),
  ...Object.values(SIM_MAILS[language]).map((mail) => `${mail(sim).subject}\n${plainText(mail(sim))}`),
  ...(["bought", "refunded", "paidTwice", "withdrawn", "returned"] as const)
    .map((kind) => packTexts(language)[kind](pack))
    .map((mail) => `${mail.subject}\n${plainText(mail)}`),
];

test.each(["de", "tr"] as const)("every text in %s is complete and says from whom it is", (language) => {
  for (const text of written(language)) {
    expect(text).toContain("Kanarya Mobil");
    expect(text).not.toMatch(/undefined|NaN|\[object|\n{3}/);
    expect(text.replaceAll(sim.hotline.freeNumber, "")).not.toContain("0800");
  }
});

test("no Turkish text is the German one, and each speaks its own alphabet", () => {
  const [de, tr] = [written("de"), written("tr")];
  expect(tr).toHaveLength(de.length);
  for (const [at, text] of tr.entries()) {
    expect(text).not.toBe(de[at]);
    expect(text).toMatch(/[ğışİçöü]/);
    expect(text).not.toMatch(/\b(?:und|nicht|deine?)\b/);
  }
});

test("a message to a phone fits into two parts of 153 or four of 67 characters", () => {
  for (const language of ["de", "tr"] as const) {
    for (const text of Object.values(LINE_SMS[language])) expect(text(line).length).toBeLessThanOrEqual(268);
  }
});

test("a pack that renews itself says so where it is confirmed, and an early start what it costs to withdraw", () => {
  expect(plainText(packTexts("de").bought(pack))).toContain("Abschalten kannst du die Verlängerung jederzeit");
  expect(plainText(packTexts("de").bought({ ...pack, autoRenew: false, earlyStart: false }))).not.toMatch(/verlängert|anteiligen/);
  expect(packTexts("de").validity({ unit: "day", value: 1 })).toBe("1 Tag");
  expect(evnDeclaration("private", "tr")).not.toBe(evnDeclaration("corporate", "tr"));
});
