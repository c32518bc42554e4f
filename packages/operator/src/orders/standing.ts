import type { Standing } from "@tribun/api-client/contract";
import { DAY_MS, OPEN_ORDER_STATES } from "@tribun/domain";
import { and, count, desc, eq, gt, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { lines } from "../db/schema/lines.ts";
import { orders } from "../db/schema/orders.ts";
import type { UserRow } from "../db/schema/users.ts";

/** Days after the line's start during which an unused card counts as on its way. */
const CARD_FOLLOWED_DAYS = 21;

/** SQL condition for orders that the fan's account shows: unfinished ones, and those with a posted card. */
export function ordersToTell(userId: string, now: Date): SQL | undefined {
  const followed = new Date(now.getTime() - CARD_FOLLOWED_DAYS * DAY_MS);
  const cardPosted = and(eq(orders.state, "active"), eq(orders.simType, "physical"), gt(orders.activatedAt, followed));
  return and(eq(orders.userId, userId), or(inArray(orders.state, [...OPEN_ORDER_STATES]), cardPosted));
}

/** The figures that the app polls for changes (flows §4.7). */
export async function standingOf(db: Db, fan: UserRow, now: Date): Promise<Standing> {
  const toTell = await db
    .select({ state: orders.state, total: count() })
    .from(orders)
    .where(ordersToTell(fan.id, now))
    .groupBy(orders.state);
  const pending = toTell.filter(({ state }) => OPEN_ORDER_STATES.some((each) => each === state));
  const [latest] = await db
    .select({ at: lines.activatedAt })
    .from(lines)
    .where(and(eq(lines.userId, fan.id), isNotNull(lines.activatedAt)))
    .orderBy(desc(lines.activatedAt))
    .limit(1);
  return {
    // `profileVersion` counts the fan's own edits separately, to detect edits on two devices. Both numbers only grow.
    revision: fan.revision + fan.profileVersion,
    pendingOrders: pending.reduce((sum, { total }) => sum + total, 0),
    hasOrders: toTell.length > 0,
    ...(latest?.at && { activatedAt: latest.at.toISOString() }),
  };
}
