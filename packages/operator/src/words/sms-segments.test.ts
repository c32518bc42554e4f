import { LANGUAGES, PORTING_REASONS } from "@tribun/domain";
import { expect, test } from "vitest";
import { asSms, segmentsOf } from "../ports/sms-segments.ts";
import { SWAP_SMS } from "./swap-texts.ts";
import { LINE_SMS } from "../lines/usage/notice-texts.ts";
import { ACCOUNT_SMS } from "./account-texts.ts";
import { portingTexts } from "./porting-texts.ts";

// Facts of realistic length: a club name with a Turkish letter, links with the operator's signature.
const link = `https://isilti-mobil.example/c/undo/${"k".repeat(32)}`;
const club = "Işıltı Mobil";
const facts = { club, link, phone: "0171 39200 33", profile: "https://isilti-mobil.example/dashboard/account/profile" };
const pack = {
  club,
  tariff: "Serbest Forma XL",
  kbps: 64,
  name: "Derbi Yurt Dışı 24 h",
  amount: "59,50 €",
  day: "28.12.2026",
  span: "30 gün",
};
const porting = {
  club,
  origin: "https://isilti-mobil.example",
  orderId: "00000000-0000-4000-8000-000000000001",
  number: "0171 39200 33",
  date: "28.12.2026",
};
const hotline = { shortCode: "1967", freeNumber: "0800 2001967" };

test.each(LANGUAGES)("no SMS takes more than two segments (%s)", (language) => {
  const texts = [
    ...Object.values(ACCOUNT_SMS[language]).map((text) => text(facts)),
    ...Object.values(LINE_SMS[language]).map((text) => text(pack)),
    SWAP_SMS[language]({ club, hotline, link }),
    SWAP_SMS[language]({ club, hotline, link: undefined }),
    ...Object.values(portingTexts(language).sms).flatMap((text) =>
      PORTING_REASONS.flatMap((reason) => [undefined, "Telekom Prepaid"].map((donor) => text({ ...porting, reason, donor }))),
    ),
  ].map(asSms);
  expect(texts.filter((text) => segmentsOf(text) > 2).map((text) => [segmentsOf(text), text.length, text])).toEqual([]);
});
