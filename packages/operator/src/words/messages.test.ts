import { LANGUAGES, OTP_TYPES } from "@tribun/domain";
import { plainText } from "@tribun/mails";
import { expect, test } from "vitest";
import { germanTime, mailTexts, smsTexts } from "./messages.ts";
import { segmentsOf } from "../ports/sms-segments.ts";
import { greetingOf } from "./greeting.ts";

const receipt = {
  club: "Kanarya Mobil",
  hotline: { shortCode: "1907", freeNumber: "0800 1234567" },
  greeting: greetingOf("de", "Elif", true),
  receiptId: "W-1",
  receivedAt: "heute",
  name: "Elif",
  contract: "1",
  email: "e@example.com",
};

test.each(LANGUAGES)("a code is one segment, names the club first and is bound to its host (%s)", (language) => {
  for (const type of OTP_TYPES) {
    const text = smsTexts(language).code({ code: "123456", club: "Işıltı Mobil", type, host: "www.isilti-mobil.example" });
    expect(text).toMatch(/^Isilti Mobil: 123456/);
    expect(text.split("\n").at(-1)).toBe("@www.isilti-mobil.example #123456");
    expect(segmentsOf(text), text).toBe(1);
  }
});

test("every mail names the club, and leaves no gap where a fact is missing", () => {
  for (const language of LANGUAGES) {
    const texts = mailTexts(language);
    const mails = [
      texts.welcome({
        greeting: greetingOf("de", "Elif", true),
        club: receipt.club,
        address: "http://localhost:1907",
        link: "http://localhost:1907/auth/welcome?emailToken=t",
      }),
      texts.passwordChanged({ greeting: greetingOf("de", "Elif", true), club: receipt.club, hotline: receipt.hotline }),
      ...[undefined, "http://localhost:1907/confirm"].flatMap((confirmAt) => [
        texts.withdrawal({ ...receipt, confirmAt, part: "tariff" }),
        texts.withdrawal({ ...receipt, confirmAt, part: "jersey" }),
        texts.termination({ ...receipt, confirmAt, kind: "ordinary" }),
        texts.termination({ ...receipt, confirmAt, kind: "extraordinary", reason: "Umzug", date: "31.12.2026" }),
      ]),
    ];
    for (const mail of mails) {
      const [subject, text] = [mail.subject, plainText(mail)];
      expect(`${subject}${text}`).not.toMatch(/undefined|null|\{\{|!/);
      expect(text).toContain("Kanarya Mobil");
      expect(text.replaceAll(receipt.hotline.freeNumber, "")).not.toContain("0800");
    }
  }
});

test("times are Germany's, in summer and winter", () => {
  expect(germanTime(new Date("2026-07-01T10:00:00Z"), "de")).toContain("12:00:00");
  expect(germanTime(new Date("2026-12-01T10:00:00Z"), "tr")).toContain("11:00:00");
});
