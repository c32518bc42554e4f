import { isPlayed, mailboxOf } from "@tribun/domain";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Config } from "../../base/config/config.ts";
import type { Db } from "../../db/database.ts";
import { gamePlayers, gamePlays } from "../../db/schema/games.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { fingerprint, fingerprints } from "../../security/iban.ts";
import { createSealer, type Sealer, sha256 } from "../../security/seal.ts";

export type Keys = Pick<Config, "dataKey"> & { readonly dataKeyPrevious: string | undefined };
export type Fan = Pick<UserRow, "teamId" | "phone" | "email" | "emailVerified">;

/** Encrypts the digest behind a player's mark, so that the operator can recompute the marks for a new DATA_KEY. */
export const playerSealer = ({
  dataKey,
  dataKeyPrevious,
}: Pick<Config, "dataKey"> & { readonly dataKeyPrevious?: string | undefined }): Sealer => createSealer(dataKey, "player", dataKeyPrevious);

const phoneDigest = ({ phone }: Fan): string[] => (phone === null ? [] : [sha256(`player's phone ${phone}`)]);
const mailDigest = ({ email }: Fan): string => sha256(`player's mailbox ${mailboxOf(email)}`);

/** Digests that the operator keeps of a fan: the phone, and the mailbox once it is verified, because a fan can enter a foreign address. */
export const provenDigests = (fan: Fan): string[] => [...phoneDigest(fan), ...(fan.emailVerified ? [mailDigest(fan)] : [])];

/** Marks that identify a fan as a player, including the mailbox that is not verified yet. */
export const playerMarks = (keys: Keys, fan: Fan): string[] =>
  [...phoneDigest(fan), mailDigest(fan)].flatMap((digest) => fingerprints(keys, digest));

/**
 * Games played with this phone or mailbox, also by deleted accounts. Each fan plays a game once (1027), and a new account does not change
 * that.
 */
export async function playedGames(db: Db, keys: Keys, fan: Fan): Promise<ReadonlySet<string>> {
  const own = and(eq(gamePlayers.teamId, fan.teamId), inArray(gamePlayers.mark, playerMarks(keys, fan)));
  const found = await db.selectDistinct({ gameId: gamePlayers.gameId }).from(gamePlayers).where(own);
  return new Set(found.map(({ gameId }) => gameId));
}

/** Whether this fan has played this game, with any account. */
export async function hasPlayed(db: Db, keys: Keys, gameId: string, fan: Fan): Promise<boolean> {
  return (await playedGames(db, keys, fan)).has(gameId);
}

/**
 * Stores a player's marks for a game. It waits for a transaction that is storing the same mark.
 * @returns false when one of the marks was already stored
 */
export async function rememberPlayer(db: Db, keys: Keys, gameId: string, fan: Fan): Promise<boolean> {
  let isNew = true;
  for (const digest of provenDigests(fan)) {
    const known = and(eq(gamePlayers.gameId, gameId), eq(gamePlayers.teamId, fan.teamId));
    const marks = inArray(gamePlayers.mark, fingerprints(keys, digest));
    if ((await db.$count(gamePlayers, and(known, marks))) > 0) {
      isNew = false;
      continue;
    }
    const row = { gameId, teamId: fan.teamId, mark: fingerprint(keys, digest), digest: playerSealer(keys).seal(digest) };
    const kept = await db.insert(gamePlayers).values(row).onConflictDoNothing().returning({ mark: gamePlayers.mark });
    isNew &&= kept.length > 0;
  }
  return isNew;
}

/**
 * Stores the marks of every game that an account has played. Called once its address is verified and before its deletion, because phone and
 * address may have changed since a turn, and old turns stored no marks.
 */
export async function rememberPlays(db: Db, keys: Keys, fan: Fan & Pick<UserRow, "id">): Promise<void> {
  // A fixed order, so that two transactions with the same marks cannot deadlock.
  const plays = await db.select().from(gamePlays).where(eq(gamePlays.userId, fan.id)).orderBy(asc(gamePlays.gameId));
  for (const { gameId, state } of plays) if (isPlayed(state)) await rememberPlayer(db, keys, gameId, fan);
}
