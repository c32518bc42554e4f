import type { Language } from "@tribun/domain";
import { type Letter, withFoot } from "@tribun/mails";
import { clubOf } from "../../base/clubs/clubs.ts";
import type { Team } from "../../base/teams.ts";
import { ACCOUNT_MAILS } from "../../words/account-texts.ts";
import { ADVERTISING_TEXTS } from "../../words/advertising-texts.ts";
import { CARE_KINDS, careMail } from "../../words/care-texts.ts";
import { GIVEAWAY_MAILS } from "../../words/giveaway-texts.ts";
import { INVITATION_MAILS } from "../../words/invitation-texts.ts";
import { LEAD_MAILS } from "../../words/lead-texts.ts";
import { mailTexts } from "../../words/messages.ts";
import { PAYOUT_MAILS } from "../../words/payout-texts.ts";
import { REWARD_MAILS } from "../../words/reward-texts.ts";
import { deskMail, SUPPORT_MAILS } from "../../words/support-texts.ts";
import { SURVEY_MAILS } from "../../words/survey-texts.ts";
import { type Common, commonOf, named, type Samples, TOKEN } from "./common.ts";
import { contractSamples } from "./contract-samples.ts";
import { declarationSamples } from "./declaration-samples.ts";
import { invoiceSamples } from "./invoice-samples.ts";

/** Every kind of mail with the facts of a sample, by its name such as `invoice.overdue`; a kind with variants has one sample of each. */
export function samplesOf(team: Team, language: Language): ReadonlyMap<string, Letter> {
  const common = commonOf(team, language);
  return new Map([
    ...accountSamples(common, language),
    ...invoiceSamples(common, language),
    ...contractSamples(common, language),
    ...declarationSamples(team, common, language),
    ...serviceSamples(team, common, language),
    ...fanSamples(common, language),
  ]);
}

function accountSamples(common: Common, language: Language): Samples {
  const { greeting, club, origin, hotline, link, msisdn: phone, profile, day } = common;
  const mails = ACCOUNT_MAILS[language];
  const facts = { greeting, club, hotline };
  const undo = `${origin}/c/undo/${TOKEN}`;
  return named("account", {
    welcome: mailTexts(language).welcome({ greeting, club, address: origin, link }),
    confirmAddress: mails.confirmAddress({ ...facts, link }),
    confirmAdvertising: mails.confirmAdvertising({ ...facts, link }),
    advertising: withFoot(
      ADVERTISING_TEXTS[language].begins({ greeting, club }),
      ...ADVERTISING_TEXTS[language].foot({ club, link: `${origin}/c/unsubscribe/${TOKEN}` }),
    ),
    addressChanged: mails.addressChanged({ ...facts, link: undo }),
    phoneChanged: mails.phoneChanged({ ...facts, phone, link: undo }),
    phoneChangedUnproven: mails.phoneChanged({ ...facts, phone, link: undefined }),
    numberLeaves: mails.numberLeaves({ ...facts, phone, profile, day }),
    numberLeft: mails.numberLeft({ ...facts, phone, profile }),
    passkeyAdded: mails.passkeyAdded({ ...facts, name: "iPhone" }),
    passwordChanged: mailTexts(language).passwordChanged(facts),
    newPassword: mailTexts(language).newPassword({ ...facts, link: `${origin}/auth/forgot-password?resetToken=${TOKEN}` }),
    deleted: mails.deleted(facts),
  });
}

function serviceSamples(team: Team, common: Common, language: Language): Samples {
  const { greeting, club, hotline, time: receivedAt } = common;
  const ticket = "T-0A1B2C3D4E";
  const facts = { greeting, club, hotline, ticket, receivedAt };
  const about = (kind: string) => (kind.startsWith("refund") ? "14,99 €" : kind === "jersey" ? "TRB-7K3M-9QXD" : common.msisdn);
  const message = {
    de: "Ich habe seit heute Morgen kein Netz.\nAndere in Köln auch nicht.",
    tr: "Bu sabahtan beri şebeke yok.\nKöln’deki arkadaşlarımda da yok.",
  }[language];
  const answer = {
    de: "Der Mast in deiner Straße läuft wieder. Danke für deine Geduld.",
    tr: "Sokağındaki direk yeniden çalışıyor. Sabrın için teşekkürler.",
  }[language];
  const mails = SUPPORT_MAILS[language];
  const payout = { greeting, club, hotline, number: "R1-2026-000009", amount: "7,50 €", address: clubOf(team.id).provider.address };
  return [
    ...named("support", {
      received: mails.received({ ...facts, message, fault: false, ofLine: true }),
      faultReceived: mails.received({ ...facts, message, fault: true, ofLine: false }),
      faultOpen: mails.faultOpen({ ...facts, ofLine: true, outages: [{ place: "Köln", since: receivedAt, end: undefined }] }),
      faultClosed: mails.faultClosed({ ...facts, closedAt: receivedAt, answer, compensation: "10,00 €", toNobody: false }),
      answered: mails.answered({ ...facts, answer }),
      desk: deskMail({
        ticket,
        club,
        topic: "fault",
        name: "Elif Şahin",
        email: "elif@example.com",
        phone: "+491713920010",
        language,
        message,
      }),
    }),
    ...CARE_KINDS.map((kind) => [`care.${kind}`, careMail(language, kind, { ...facts, about: about(kind) })] as const),
    ...named("payout", {
      asked: PAYOUT_MAILS[language].asked({ ...payout, refused: false }),
      paid: PAYOUT_MAILS[language].paid({ ...payout, account: "DE89 •••• 3000" }),
    }),
    ["lead.received", LEAD_MAILS[language]({ club, hotline, leadId: "L-0A1B2C3D4E" })],
  ];
}

function fanSamples(common: Common, language: Language): Samples {
  const { club, origin, day } = common;
  const facts = {
    ...{
      ...common,
      title: { de: "Derby live", tr: "Derbi heyecanı" }[language],
      prize: { de: "Fan-Trikot Heim", tr: "İç saha forması" }[language],
    },
    ...{ drawDay: day, ticket: "L-4711", link: `${origin}/giveaway-result?token=${TOKEN}`, protocolLink: `${origin}/giveaway` },
    ...{ revokeLink: `${origin}/c/unsubscribe/${TOKEN}`, results: `${origin}/dashboard/rewards`, gb: 3, until: day },
    reward: { de: "2 GB für 7 Tage", tr: "7 gün için 2 GB" }[language],
  };
  const all = (group: string, mails: Readonly<Record<string, (given: typeof facts) => Letter>>) =>
    named(group, Object.fromEntries(Object.entries(mails).map(([kind, write]) => [kind, write(facts)])));
  return [
    ...all("giveaway", GIVEAWAY_MAILS[language]),
    ...all("invitation", INVITATION_MAILS[language]),
    ...all("reward", REWARD_MAILS[language]),
    ["survey.confirm", SURVEY_MAILS[language]({ club, link: `${origin}/c/survey/${TOKEN}` })],
  ];
}
