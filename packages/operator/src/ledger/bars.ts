import { blockedServices } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { arrearsBlocks } from "../db/schema/billing.ts";

/** The services that the network must block on a line now because of arrears. Emergency calls always stay possible. */
export async function arrearsBars(db: Db, lineId: string, now: Date): Promise<{ readonly outgoing: boolean; readonly incoming: boolean }> {
  const [block] = await db
    .select({ blockedAt: arrearsBlocks.blockedAt })
    .from(arrearsBlocks)
    .where(and(eq(arrearsBlocks.lineId, lineId), isNull(arrearsBlocks.liftedAt)));
  return block ? blockedServices(block.blockedAt.getTime(), now.getTime()) : { outgoing: false, incoming: false };
}
