import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { invitedFans } from "../../db/schema/games.ts";
import { allowances } from "../../db/schema/packs.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { fingerprint, fingerprints } from "../../security/iban.ts";
import { type Fan, type Keys, playerMarks, playerSealer, provenDigests, rememberPlays } from "../games/players.ts";

/** Source id of the volume that a friend gets. */
export const volumeOf = (friendId: string): string => `invited:${friendId}`;

const isKnown = async (db: Db, teamId: number, marks: readonly string[]): Promise<boolean> =>
  (await db.$count(invitedFans, and(eq(invitedFans.teamId, teamId), inArray(invitedFans.mark, [...marks])))) > 0;

/**
 * Stores marks of a friend whose invitation is rewarded, like those of players (ADR 0036).
 * @returns false when this phone or mailbox was rewarded before, also with a deleted account
 */
export async function isNewFriend(db: Db, keys: Keys, friend: Fan): Promise<boolean> {
  return !(await isKnown(db, friend.teamId, playerMarks(keys, friend))) && (await rememberFriend(db, keys, friend));
}

/** Waits for a transaction that is storing the same mark. @returns false when the other transaction stored it first */
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
 * Stores the marks for what each fan gets only once, turns at games and the friend's volume. Called once the address is verified and before
 * the account is deleted.
 */
export async function rememberFan(db: Db, keys: Keys, fan: Fan & Pick<UserRow, "id">): Promise<void> {
  await rememberPlays(db, keys, fan);
  if ((await db.$count(allowances, eq(allowances.sourceId, volumeOf(fan.id)))) > 0) await rememberFriend(db, keys, fan);
}
