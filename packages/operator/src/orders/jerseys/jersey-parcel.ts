import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { parcels } from "../../db/schema/lines.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";

type ParcelRow = typeof parcels.$inferSelect;

/** The parcel of an order's jersey; undefined where none is sent. */
export async function jerseyParcel(db: Db, orderId: string): Promise<ParcelRow | undefined> {
  const [parcel] = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.orderId, orderId), eq(parcels.content, "jersey")));
  return parcel;
}

/**
 * Cancels the dispatch of a jersey. The caller must have locked the order.
 * @returns the parcel if it has already left; undefined where the fan gets none
 * @throws Problem -1 with status 502 while the dispatch partner is unreachable
 */
export async function stopJersey(deps: Deps, db: Db, orderId: string): Promise<ParcelRow | undefined> {
  const parcel = await jerseyParcel(db, orderId);
  if (!parcel) return undefined;
  const stopped = await deps.providers.merchandise.cancel(db, parcel.id).catch((cause: unknown) => {
    throw Problem.failed({ status: 502, reason: "merchandise", cause });
  });
  if (!stopped) return parcel;
  await db.delete(parcels).where(eq(parcels.id, parcel.id));
  return undefined;
}
