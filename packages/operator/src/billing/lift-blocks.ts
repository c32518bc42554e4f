import { mayThreatenBlock } from "@tribun/domain";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { arrearsBlocks, invoices } from "../db/schema/billing.ts";
import { lines } from "../db/schema/lines.ts";
import type { Deps } from "../kernel/deps.ts";
import { touch } from "../base/touch.ts";
import { arrearsOfFan } from "./arrears.ts";
import { barSim } from "./block-incoming.ts";
import { scheduleStep } from "./dunning.ts";
import { mailInvoice } from "./mail-job.ts";
import { advanceInvoice } from "./store.ts";

const HELD = ["blockThreatened", "blocked"] as const;

/**
 * Lifts blocks and withdraws threats as soon as payments, credits or objections bring the arrears below the legal threshold. Dunning of the
 * rest continues after the second reminder. Call it after anything that lowers a fan's arrears, with one of the fan's invoices locked by
 * `lockInvoice`.
 */
export async function liftBlocks(deps: Deps, db: Db, userId: string, now: Date): Promise<void> {
  if (mayThreatenBlock(await arrearsOfFan(db, userId, "stillOwed"))) return;
  await leaveHeldStages(deps, db, userId, now);
  const lifted = await db
    .update(arrearsBlocks)
    .set({ liftedAt: now })
    .where(and(eq(arrearsBlocks.userId, userId), isNull(arrearsBlocks.liftedAt)))
    .returning();
  let freed = 0;
  for (const { lineId } of lifted) {
    const [line] = await db
      .update(lines)
      .set({ state: "active" })
      .where(and(eq(lines.id, lineId), eq(lines.state, "blocked")))
      .returning();
    if (!line) continue;
    await barSim(deps, db, line, false);
    freed++;
  }
  // No mail where no line is free again, because none was blocked or each has ended since.
  if (freed === 0) return;
  await touch(db, userId);
  await mailUnblocked(deps, db, userId);
}

async function leaveHeldStages(deps: Deps, db: Db, userId: string, now: Date): Promise<void> {
  const held = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), inArray(invoices.state, [...HELD])))
    .for("update");
  for (const invoice of held) {
    const event = invoice.state === "blocked" ? "unblock" : "withdrawThreat";
    await scheduleStep(deps, db, await advanceInvoice(db, invoice, event, now));
  }
  // An invoice in collection or dispute must not return to a block that has ended.
  const away = await db
    .update(invoices)
    .set({ before: "reminder2", stageAt: now, version: sql`${invoices.version} + 1` })
    .where(and(eq(invoices.userId, userId), inArray(invoices.before, [...HELD])))
    .returning();
  for (const invoice of away) await scheduleStep(deps, db, { ...invoice, state: "reminder2" });
}

async function mailUnblocked(deps: Deps, db: Db, userId: string): Promise<void> {
  const [any] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.userId, userId)).limit(1);
  if (any) await deps.outbox.enqueue(db, mailInvoice, { invoiceId: any.id, kind: "unblocked" });
}
