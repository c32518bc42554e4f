import { type EntryState, giveawayState, mailboxOf } from "@tribun/domain";
import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { sha256 } from "../../security/seal.ts";
import { giveawayEntries, type GiveawayEntryRow, type GiveawayRow, giveaways } from "../../db/schema/giveaways.ts";

/** A club's giveaway by key; undefined when there is none. */
export async function findGiveaway(db: Db, teamId: number, key: string): Promise<GiveawayRow | undefined> {
  const [row] = await db
    .select()
    .from(giveaways)
    .where(and(eq(giveaways.teamId, teamId), eq(giveaways.key, key)));
  return row;
}

/** A club's giveaway by key, locked so that it cannot be drawn before the transaction ends. */
export async function holdGiveaway(db: Db, teamId: number, key: string): Promise<GiveawayRow | undefined> {
  const [row] = await db
    .select()
    .from(giveaways)
    .where(and(eq(giveaways.teamId, teamId), eq(giveaways.key, key)))
    .for("share");
  return row;
}

/** State of a giveaway at a moment. */
export function stateOf(row: GiveawayRow, now: Date) {
  const { opensAt, closesAt, drawnAt } = row;
  return giveawayState({ opensAt: opensAt.getTime(), closesAt: closesAt.getTime(), drawnAt: drawnAt?.getTime() }, now.getTime());
}

/** States of entries that count. A mailbox has at most one of them per giveaway. */
const COUNTED: EntryState[] = ["confirmed", "won", "notWon"];

/** Hash that identifies a mailbox. */
export const mailboxHash = (email: string): string => sha256(mailboxOf(email));

/** The mailbox's entry that counts; undefined when there is none. */
export async function countedEntry(db: Db, { teamId, key }: GiveawayRow, mailbox: string): Promise<GiveawayEntryRow | undefined> {
  const here = and(eq(giveawayEntries.teamId, teamId), eq(giveawayEntries.giveawayKey, key), eq(giveawayEntries.mailbox, mailbox));
  const [entry] = await db
    .select()
    .from(giveawayEntries)
    .where(and(here, inArray(giveawayEntries.state, COUNTED)));
  return entry;
}

/** Entries of a giveaway in one state. */
export async function entriesOf(db: Db, row: GiveawayRow, state: GiveawayEntryRow["state"]): Promise<GiveawayEntryRow[]> {
  return db.select().from(giveawayEntries).where(inState(row, state));
}

/** Sorted ids of the entries that took part in the draw. */
export async function drawnIds(db: Db, row: GiveawayRow): Promise<string[]> {
  const drawn = or(inState(row, "won"), inState(row, "notWon"));
  const entries = await db.select({ id: giveawayEntries.id }).from(giveawayEntries).where(drawn);
  return entries.map(({ id }) => id).sort();
}

/** SQL condition for a giveaway's entries in one state. */
export function inState({ teamId, key }: GiveawayRow, state: GiveawayEntryRow["state"]): SQL | undefined {
  return and(eq(giveawayEntries.teamId, teamId), eq(giveawayEntries.giveawayKey, key), eq(giveawayEntries.state, state));
}
