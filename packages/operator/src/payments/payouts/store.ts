import { type PayoutEvent, payoutTransition } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type PayoutRow, payouts } from "../../db/schema/payments.ts";
import { Problem } from "../../base/problem.ts";

type Changes = Partial<Pick<PayoutRow, "ibanSealed" | "holder" | "reason" | "proof" | "paidAt">>;

/** A payout, optionally only of one club, locked until the transaction ends so that it is sent once. */
export async function lockPayout(db: Db, id: string, teamId?: number): Promise<PayoutRow | undefined> {
  const ofClub = teamId === undefined ? undefined : eq(payouts.teamId, teamId);
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, id), ofClub))
    .for("update");
  return row;
}

/**
 * Applies an event to a payout.
 * @throws Problem -1 with status 409 when its state does not allow the event; nothing has changed then
 */
export async function movePayout(db: Db, row: PayoutRow, event: PayoutEvent, changes: Changes = {}): Promise<PayoutRow> {
  const state = payoutTransition(row.state, event);
  if (state === undefined) throw Problem.failed({ status: 409, reason: `payout.${row.state}` });
  const [moved] = await db
    .update(payouts)
    .set({ ...changes, state })
    .where(and(eq(payouts.id, row.id), eq(payouts.state, row.state)))
    .returning();
  if (!moved) throw Problem.failed({ status: 409, reason: "payout.stale" });
  return moved;
}
