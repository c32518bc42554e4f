import type { Giveaway } from "@tribun/api-client/contract";
import { type BeaconChain, beaconChain, type Language, outsideRound, roundTime, roundUrl, unbroken } from "@tribun/domain";
import type { GiveawayEntryRow, GiveawayRow } from "../../db/schema/giveaways.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import { pictureOf } from "../../http/art/picture.ts";
import { forClub, type Reader } from "../../content/views.ts";
import { GIVEAWAY_MIN_AGE } from "./enter.ts";
import { stateOf } from "./store.ts";

/** The reader, and the beacon chain for draws to come. */
type Seen = Reader & { readonly chain: BeaconChain };

/** The contract's view of a giveaway. It names winners by entry id, and by initials where they agreed. */
export function giveawayView(row: GiveawayRow, { team, language, chain }: Seen, winners: readonly GiveawayEntryRow[], now: Date): Giveaway {
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
    prizes: row.prizes.map((prize) => ({ ...prize, name: forClub(prize.name[language], team) })),
    organiser: { name, address, email },
    terms: forClub(row.terms[language], team),
    minAge: GIVEAWAY_MIN_AGE,
    consentText: forClub(row.consentText[language], team),
    consentTextVersion: row.consentTextVersion,
    ...(row.drawCommitment !== null &&
      row.drawCommittedAt && { commitment: { hash: row.drawCommitment, at: row.drawCommittedAt.toISOString() } }),
    ...beforeDraw(row, chain),
    ...protocol(row, winners, language),
  };
}

/** What is public before the draw: the beacon round that the draw will use, and the hash of the closed list. */
function beforeDraw(row: GiveawayRow, coming: BeaconChain): Pick<Giveaway, "outside" | "sealed"> {
  const { drawAt, drawnAt, drawSealedAt, drawChain, drawRound, drawEntries, drawEntriesHash } = row;
  const chain = drawChain === null ? coming : beaconChain(drawChain);
  // Old draws, from before the beacon was introduced, used no round.
  if (!chain || (drawnAt && !drawSealedAt)) return {};
  const round = drawRound ?? outsideRound(chain, drawAt.getTime());
  const url = roundUrl(chain, round);
  return {
    outside: {
      ...{ chain: chain.id, round, at: new Date(roundTime(chain, round)).toISOString(), source: chain.source },
      ...(url !== undefined && { url }),
    },
    ...(drawSealedAt &&
      drawEntriesHash !== null && { sealed: { at: drawSealedAt.toISOString(), entries: drawEntries ?? 0, entriesHash: drawEntriesHash } }),
  };
}

function protocol(row: GiveawayRow, winners: readonly GiveawayEntryRow[], language: Language): Pick<Giveaway, "draw"> {
  const { drawnAt, drawSeed, drawEntries, drawEntriesHash, drawRandomness, drawSignature } = row;
  if (!drawnAt || drawSeed === null || drawEntries === null || drawEntriesHash === null) return {};
  const places = row.prizes.map(({ id }) => id);
  const named = winners
    // A fixed order, because the database returns rows of the same prize in any order.
    .toSorted((a, b) => places.indexOf(a.prizeId ?? "") - places.indexOf(b.prizeId ?? "") || (a.id < b.id ? -1 : 1))
    .map(({ id: entryId, prizeId, nameConsent, firstName, lastName }) => ({
      entryId,
      prizeId: prizeId ?? "",
      prize: unbroken(row.prizes.find(({ id }) => id === prizeId)?.name[language] ?? ""),
      ...(nameConsent && { name: `${initial(firstName)} ${initial(lastName)}` }),
    }));
  const value = drawRandomness !== null && drawSignature !== null && { randomness: drawRandomness, signature: drawSignature };
  return {
    draw: {
      ...{ drawnAt: drawnAt.toISOString(), entries: drawEntries, entriesHash: drawEntriesHash, seed: drawSeed },
      ...(value && { value }),
      winners: named,
    },
  };
}

const initial = (name: string): string => `${[...name][0] ?? ""}.`;
