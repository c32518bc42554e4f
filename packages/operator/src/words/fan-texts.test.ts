import { LANGUAGES } from "@tribun/domain";
import { plainText } from "@tribun/mails";
import { expect, test } from "vitest";
import { CARE_KINDS, careMail } from "./care-texts.ts";
import { GIVEAWAY_MAILS } from "./giveaway-texts.ts";
import { INVITATION_MAILS } from "./invitation-texts.ts";
import { REWARD_MAILS } from "./reward-texts.ts";
import { SUPPORT_MAILS } from "./support-texts.ts";
import { greetingOf } from "./greeting.ts";

const facts = {
  greeting: greetingOf("de", "Elif", true),
  club: "Club Mobil",
  hotline: { shortCode: "1900", freeNumber: "0800 1234567" },
  title: "Derby live",
  link: "https://club.example/confirm",
  revokeLink: "https://club.example/revoke",
  protocolLink: "https://club.example/protocol",
  drawDay: "15.09.2024",
  prize: "Trikot",
  ticket: "T-1",
  receivedAt: "heute",
  message: "Kein Netz",
  origin: "https://club.example",
  results: "https://club.example/dashboard/rewards",
  gb: 3,
  until: "3. Dezember 2026",
};

test.each(LANGUAGES)("every mail of the fan side names the club, is calm and has no gap, in %s", (language) => {
  const giveaway = GIVEAWAY_MAILS[language];
  const support = SUPPORT_MAILS[language];
  const mails = [
    ...Object.values(giveaway).map((write) => write(facts)),
    ...[true, false].flatMap((fault) => [true, false].map((ofLine) => support.received({ ...facts, fault, ofLine }))),
    ...[true, false].map((ofLine) => support.faultOpen({ ...facts, ofLine, outages: [] })),
    support.faultOpen({ ...facts, ofLine: true, outages: ["morgen", undefined].map((end) => ({ place: "Köln", since: "heute", end })) }),
    ...[true, false].map((toNobody) => support.faultClosed({ ...facts, closedAt: "heute", toNobody })),
    support.faultClosed({ ...facts, closedAt: "heute", toNobody: false, compensation: "20,00 €" }),
    ...Object.values(INVITATION_MAILS[language]).map((write) => write(facts)),
    ...Object.values(REWARD_MAILS[language]).map((write) => write({ ...facts, reward: "2 GB für 7 Tage" })),
    ...CARE_KINDS.map((kind) => careMail(language, kind, { ...facts, about: "0171 39200 10" })),
  ];
  for (const mail of mails) {
    const [subject, text] = [mail.subject, plainText(mail)];
    expect(`${subject}${text}`).not.toMatch(/undefined|null|\{|!|\[object/);
    expect(text.replaceAll(facts.hotline.freeNumber, "")).not.toContain("0800");
    expect(text).toContain("Club Mobil");
  }
});

test.each(LANGUAGES)("every mail about a giveaway but the first lets the consent be taken back, in %s (L29, L30)", (language) => {
  for (const [name, write] of Object.entries(GIVEAWAY_MAILS[language])) {
    expect(plainText(write(facts)).includes(facts.revokeLink), name).toBe(name !== "confirm");
  }
});
