import { isFinal, isPayable, maskIccid, normaliseIccid } from "@tribun/domain";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type OrderRow, orders } from "../../db/schema/orders.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { Problem } from "../../base/problem.ts";
import { paymentHoldEnd } from "../../orders/number-hold.ts";
import { lockPayableOrders } from "../../orders/replaced.ts";
import { checkSimCard } from "./check.ts";

type Wish = { readonly simType: "esim" | "physical"; readonly simIccid?: string | undefined };

/**
 * The card from a shop for an order, digits only; null for an order without one. The platform decides which cards are in shops; two orders
 * cannot use the same card.
 * @throws Problem 400 beside an eSIM, 1110 for a card that is invalid, unknown, void, in use or reserved by another order, 502 when the
 * platform does not answer
 */
export async function shopCardOf(deps: Deps, db: Db, { simType, simIccid }: Wish, user: UserRow): Promise<string | null> {
  if (simIccid === undefined) return null;
  if (simType !== "physical") throw validationProblem([{ field: "simIccid", rule: "iccid.required" }]);
  const iccid = normaliseIccid(simIccid);
  const card = await checkSimCard(deps, db, iccid, user);
  if (card.simType !== "physical" || !card.activatable || card.msisdn !== undefined) throw Problem.simInvalid({ reason: "taken" });
  // Until the order is written, no other request may check this card.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`shop-card:${iccid}`}))`);
  // An order that loses the card must not be paid meanwhile.
  await lockPayableOrders(db, user.id, iccid);
  const others = await db.select().from(orders).where(eq(orders.simIccid, iccid));
  const now = deps.clock.now();
  if (others.some((other) => !isFinal(other.state) && !givesWay(other, user.id, now))) throw Problem.simInvalid({ reason: "taken" });
  return iccid;
}

/**
 * Whether an unpaid order loses its card to the next order (`replaceOrders`): the fan's own at once, from any cart; another fan's when its
 * first payment hold ends, even if its payment is reopened. An order costs nothing, and each card exists only once.
 */
function givesWay({ state, userId, createdAt }: OrderRow, fanId: string, now: Date): boolean {
  return isPayable(state) && (userId === fanId || paymentHoldEnd(createdAt) <= now);
}

/** The view of an order's card from a shop, for its owner. */
export function shopCardView(iccid: string, inUse: boolean): { readonly iccidMasked: string; readonly inUse: boolean } {
  return { iccidMasked: maskIccid(iccid), inUse };
}
