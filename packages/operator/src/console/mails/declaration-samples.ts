import type { Language } from "@tribun/domain";
import { withOther } from "@tribun/mails";
import { clubOf } from "../../base/clubs/clubs.ts";
import type { Team } from "../../base/teams.ts";
import { CONFIRM_MAILS, OTHER_LANGUAGE } from "../../words/confirm-texts.ts";
import { DECLARATION_MAILS } from "../../words/declaration-texts.ts";
import { greetingOf } from "../../words/greeting.ts";
import { mailTexts } from "../../words/messages.ts";
import { type Common, named, type Samples, TOKEN } from "./common.ts";

/** A sample of every mail about a withdrawal or a termination. */
export function declarationSamples(team: Team, common: Common, language: Language): Samples {
  const { name, address } = clubOf(team.id).provider;
  const contract = "TRB-7K3M-9QXD, Tribün M";
  const confirm = `${common.origin}/information/cancellation/confirm`;
  const receipt = { receiptId: "W-8H2K4M", receivedAt: common.time, contract };
  const money = { refund: "34,99 €", setOff: false };
  const returnTo = `${name}, ${address}`;
  const facts = {
    ...{ ...common, ...receipt, ...money, partners: ["0171 3920011, 9,99 €"], partnersUntil: common.day },
    ...{ used: "4,20 €", owed: "1,10 €", jerseyKept: true, sendBack: { to: returnTo, by: common.day }, arrived: true, returnTo },
    ...{ reason: "…", wanted: common.day, portUntil: common.day },
  };
  const receiptIn = (other: Language) => {
    const given = { ...facts, ...commonWords(other), receivedAt: common.time, name: "Elif Şahin", email: "elif@example.com" };
    return mailTexts(other).withdrawal({ ...given, part: "tariff", confirmAt: `${confirm}?receipt=W-8H2K4M` });
  };
  const askIn = (other: Language) =>
    CONFIRM_MAILS[other]({
      ...facts,
      ...commonWords(other),
      kind: "withdrawal",
      part: "tariff",
      wantedDate: null,
      link: `${confirm}?token=${TOKEN}`,
    });
  const { separator, language: second } = OTHER_LANGUAGE[language];
  return [
    ...named("declaration", {
      withdrawalReceived: language === "de" ? receiptIn("de") : withOther(receiptIn("tr"), separator, receiptIn("de")),
      terminationReceived: mailTexts(language).termination({
        ...{ ...facts, name: "Elif Şahin", email: "elif@example.com", kind: "ordinary", confirmAt: undefined, date: undefined },
        ...{ reason: undefined, endsOn: common.day },
      }),
      confirm: withOther(askIn(language), separator, askIn(second)),
    }),
    ...named("declaration", Object.fromEntries(Object.entries(DECLARATION_MAILS[language]).map(([kind, write]) => [kind, write(facts)]))),
  ];
}

const commonWords = (language: Language) => ({ greeting: greetingOf(language, "Elif", true) });
