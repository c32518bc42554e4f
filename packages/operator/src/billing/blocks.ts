import { randomUUID } from "node:crypto";
import { ARREARS_STATES, incomingBlockAt } from "@tribun/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { arrearsBlocks, invoiceItems, invoices } from "../db/schema/billing.ts";
import { lines } from "../db/schema/lines.ts";
import type { Deps } from "../kernel/deps.ts";
import { touch } from "../base/touch.ts";
import { configureLine } from "../lines/sims/network.ts";
import { blockIncoming } from "./block-incoming.ts";

/** The active lines that a fan's arrears are about. Excludes lines that are already blocked or have ended. */
export function linesToBlock(db: Db, userId: string): Promise<readonly { readonly id: string }[]> {
  return db
    .selectDistinct({ id: lines.id })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(lines, eq(lines.id, invoiceItems.lineId))
    .where(and(eq(invoices.userId, userId), inArray(invoices.state, [...ARREARS_STATES]), eq(lines.state, "active")));
}

/**
 * Blocks only the lines that a fan's arrears are about (§ 61(5) TKG): outgoing use now, incoming calls a week later. Emergency calls stay
 * possible. The caller has checked `mayBlock`. Skips lines that are already blocked.
 */
export async function blockLines(deps: Deps, db: Db, userId: string, now: Date): Promise<void> {
  const owing = await linesToBlock(db, userId);
  for (const { id: lineId } of owing) {
    const [block] = await db
      .insert(arrearsBlocks)
      .values({ id: randomUUID(), lineId, userId, blockedAt: now })
      .onConflictDoNothing()
      .returning({ id: arrearsBlocks.id });
    if (!block) continue;
    await db.update(lines).set({ state: "blocked" }).where(eq(lines.id, lineId));
    await configureLine(deps, db, lineId);
    await deps.outbox.enqueue(db, blockIncoming, { blockId: block.id }, { dueAt: new Date(incomingBlockAt(now.getTime())) });
  }
  if (owing.length > 0) await touch(db, userId);
}
