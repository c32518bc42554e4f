import { type Language, ticketNumber } from "@tribun/domain";
import type { Letter } from "@tribun/mails";
import type { Db } from "../../db/database.ts";
import type { GiveawayEntryRow, GiveawayRow } from "../../db/schema/giveaways.ts";
import type { Deps } from "../../kernel/deps.ts";
import { GIVEAWAY_MAILS, type GiveawayMails } from "../../words/giveaway-texts.ts";
import { LOCALE } from "../../words/written.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { giveawayPaths } from "../../words/giveaway-paths.ts";
import type { Team } from "../../base/teams.ts";
import { unsubscribeUrl } from "../../reach/advertising/links.ts";
import { greetingOf } from "../../words/greeting.ts";

type Write = (texts: GiveawayMails, facts: Awaited<ReturnType<typeof factsOf>>) => Letter;

/** Mails an entrant in the entry's language, in the caller's transaction. */
export async function mailEntrant(deps: Deps, db: Db, giveaway: GiveawayRow, entry: GiveawayEntryRow, write: Write): Promise<void> {
  const team = deps.teams.get(entry.teamId);
  if (!team) return;
  const facts = await factsOf(deps, db, team, giveaway, entry);
  const text = write(GIVEAWAY_MAILS[entry.language], facts);
  // Before the consent is confirmed there is nothing to revoke: the mail that asks for it is no advertising.
  const wayOut = entry.consentConfirmedAt !== null && { unsubscribeUrl: facts.revokeLink };
  await deps.outbox.enqueue(db, sendMail, { teamId: entry.teamId, to: entry.email, letter: text, ...wayOut });
}

async function factsOf(deps: Deps, db: Db, team: Team, giveaway: GiveawayRow, entry: GiveawayEntryRow) {
  const { page, result } = giveawayPaths(giveaway.key);
  const at = (path: string, name: string, value: string) => `${team.origin}${path}?${new URLSearchParams({ [name]: value }).toString()}`;
  return {
    greeting: greetingOf(entry.language, entry.firstName, entry.state !== "pendingConfirmation"),
    club: team.name,
    hotline: team.hotline,
    title: giveaway.title[entry.language],
    prize: giveaway.prizes.find(({ id }) => id === entry.prizeId)?.name[entry.language] ?? "",
    ticket: ticketNumber(entry.id),
    drawDay: germanDate(giveaway.drawAt, entry.language),
    protocolLink: `${team.origin}${page}`,
    revokeLink: await unsubscribeUrl(deps, db, entry.teamId, { kind: "entry", id: entry.id }),
    confirmLink: (token: string) => at(result, "token", token),
  };
}

function germanDate(instant: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], { timeZone: "Europe/Berlin", dateStyle: "long" }).format(instant);
}
