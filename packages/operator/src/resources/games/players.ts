import { isPlayed, mailboxOf } from "@tribun/domain";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../db/database.ts";
import { gamePlayers, gamePlays } from "../../db/schema/games.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { fingerprint, fingerprints } from "../../security/iban.ts";
import { createSealer, type Sealer, sha256 } from "../../security/seal.ts";

export type Keys = Pick<Config, "dataKey"> & { readonly dataKeyPrevious: string | undefined };
export type Fan = Pick<UserRow, "teamId" | "phone" | "email" | "emailVerified">;

/** Encrypts what a player's mark is made of, so that a new DATA_KEY can make it anew. */
export const playerSealer = ({
  dataKey,
  dataKeyPrevious,
}: Pick<Config, "dataKey"> & { readonly dataKeyPrevious?: string | undefined }): Sealer => createSealer(dataKey, "player", dataKeyPrevious);

const phoneDigest = ({ phone }: Fan): string[] => (phone === null ? [] : [sha256(`player's phone ${phone}`)]);
const mailDigest = ({ email }: Fan): string => sha256(`player's mailbox ${mailboxOf(email)}`);

/** What is kept of a fan: the phone, and the mailbox where it is proven, as anybody may name somebody else's. */
export const provenDigests = (fan: Fan): string[] => [...phoneDigest(fan), ...(fan.emailVerified ? [mailDigest(fan)] : [])];

/** By what a fan would be known as a player. */
export const playerMarks = (keys: Keys, fan: Fan): string[] =>
  [...phoneDigest(fan), mailDigest(fan)].flatMap((digest) => fingerprints(keys, digest));

/**
 * Games that were played with this phone or mailbox, also by an account that there is no more: each fan plays once (1027), and a new
 * account makes nobody another fan.
 */
export async function playedGames(db: Db, keys: Keys, fan: Fan): Promise<ReadonlySet<string>> {
  const own = and(eq(gamePlayers.teamId, fan.teamId), inArray(gamePlayers.mark, playerMarks(keys, fan)));
  const found = await db.selectDistinct({ gameId: gamePlayers.gameId }).from(gamePlayers).where(own);
  return new Set(found.map(({ gameId }) => gameId));
}

/** Whether this game is one of them. */
export async function hasPlayed(db: Db, keys: Keys, gameId: string, fan: Fan): Promise<boolean> {
  return (await playedGames(db, keys, fan)).has(gameId);
}

/**
 * Keeps by what a player is known again. One that is being kept in another transaction is waited for.
 * @returns false where one of them was known before
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
 * The same for all that an account has played: once its address is proven, and before it goes, as phone and address may be others by
 * now, and old turns left none.
 */
export async function rememberPlays(db: Db, keys: Keys, fan: Fan & Pick<UserRow, "id">): Promise<void> {
  // In one order, so that two who write the same marks do not wait for each other.
  const plays = await db.select().from(gamePlays).where(eq(gamePlays.userId, fan.id)).orderBy(asc(gamePlays.gameId));
  for (const { gameId, state } of plays) if (isPlayed(state)) await rememberPlayer(db, keys, gameId, fan);
}
