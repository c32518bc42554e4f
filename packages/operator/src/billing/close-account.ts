import { germanDay, isPayableInvoice } from "@tribun/domain";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type InvoiceRow, invoices } from "../db/schema/billing.ts";
import { users } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { bookPaidOut } from "./club-share/book.ts";
import { type BilledContract, contractsOf, unbilledCharges } from "./entries.ts";
import { invoiceFacts } from "./facts.ts";
import { liftBlocks } from "./lift-blocks.ts";
import { mailInvoice } from "./mail-job.ts";
import { payOut } from "./pay-out.ts";
import { advanceInvoice } from "./store.ts";
import { lockArrears } from "../ledger/arrears.ts";
import { bySubjectToVat } from "../ledger/untaxed.ts";
import { writeInvoice } from "./write.ts";

/** Whether all contracts of a fan have ended. A pending line runs; one that never began ends without a `line_ends` row. */
export function haveEnded(contracts: readonly BilledContract[], now: Date): boolean {
  const today = germanDay(now.getTime());
  return contracts.every(({ line, end }) => (end === null ? line.state === "ended" : end.endsOn < today));
}

/**
 * Pays out what the operator owes a fan when all contracts have ended and no later bill can take the credit. Writes a credit note, settles
 * the open invoices that it covers in full, refunds the rest to the fan's payments, and pays what exceeds them to the fan's account. Does
 * nothing while a contract runs or a charge waits for its bill.
 */
export async function closeAccount(deps: Deps, db: Db, userId: string): Promise<void> {
  await lockArrears(db, userId);
  const now = deps.clock.now();
  // A line may have been opened since the bill.
  const contracts = await contractsOf(db, userId);
  if (!haveEnded(contracts, now)) return;
  const today = germanDay(now.getTime());
  const entries = await unbilledCharges(db, userId, today, "lock");
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user || entries.length === 0 || entries.some(({ grossCents }) => grossCents >= 0)) return;
  const lastDay =
    contracts
      .map(({ end }) => end?.endsOn ?? today)
      .toSorted()
      .at(-1) ?? today;
  const period = { from: lastDay, to: lastDay };
  const facts = await invoiceFacts(db, user, [], period, now);
  // Entries without VAT need their own credit note (BR-O-11 of EN 16931).
  const { taxed, untaxed } = bySubjectToVat(entries);
  for (const part of [taxed, untaxed]) {
    const key = `credit:${part[0]?.charges?.[0]?.id ?? userId}`;
    const note = part.length > 0 && (await writeInvoice(db, { user, kind: "credit", key, period, entries: part, facts, issuedAt: now }));
    if (note) await payOff(deps, db, note, now);
  }
}

async function payOff(deps: Deps, db: Db, note: InvoiceRow, now: Date): Promise<void> {
  await deps.outbox.enqueue(db, mailInvoice, { invoiceId: note.id, kind: "creditNote" });
  const leftCents = await setOff(deps, db, note, now);
  await bookPaidOut(db, note, leftCents, now);
  await payOut(deps, db, note, leftCents);
}

/** @returns the rest of the credit in cents */
async function setOff(deps: Deps, db: Db, note: InvoiceRow, now: Date): Promise<number> {
  let left = -note.grossCents;
  const open = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, note.userId), eq(invoices.kind, "period")))
    .orderBy(asc(invoices.periodTo))
    .for("update");
  for (const invoice of open) {
    const due = invoice.grossCents - invoice.creditedCents;
    if (!isPayableInvoice(invoice.state) || due > left) continue;
    await advanceInvoice(db, invoice, "credit", now, {}, note.number);
    await deps.outbox.enqueue(db, mailInvoice, { invoiceId: invoice.id, kind: "credited" });
    left -= due;
  }
  await liftBlocks(deps, db, note.userId, now);
  return left;
}
