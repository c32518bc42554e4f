import { type InvoiceEvent, nextInvoicePosition } from "@tribun/domain";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { invoiceEvents, type InvoiceItemRow, invoiceItems, type InvoiceRow, invoices } from "../db/schema/billing.ts";
import { Problem } from "../base/problem.ts";
import type { Owner } from "./owner.ts";
import { bookShare } from "./club-share/book.ts";
import { lockArrears } from "../ledger/arrears.ts";
import { touch } from "../base/touch.ts";

/** An own invoice. Another fan's invoice counts as missing. @throws Problem 1021 */
export async function ownInvoice(db: Db, id: string, owner: Owner, mode: "read" | "lock" = "read"): Promise<InvoiceRow> {
  if (mode === "lock") await lockArrears(db, owner.userId);
  const query = db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.teamId, owner.teamId), eq(invoices.userId, owner.userId)));
  const [row] = await (mode === "lock" ? query.for("update") : query);
  if (!row) throw Problem.invoiceNotFound();
  return row;
}

/**
 * Locks an invoice until the transaction ends, after the fan's arrears, so that the events of a fan's invoices happen one after the other.
 */
export async function lockInvoice(tx: Db, id: string): Promise<InvoiceRow | undefined> {
  const [owner] = await tx.select({ userId: invoices.userId }).from(invoices).where(eq(invoices.id, id));
  if (!owner) return undefined;
  await lockArrears(tx, owner.userId);
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for("update");
  return row;
}

/** The items of some invoices, in the order of each invoice. */
export async function itemsOf(db: Db, invoiceIds: readonly string[]): Promise<readonly InvoiceItemRow[]> {
  if (invoiceIds.length === 0) return [];
  return db
    .select()
    .from(invoiceItems)
    .where(inArray(invoiceItems.invoiceId, [...invoiceIds]))
    .orderBy(asc(invoiceItems.invoiceId), asc(invoiceItems.position));
}

type Changes = Partial<
  Pick<InvoiceRow, "paidAt" | "dueDate" | "warnedAt" | "disputedCents" | "disputeReason" | "disputedAt" | "creditedCents">
>;

/** Events that begin a dunning stage. The next step is counted from that moment. */
const STAGES: readonly InvoiceEvent[] = ["fallOverdue", "remind", "threatenBlock", "withdrawThreat", "block", "unblock", "rejectDispute"];

/**
 * Applies an event to an invoice: writes its state, version and history, books the club's share, and raises the fan's revision.
 * @throws Problem -1 with status 409 when the state does not allow the event, or when another transaction changed the invoice first
 */
export async function advanceInvoice(
  db: Db,
  invoice: InvoiceRow,
  event: InvoiceEvent,
  now: Date,
  changes: Changes = {},
  detail?: string,
): Promise<InvoiceRow> {
  const next = nextInvoicePosition(invoice, event);
  if (!next) throw Problem.failed({ status: 409, reason: `invoice.${invoice.state}` });
  const [row] = await db
    .update(invoices)
    .set({ ...changes, ...next, ...(STAGES.includes(event) && { stageAt: now }), version: invoice.version + 1 })
    .where(and(eq(invoices.id, invoice.id), eq(invoices.version, invoice.version)))
    .returning();
  if (!row) throw Problem.failed({ status: 409, reason: "invoice.stale" });
  await db
    .insert(invoiceEvents)
    .values({ invoiceId: invoice.id, event, fromState: invoice.state, toState: next.state, at: now, detail: detail ?? null });
  await bookShare(db, invoice, row, event, now);
  await touch(db, invoice.userId);
  return row;
}
