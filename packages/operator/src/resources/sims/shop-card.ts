import { isFinal, isPayable, maskIccid, normaliseIccid } from "@tribun/domain";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type OrderRow, orders } from "../../db/schema/orders.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { validationProblem } from "../../http/field-errors.ts";
import { Problem } from "../../http/problem.ts";
import { paymentHoldEnd } from "../orders/number-hold.ts";
import { lockPayableOrders } from "../orders/replaced.ts";
import { checkSimCard } from "./check.ts";

type Wish = { readonly simType: "esim" | "physical"; readonly simIccid?: string | undefined };

/**
 * The card from a shop that an order is to start on, as digits alone; null for an order without one. The platform has the last word
 * on what lies in a shop; two orders cannot start on the same card.
 * @throws Problem 400 beside an eSIM, 1110 for a card that is none, unknown, void, in use or promised to another order, 502 where the platform is silent
 */
export async function shopCardOf(deps: Deps, db: Db, { simType, simIccid }: Wish, user: UserRow): Promise<string | null> {
  if (simIccid === undefined) return null;
  if (simType !== "physical") throw validationProblem([{ field: "simIccid", rule: "iccid.required" }]);
  const iccid = normaliseIccid(simIccid);
  const card = await checkSimCard(deps, db, iccid, user);
  if (card.simType !== "physical" || !card.activatable || card.msisdn !== undefined) throw new Problem("1110", { reason: "taken" });
  // Until the order is written, nobody else may ask about this card.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`shop-card:${iccid}`}))`);
  // Nor may one that gives way be paid meanwhile.
  await lockPayableOrders(db, user.id, iccid);
  const others = await db.select().from(orders).where(eq(orders.simIccid, iccid));
  const now = deps.clock.now();
  if (others.some((other) => !isFinal(other.state) && !givesWay(other, user.id, now))) throw new Problem("1110", { reason: "taken" });
  return iccid;
}

/**
 * What was never paid gives its card to the next order and ends (`replaceOrders`): an own one at once, whatever cart it is of, somebody
 * else's as soon as it would lose its number, however often its payment is opened again: an order costs nothing, a card is one of a kind.
 */
function givesWay({ state, userId, createdAt }: OrderRow, fanId: string, now: Date): boolean {
  return isPayable(state) && (userId === fanId || paymentHoldEnd(createdAt) <= now);
}

/** What the owner of an order reads of its card from a shop. */
export function shopCardView(iccid: string, inUse: boolean): { readonly iccidMasked: string; readonly inUse: boolean } {
  return { iccidMasked: maskIccid(iccid), inUse };
}
