import { clubShareBase, clubShareChange, clubShareOf, germanDay, type InvoiceEvent, isInvoicePaid, taxed } from "@tribun/domain";
import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { clubShareBookings, invoiceItems, type InvoiceRow, invoices, type ShareBooking } from "../../db/schema/billing.ts";
import { creditedByNotes } from "../invoices/objection-credit.ts";
import { bySubjectToVat } from "../invoices/untaxed.ts";
import { givenBackOfBills } from "./given-back.ts";
import { promiseOf } from "./promise.ts";
import { ownShareCents } from "./totals.ts";

/**
 * Books what an event of a bill has changed of its club's share, in the transaction of the event, which holds the bill's row. It brings the
 * bill's bookings to what they should be, so that a return takes back every cent and a repeat nothing. The rate of the first booking stays
 * the bill's. Receipts do not count: the promise is about the monthly bills. Nor does a bill that was paid before these books began, until
 * its money comes anew.
 *
 * What was credited is told by the notes: the bill's own sum says what is not due, and so after a debit that came back what is paid.
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
 * Books back what a credit note at the end of all contracts pays out of monthly bills; what it pays out of a pack or an order was never
 * shared. Never more than the fan's bills have given and not got back.
 * @param paidOutCents gross; what was set off against an open bill was never shared
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

/** The rate for a bill that is booked for the first time; none where its club shares nothing, or not yet when it was written. */
function promisedFor({ teamId, issuedAt }: InvoiceRow): number | undefined {
  const promised = promiseOf(teamId);
  return promised && germanDay(issuedAt.getTime()) >= promised.from ? promised.basisPoints : undefined;
}

async function book(db: Db, booking: Omit<ShareBooking, "id">): Promise<void> {
  if (booking.amountCents === 0) return;
  await db.insert(clubShareBookings).values(booking).onConflictDoNothing({ target: clubShareBookings.source });
}
