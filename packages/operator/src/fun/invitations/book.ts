import { DAY_MS, INVITATION_DAYS, INVITATION_GB } from "@tribun/domain";
import { and, asc, eq, exists, lt, lte, notExists } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type InvitationBonusRow, invitationBonuses } from "../../db/schema/games.ts";
import { lines } from "../../db/schema/lines.ts";
import type { Deps } from "../../kernel/deps.ts";
import { defineRecurring } from "../../kernel/outbox/recurring.ts";
import { activeLine } from "../games/rewards.ts";
import { touch } from "../../base/touch.ts";
import { addBonus } from "../../lines/usage/bonus.ts";

const NAME = { de: "Freunde-Bonus", tr: "Arkadaş bonusu" };
const CHUNK = 200;

/** When the volume of an invitation ends that is booked now. */
export const invitationEnd = (deps: Deps): Date => new Date(deps.clock.nowMs() + INVITATION_DAYS * DAY_MS);

/** Adds an invitation's volume, GB, to a line. @returns false when this source was booked before */
export function giveVolume(deps: Deps, db: Db, lineId: string, sourceId: string, gb = INVITATION_GB): Promise<boolean> {
  return addBonus(deps, db, { lineId, gb, name: NAME, endsAt: invitationEnd(deps), sourceId });
}

/** Adds the volume for one invited friend to the inviter's line. @returns false when it was booked before */
export const giveInviter = (deps: Deps, db: Db, { id, gb }: Pick<InvitationBonusRow, "id" | "gb">, lineId: string): Promise<boolean> =>
  giveVolume(deps, db, lineId, `invitation:${id}`, gb);

/**
 * Books parked volume once the fan has an active line, and forfeits what was parked for 90 days, like the rewards of games (flows §4.6).
 */
export const bookParkedInvitations = defineRecurring("invitations.parked", { everyMinutes: 2 }, async ({ deps, db }) => {
  const { userId, parkedUntil, state } = invitationBonuses;
  const inTime = and(eq(lines.userId, userId), eq(lines.state, "active"), lt(lines.activatedAt, parkedUntil));
  const line = db.select({ id: lines.id }).from(lines).where(inTime);
  const parked = eq(state, "parked");
  const lapsed = await db
    .update(invitationBonuses)
    .set({ state: "forfeited" })
    .where(and(parked, lte(parkedUntil, deps.clock.now()), notExists(line)))
    .returning();
  for (const bonus of lapsed) await touch(db, bonus.userId);
  const waiting = await db
    .select()
    .from(invitationBonuses)
    .where(and(parked, exists(line)))
    .orderBy(asc(parkedUntil))
    .limit(CHUNK)
    .for("update");
  for (const bonus of waiting) {
    const lineId = await activeLine(db, bonus.userId);
    if (!lineId) continue;
    await giveInviter(deps, db, bonus, lineId);
    await db.update(invitationBonuses).set({ state: "booked", parkedUntil: null }).where(eq(invitationBonuses.id, bonus.id));
  }
});
