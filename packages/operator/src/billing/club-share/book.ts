import { clubShareBase, clubShareChange, clubShareOf, germanDay, type InvoiceEvent, isInvoicePaid, taxed } from "@tribun/domain";
import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { clubShareBookings, invoiceItems, type InvoiceRow, invoices, type ShareBooking } from "../../db/schema/billing.ts";
import { creditedByNotes } from "../../ledger/objection-credit.ts";
import { bySubjectToVat } from "../../ledger/untaxed.ts";
import { givenBackOfBills } from "./given-back.ts";
import { promiseOf } from "./promise.ts";
import { ownShareCents } from "./totals.ts";

/**
 * Books the change of the club's share after an event of a bill. Runs in the event's transaction, which has locked the bill's row. It
 * adjusts the bill's bookings to the sum they should have, so that a returned payment removes every cent and a repeated event books
 * nothing. The rate of the first booking stays the bill's rate. Receipts have no share, because the promise covers monthly bills. A bill
 * that was paid before the bookings began gets a share only when it is paid again.
 *
 * Credited sums come from the credit notes: the bill's own sum also changes when a bank takes a payment back.
 */
export async function bookShare(db: Db, before: InvoiceRow, after: InvoiceRow, event: InvoiceEvent, at: Date): Promise<void> {
  const paid = isInvoicePaid(after);
  if (after.kind !== "period" || (!paid && !isInvoicePaid(before))) return;
  const booked = await db
    .select()
    .from(clubShareBookings)
    .where(eq(clubShareBookings.invoiceId, after.id))
    .orderBy(asc(clubShareBookings.id));
  if (booked.length === 0 && isInvoicePaid(before)) return;
  const basisPoints = booked[0]?.basisPoints ?? promisedFor(after);
  if (basisPoints === undefined) return;
  const items = await db.select().from(invoiceItems).where(eq(invoiceItems.invoiceId, after.id));
  const creditedCents = await creditedByNotes(db, { invoiceId: after.id });
  const netCents = paid ? clubShareBase({ ...after, creditedCents, taxedItems: bySubjectToVat(items).taxed }) : 0;
  const bookedCents = booked.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const amountCents = clubShareChange({ bookedCents, paid, netCents, basisPoints });
  const kind = amountCents > 0 ? "paid" : event === "returnDebit" ? "returned" : "credited";
  const source = `invoice:${after.id}:${after.version}`;
  await book(db, { teamId: after.teamId, invoiceId: after.id, kind, basisPoints, netCents, amountCents, at, source });
}

/**
 * Books back the share of what a credit note at the end of all contracts pays out of monthly bills. Packs and orders never had a share. It
 * books back at most what the fan's bills still give.
 * @param paidOutCents gross cents; without the part that was set off against an open bill
 */
export async function bookPaidOut(db: Db, note: InvoiceRow, paidOutCents: number, at: Date): Promise<void> {
  if (note.vatCents === 0 || paidOutCents <= 0) return;
  const [last] = await db
    .select({ basisPoints: clubShareBookings.basisPoints })
    .from(clubShareBookings)
    .innerJoin(invoices, eq(invoices.id, clubShareBookings.invoiceId))
    .where(eq(invoices.userId, note.userId))
    .orderBy(desc(clubShareBookings.id))
    .limit(1);
  if (!last) return;
  const { netCents } = taxed(Math.min(paidOutCents, await givenBackOfBills(db, note)));
  const givenCents = await ownShareCents(db, note);
  const amountCents = -Math.min(givenCents, clubShareOf(netCents, last.basisPoints));
  const { teamId, id: invoiceId } = note;
  await book(db, { teamId, invoiceId, kind: "paidOut", ...last, netCents, amountCents, at, source: `paidOut:${note.id}` });
}

/** Basis points for a bill's first booking; undefined where the club shares nothing or the bill is older than the promise. */
function promisedFor({ teamId, issuedAt }: InvoiceRow): number | undefined {
  const promised = promiseOf(teamId);
  return promised && germanDay(issuedAt.getTime()) >= promised.from ? promised.basisPoints : undefined;
}

async function book(db: Db, booking: Omit<ShareBooking, "id">): Promise<void> {
  if (booking.amountCents === 0) return;
  await db.insert(clubShareBookings).values(booking).onConflictDoNothing({ target: clubShareBookings.source });
}
