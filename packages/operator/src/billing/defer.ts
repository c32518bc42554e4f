import { type DeferralDays, deferredUntil, germanDay, mayDefer } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type InvoiceRow, invoices } from "../db/schema/billing.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { touch } from "../base/touch.ts";
import { mailInvoice } from "./mail-job.ts";
import { ownInvoice } from "./store.ts";
import type { Owner } from "./owner.ts";

/**
 * Gives a fan more time to pay an overdue bill, at once and without a reason. Dunning pauses until the new day, and a mail confirms it.
 * @throws Problem 1021 for an invoice of another fan, -1 with status 409 for one that is not late, has led to a block, or was deferred
 * before
 */
export async function deferInvoice(deps: Deps, db: Db, id: string, owner: Owner, days: DeferralDays): Promise<InvoiceRow> {
  const invoice = await ownInvoice(db, id, owner, "lock");
  if (!mayDefer(invoice)) throw Problem.failed({ status: 409, reason: "invoice.notDeferrable" });
  const until = deferredUntil(germanDay(deps.clock.nowMs()), days);
  const set = { deferredUntil: until, version: invoice.version + 1 };
  const [deferred] = await db.update(invoices).set(set).where(eq(invoices.id, id)).returning();
  if (!deferred) throw new Error("invoice was not written");
  await touch(db, owner.userId);
  await deps.outbox.enqueue(db, mailInvoice, { invoiceId: id, kind: "deferred" });
  return deferred;
}
