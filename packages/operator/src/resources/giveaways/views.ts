import type { Giveaway } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import type { GiveawayEntryRow, GiveawayRow } from "../../db/schema/giveaways.ts";
import { clubOf } from "../../seed/clubs.ts";
import { pictureOf } from "../art/picture.ts";
import { forClub, type Reader } from "../content/views.ts";
import { GIVEAWAY_MIN_AGE } from "./enter.ts";
import { stateOf } from "./store.ts";

/** A giveaway as the contract shows it. Winners are named by their number, and by initials where they agreed. */
export function giveawayView(row: GiveawayRow, { team, language }: Reader, winners: readonly GiveawayEntryRow[], now: Date): Giveaway {
  const { name, address, email } = clubOf(team.id).provider;
  return {
    key: row.key,
    state: stateOf(row, now),
    title: forClub(row.title[language], team),
    description: forClub(row.description[language], team),
    image: pictureOf(row.motif, team.id),
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    drawAt: row.drawAt.toISOString(),
    prizes: row.prizes.map((prize) => ({ ...prize, name: prize.name[language] })),
    organiser: { name, address, email },
    terms: forClub(row.terms[language], team),
    minAge: GIVEAWAY_MIN_AGE,
    consentText: forClub(row.consentText[language], team),
    consentTextVersion: row.consentTextVersion,
    ...(row.drawCommitment !== null &&
      row.drawCommittedAt && { commitment: { hash: row.drawCommitment, at: row.drawCommittedAt.toISOString() } }),
    ...protocol(row, winners, language),
  };
}

function protocol(row: GiveawayRow, winners: readonly GiveawayEntryRow[], language: Language): Pick<Giveaway, "draw"> {
  const { drawnAt, drawSeed, drawEntries, drawEntriesHash } = row;
  if (!drawnAt || drawSeed === null || drawEntries === null || drawEntriesHash === null) return {};
  const places = row.prizes.map(({ id }) => id);
  const named = winners
    // Always in one order: rows of the same prize come as the database likes.
    .toSorted((a, b) => places.indexOf(a.prizeId ?? "") - places.indexOf(b.prizeId ?? "") || (a.id < b.id ? -1 : 1))
    .map(({ id: entryId, prizeId, nameConsent, firstName, lastName }) => ({
      entryId,
      prizeId: prizeId ?? "",
      prize: row.prizes.find(({ id }) => id === prizeId)?.name[language] ?? "",
      ...(nameConsent && { name: `${initial(firstName)} ${initial(lastName)}` }),
    }));
  return {
    draw: { drawnAt: drawnAt.toISOString(), entries: drawEntries, entriesHash: drawEntriesHash, seed: drawSeed, winners: named },
  };
}

const initial = (name: string): string => `${[...name][0] ?? ""}.`;
