import { randomUUID } from "node:crypto";
import { ARREARS_STATES, incomingBlockAt, mayThreatenBlock } from "@tribun/domain";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { arrearsBlocks, invoiceItems, invoices } from "../../db/schema/billing.ts";
import { lines } from "../../db/schema/lines.ts";
import type { Deps } from "../../deps.ts";
import { touch } from "../orders/store.ts";
import { configureLine } from "../sims/network.ts";
import { arrearsOfFan } from "./arrears.ts";
import { barSim, blockIncoming } from "./block-incoming.ts";
import { mailInvoice } from "./mail-job.ts";
import { advanceInvoice } from "./store.ts";

/**
 * Blocks the lines that a fan's arrears are about, and no other (§ 61(5) TKG): outgoing use now, incoming calls a week later.
 * Emergency calls stay. The caller has checked `mayBlock`. A line that is blocked already is left as it is.
 */
export async function blockLines(deps: Deps, db: Db, userId: string, now: Date): Promise<void> {
  const owing = await db
    .selectDistinct({ id: lines.id })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(lines, eq(lines.id, invoiceItems.lineId))
    .where(and(eq(invoices.userId, userId), inArray(invoices.state, [...ARREARS_STATES]), eq(lines.state, "active")));
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

/**
 * Ends blocks and threats as soon as their reason is gone: paid, credited or disputed down to less than the law asks for.
 * Call it after anything that lowers a fan's arrears.
 */
export async function liftBlocks(deps: Deps, db: Db, userId: string, now: Date): Promise<void> {
  if (mayThreatenBlock(await arrearsOfFan(db, userId))) return;
  const held = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), inArray(invoices.state, ["blockThreatened", "blocked"])))
    .for("update");
  for (const invoice of held) await advanceInvoice(db, invoice, invoice.state === "blocked" ? "unblock" : "withdrawThreat", now);
  const lifted = await db
    .update(arrearsBlocks)
    .set({ liftedAt: now })
    .where(and(eq(arrearsBlocks.userId, userId), isNull(arrearsBlocks.liftedAt)))
    .returning();
  for (const { lineId } of lifted) {
    const [line] = await db
      .update(lines)
      .set({ state: "active" })
      .where(and(eq(lines.id, lineId), eq(lines.state, "blocked")))
      .returning();
    if (line) await barSim(deps, db, line, false);
  }
  if (lifted.length === 0) return;
  await touch(db, userId);
  await mailUnblocked(deps, db, userId);
}

async function mailUnblocked(deps: Deps, db: Db, userId: string): Promise<void> {
  const [any] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.userId, userId)).limit(1);
  if (any) await deps.outbox.enqueue(db, mailInvoice, { invoiceId: any.id, kind: "unblocked" });
}
