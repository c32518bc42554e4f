import { LANGUAGES, MNP_TYPES, PORTING_REASONS } from "@tribun/domain";
import { type Letter, plainText } from "@tribun/mails";
import { describe, expect, test } from "vitest";
import { portingTexts } from "./porting-texts.ts";
import { PORTING_MAIL_KINDS, type PortingFacts, type PortingMailKind } from "./porting-types.ts";
import { greetingOf } from "./greeting.ts";

const facts: PortingFacts = {
  greeting: greetingOf("de", "Elif", true),
  club: "Fırtına Mobil",
  origin: "http://localhost:1967",
  hotline: { shortCode: "1967", freeNumber: "0800 1234567" },
  orderNumber: "TRB-7K3M-9QXD",
  orderId: "1",
  tariff: "Tribün M",
  monthly: "14,99 €",
  paid: "50,00 €",
  refund: "0,01 €",
  number: "0171 39200 33",
  donor: "AY YILDIZ",
  mnpType: "ASAP",
  date: "28.12.2026",
  cancelUntil: "24.12.2026",
  reason: "notReleased",
  correctUntil: "20.01.2027",
  sim: "esim",
  parcel: undefined,
  openingFee: "9,99 €",
  compensation: undefined,
  contract: "ended",
  keptUntil: "31.01.2027",
  ticket: "T-0123456789",
  jersey: undefined,
  business: false,
  earlyStart: true,
};
const said = (letter: Letter) => ({ subject: letter.subject, text: plainText(letter) });
const all = (f: PortingFacts) =>
  LANGUAGES.flatMap((language) =>
    PORTING_MAIL_KINDS.map((kind) => ({
      language,
      kind,
      mail: said(portingTexts(language).mail[kind](f)),
      sms: portingTexts(language).sms[kind]?.(f),
    })),
  );

describe.each(PORTING_REASONS)("%s", (reason) => {
  test.each(MNP_TYPES)("%s: every message is whole, whatever is known", (mnpType) => {
    for (const more of [
      {},
      { correctUntil: undefined },
      { sim: "physical" as const, parcel: "Mo – Di" },
      { refund: undefined },
      { paid: undefined },
      { compensation: "20,00 €", openingFee: undefined },
      { contract: "open" as const },
      { contract: "running" as const },
      { donor: undefined },
      { business: true },
      { jersey: { what: "Fan-Trikot Heim, gemustert, Größe L", price: "49,99 €", personalised: false } },
    ]) {
      for (const { mail, sms } of all({ ...facts, ...more, reason, mnpType })) {
        expect(`${mail.subject}${mail.text}${sms ?? ""}`).not.toMatch(/undefined|null|!|\{| {2}|\n{3}/);
        expect(mail.text).toContain("Fırtına Mobil");
        expect(mail.text.replaceAll(facts.hotline.freeNumber, "")).not.toContain("0800");
      }
    }
  });
});

test("a refusal offers both ways while one can be corrected, and one way afterwards", () => {
  for (const language of LANGUAGES) {
    const { declined } = portingTexts(language).mail;
    expect(plainText(declined(facts))).toContain("20.01.2027");
    expect(plainText(declined(facts)).match(/\n- /g)).toHaveLength(2);
    expect(plainText(declined({ ...facts, correctUntil: undefined })).match(/\n- /g)).toHaveLength(1);
  }
});

test("a provider that is none of the list is called what it is to the fan, never by the list's entry", () => {
  const of = (language: "de" | "tr", kind: PortingMailKind, more: Partial<PortingFacts> = {}) => {
    const { subject, text } = said(portingTexts(language).mail[kind]({ ...facts, donor: undefined, ...more }));
    return `${subject}\n${text}`;
  };
  expect(of("de", "requested")).toContain("fragen wir jetzt bei deinem bisherigen Anbieter an");
  expect(of("de", "requested")).toContain("muss dein bisheriger Anbieter die Nummer freigeben");
  expect(of("de", "scheduled")).toContain("\n\nDein bisheriger Anbieter hat zugestimmt");
  expect(of("de", "declined")).toMatch(/^Dein bisheriger Anbieter gibt deine Nummer noch nicht frei\n/);
  expect(of("de", "declined")).toContain("Sag deinem bisherigen Anbieter, dass");
  expect(of("de", "declined", { reason: "wrongProvider" })).toContain("Ohne den Namen deines Anbieters war deine Nummer nicht zu finden.");
  expect(of("de", "arrived")).toContain("- Zurück zu deinem bisherigen Anbieter oder");
  expect(of("tr", "requested")).toContain("şimdi eski operatörüne başvuruyoruz");
  expect(of("tr", "requested")).toContain("- Eski operatörünle sözleşmen olduğu gibi kalır");
  expect(of("tr", "requested", { mnpType: "VTEN" })).toContain("Numaran, eski operatörünle sözleşmen bittiğinde geçer.");
  expect(of("tr", "scheduled")).toContain("\n\nEski operatörün onay verdi");
  expect(of("tr", "cancelled")).toContain("numaran eski operatöründe kalıyor");
  expect(of("tr", "declined", { reason: "birthdayMismatch" })).toContain("Doğum tarihi eski operatörünle sözleşmendekiyle uyuşmuyor.");
  expect(of("tr", "declined")).toContain("Eski operatörüne numaranı erkenden taşımak istediğini bildir");
  expect(of("tr", "arrived")).toContain("- Eski operatörüne geri ya da");
});

test("what the law wants said is said: nothing before the switch, the old contract, 10 euro a day", () => {
  const wanted: Record<string, readonly string[]> = {
    requested: ["§ 59 TKG", "10 €", "AY YILDIZ", "9,99 €"],
    late: ["10 €"],
    arrived: ["§ 59 TKG", "31.01.2027", "T-0123456789"],
  };
  for (const { kind, mail } of all(facts)) {
    expect((wanted[kind] ?? []).filter((fact) => !mail.text.includes(fact))).toEqual([]);
  }
});
