import type { Db } from "../db/database.ts";
import { clubShareBookings } from "../db/schema/billing.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";

/** Contributions to each club's cause, in cents, by bills from before these books; the demo fans came later. */
const CARRIED: Readonly<Record<number, number>> = { 1: 1_284_730, 2: 963_215, 3: 2_107_460 };
const CARRIED_AT = new Date("2026-08-31T21:59:59Z");

/** Books the earlier contributions, once for each club that shares. Sandbox only. */
export async function seedCarriedShares(db: Db): Promise<void> {
  const bookings = SEED_TEAMS.flatMap(({ id: teamId, share }) => {
    const amountCents = CARRIED[teamId];
    if (!share || amountCents === undefined) return [];
    const { basisPoints } = share;
    const netCents = Math.round((amountCents * 10_000) / basisPoints);
    return [{ teamId, kind: "carried" as const, basisPoints, netCents, amountCents, at: CARRIED_AT, source: `carried:${teamId}` }];
  });
  await db.insert(clubShareBookings).values(bookings).onConflictDoNothing({ target: clubShareBookings.source });
}
