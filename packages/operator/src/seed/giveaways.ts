import { createHash } from "node:crypto";
import { drawWinners } from "@tribun/domain";
import type { Db } from "../db/database.ts";
import { giveawayEntries, type GiveawayEntryRow, type GiveawayRow, giveaways } from "../db/schema/giveaways.ts";
import { sha256 } from "../security/seal.ts";
import { SEED_BRANDS } from "../base/clubs/brands.ts";
import { daysFrom } from "./content/media.ts";
import { GIVEAWAY_TEXTS, PRIZES } from "./giveaway-texts.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";
import { overwrite } from "./upsert.ts";

const PAST_KEY = "derbi-2024";
/** Dates of the 2024 draw from the specification. */
const PAST = {
  opensAt: new Date("2024-08-14T22:00:00Z"),
  closesAt: new Date("2024-09-14T22:00:00Z"),
  drawAt: new Date("2024-09-15T16:00:00Z"),
};

/** Giveaways of the sandbox. They promise prizes, so production has none until the club decides on one. */
export async function seedGiveaways(db: Db, now: Date): Promise<void> {
  const rows = SEED_TEAMS.flatMap(({ id }) => giveawayRows(id, now));
  await db
    .insert(giveaways)
    .values(rows)
    .onConflictDoUpdate({
      target: [giveaways.teamId, giveaways.key],
      set: overwrite(
        giveaways,
        "teamId",
        "key",
        "opensAt",
        "closesAt",
        "drawAt",
        "drawnAt",
        "drawSeed",
        "drawCommitment",
        "drawCommittedAt",
        "drawEntries",
        "drawSealedAt",
        "drawChain",
        "drawRound",
        "drawRandomness",
        "drawSignature",
        "drawEntriesHash",
      ),
    });
  await db
    .insert(giveawayEntries)
    .values(SEED_TEAMS.flatMap(({ id }) => pastEntries(id)))
    .onConflictDoNothing();
}

function giveawayRows(teamId: number, now: Date): GiveawayRow[] {
  const open = { opensAt: daysFrom(now, -10), closesAt: daysFrom(now, 30), drawAt: daysFrom(now, 33) };
  const derby = beforeDerby(teamId, now, open);
  const later = { opensAt: daysFrom(now, 45), closesAt: daysFrom(now, 75), drawAt: daysFrom(now, 78) };
  const laidDown = (key: string, at: Date) => {
    const drawSeed = seedOf(key, teamId);
    return { drawSeed, drawCommitment: sha256(drawSeed), drawCommittedAt: at };
  };
  const without = { drawSealedAt: null, drawChain: null, drawRound: null, drawRandomness: null, drawSignature: null };
  const undrawn = (key: string) => ({
    ...{ teamId, key, drawnAt: null, drawEntries: null, drawEntriesHash: null },
    ...without,
    ...laidDown(key, open.opensAt),
  });
  const ids = pastEntries(teamId).map(({ id }) => id);
  return [
    { ...undrawn("derbi"), ...GIVEAWAY_TEXTS.derbi, prizes: PRIZES, ...derby },
    { ...undrawn("ikinci-yari"), ...GIVEAWAY_TEXTS.secondHalf, prizes: PRIZES.slice(0, 2), ...later },
    {
      ...undrawn(PAST_KEY),
      ...GIVEAWAY_TEXTS.derbi2024,
      prizes: PRIZES,
      ...PAST,
      drawnAt: PAST.drawAt,
      ...laidDown(PAST_KEY, PAST.opensAt),
      // From before draws used a beacon's value; it stays unchanged.
      ...without,
      drawEntries: ids.length,
      drawEntriesHash: sha256(ids.toSorted().join("\n")),
    },
    ...(hasFanShop(teamId) ? [{ ...undrawn("fenerium"), ...GIVEAWAY_TEXTS.fanShop, prizes: PRIZES.slice(2), ...open }] : []),
  ];
}

const hasFanShop = (teamId: number) =>
  SEED_BRANDS.some(({ brand, facts }) => brand.teamId === teamId && facts.sample.giveaways.includes("fanShop"));

type Dates = Pick<GiveawayRow, "opensAt" | "closesAt" | "drawAt">;

/** Closes a week before the derby of the club's brand, so that the tickets can still be sent. */
function beforeDerby(teamId: number, now: Date, open: Dates): Dates {
  const events = SEED_BRANDS.find(({ brand }) => brand.teamId === teamId)?.brand.events ?? [];
  const derby = events.find(({ slug }) => slug === "derby");
  const closesAt = derby && daysFrom(new Date(derby.startsAt), -7);
  if (!closesAt || closesAt <= now || closesAt >= open.closesAt) return open;
  return { ...open, closesAt, drawAt: daysFrom(closesAt, 3) };
}

const NAMES = [
  "Emre Kaya",
  "Selin Öztürk",
  "Jonas Weber",
  "Ayşe Demir",
  "Mehmet Işık",
  "Lena Hoffmann",
  "Burak Çelik",
  "Derya Şen",
  "Tim Krüger",
  "Nur Aksoy",
  "İlker Güneş",
  "Sofia Lang",
];
/** Derives sandbox seeds from texts, so that the pages are the same each time; a giveaway in production gets a random one. */
const seedOf = (key: string, teamId: number): string =>
  createHash("sha256")
    .update(key === PAST_KEY ? `draw of 15.09.2024, club ${teamId}` : `draw of ${key}, club ${teamId}`)
    .digest("hex");

/** Invented entries of the past draw, with the winners of its published seed. */
function pastEntries(teamId: number): GiveawayEntryRow[] {
  const ids = NAMES.map((name) => uuidOf(`${teamId} ${name}`));
  const winners = new Map(drawWinners(seedOf(PAST_KEY, teamId), ids, PRIZES).map(({ entryId, prizeId }) => [entryId, prizeId]));
  return NAMES.map((name, index) => {
    const [firstName = "", lastName = ""] = name.split(" ");
    const id = ids[index] ?? "";
    return {
      id,
      teamId,
      giveawayKey: PAST_KEY,
      email: `fan-${index + 1}@example.com`,
      mailbox: sha256(`fan-${index + 1}@example.com`),
      firstName,
      lastName,
      phone: null,
      birthday: "1990-01-01",
      language: index % 2 ? "tr" : "de",
      state: winners.has(id) ? "won" : "notWon",
      prizeId: winners.get(id) ?? null,
      tokenHash: sha256(`seed ${id}`),
      tokenExpiresAt: PAST.closesAt,
      tokenUsedAt: PAST.opensAt,
      consentTextVersion: GIVEAWAY_TEXTS.derbi2024.consentTextVersion,
      nameConsent: index % 4 !== 3,
      consentAt: PAST.opensAt,
      consentConfirmedAt: PAST.opensAt,
      consentRevokedAt: null,
      createdAt: PAST.opensAt,
    };
  });
}

/** Derives a version 4 UUID from a text. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
