import { type EntryState, giveawayState, mailboxOf } from "@tribun/domain";
import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { sha256 } from "../../security/seal.ts";
import { giveawayEntries, type GiveawayEntryRow, type GiveawayRow, giveaways } from "../../db/schema/giveaways.ts";

/** A club's giveaway by key. */
export async function findGiveaway(db: Db, teamId: number, key: string): Promise<GiveawayRow | undefined> {
  const [row] = await db
    .select()
    .from(giveaways)
    .where(and(eq(giveaways.teamId, teamId), eq(giveaways.key, key)));
  return row;
}

/** The same, kept from being drawn until the transaction ends. */
export async function holdGiveaway(db: Db, teamId: number, key: string): Promise<GiveawayRow | undefined> {
  const [row] = await db
    .select()
    .from(giveaways)
    .where(and(eq(giveaways.teamId, teamId), eq(giveaways.key, key)))
    .for("share");
  return row;
}

/** Where it stands at an instant. */
export function stateOf(row: GiveawayRow, now: Date) {
  const { opensAt, closesAt, drawnAt } = row;
  return giveawayState({ opensAt: opensAt.getTime(), closesAt: closesAt.getTime(), drawnAt: drawnAt?.getTime() }, now.getTime());
}

/** States of entries that count, of which a mailbox has one in each giveaway. */
const COUNTED: EntryState[] = ["confirmed", "won", "notWon"];

/** What tells mailboxes apart. */
export const mailboxHash = (email: string): string => sha256(mailboxOf(email));

/** The entry of a mailbox that counts. */
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

/** Ids of the entries that a draw was made of, sorted. */
export async function drawnIds(db: Db, row: GiveawayRow): Promise<string[]> {
  const drawn = or(inState(row, "won"), inState(row, "notWon"));
  const entries = await db.select({ id: giveawayEntries.id }).from(giveawayEntries).where(drawn);
  return entries.map(({ id }) => id).sort();
}

/** The condition for entries of a giveaway in one state. */
export function inState({ teamId, key }: GiveawayRow, state: GiveawayEntryRow["state"]): SQL | undefined {
  return and(eq(giveawayEntries.teamId, teamId), eq(giveawayEntries.giveawayKey, key), eq(giveawayEntries.state, state));
}
