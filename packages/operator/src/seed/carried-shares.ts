import type { Db } from "../db/database.ts";
import { clubShareBookings } from "../db/schema/billing.ts";
import { SEED_BRANDS } from "../base/clubs/brands.ts";

/** When the books began; contributions of bills from before are one sum, and the demo fans came later. */
const CARRIED_AT = new Date("2026-08-31T21:59:59Z");

/** Books the earlier contributions, once for each club that shares. Sandbox only. */
export async function seedCarriedShares(db: Db): Promise<void> {
  const bookings = SEED_BRANDS.flatMap(({ brand: { teamId, clubShare }, facts }) => {
    const amountCents = facts.sample.carriedShareCents;
    if (!clubShare || amountCents === undefined) return [];
    const { basisPoints } = clubShare;
    const netCents = Math.round((amountCents * 10_000) / basisPoints);
    return [{ teamId, kind: "carried" as const, basisPoints, netCents, amountCents, at: CARRIED_AT, source: `carried:${teamId}` }];
  });
  await db.insert(clubShareBookings).values(bookings).onConflictDoNothing({ target: clubShareBookings.source });
}
