import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { invitedFans } from "../../db/schema/games.ts";
import { allowances } from "../../db/schema/packs.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { fingerprint, fingerprints } from "../../security/iban.ts";
import { type Fan, type Keys, playerMarks, playerSealer, provenDigests, rememberPlays } from "../games/players.ts";

/** What a friend's own volume was given for. */
export const volumeOf = (friendId: string): string => `invited:${friendId}`;

const isKnown = async (db: Db, teamId: number, marks: readonly string[]): Promise<boolean> =>
  (await db.$count(invitedFans, and(eq(invitedFans.teamId, teamId), inArray(invitedFans.mark, [...marks])))) > 0;

/**
 * Keeps by what a friend whose coming is paid for is known again, as for players of a game (ADR 0036).
 * @returns false where this phone or mailbox was paid for before, also with an account that there is no more
 */
export async function isNewFriend(db: Db, keys: Keys, friend: Fan): Promise<boolean> {
  return !(await isKnown(db, friend.teamId, playerMarks(keys, friend))) && (await rememberFriend(db, keys, friend));
}

/** One that is being kept in another transaction is waited for. @returns false where one was kept meanwhile */
async function rememberFriend(db: Db, keys: Keys, { teamId, ...fan }: Fan): Promise<boolean> {
  let isNew = true;
  for (const digest of provenDigests({ teamId, ...fan })) {
    if (await isKnown(db, teamId, fingerprints(keys, digest))) continue;
    const row = { teamId, mark: fingerprint(keys, digest), digest: playerSealer(keys).seal(digest) };
    isNew &&= (await db.insert(invitedFans).values(row).onConflictDoNothing().returning({ mark: invitedFans.mark })).length > 0;
  }
  return isNew;
}

/**
 * What a fan has had once, turns at games and the volume of a friend, is kept by phone and mailbox: once the address is proven, and before
 * the account goes.
 */
export async function rememberFan(db: Db, keys: Keys, fan: Fan & Pick<UserRow, "id">): Promise<void> {
  await rememberPlays(db, keys, fan);
  if ((await db.$count(allowances, eq(allowances.sourceId, volumeOf(fan.id)))) > 0) await rememberFriend(db, keys, fan);
}
