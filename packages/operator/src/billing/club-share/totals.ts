import type { ClubShareTotal } from "@tribun/api-client/contract";
import { euro, germanDay, monthOf, publishedShare } from "@tribun/domain";
import { and, eq, inArray, min, ne, sql, sum } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { clubShareBookings, type InvoiceRow, invoices } from "../../db/schema/billing.ts";
import { Problem } from "../../base/problem.ts";
import type { Owner } from "../owner.ts";
import { promiseOf } from "./promise.ts";

/**
 * The public figures of a club's share: the promise, and the total as far as it reveals no single fan's bill (`publishedShare`).
 * @throws Problem -1 with status 404 where the club has promised nothing
 */
export async function totalOfClub(db: Db, teamId: number, now: Date): Promise<ClubShareTotal> {
  const share = promiseOf(teamId);
  if (!share) throw Problem.failed({ status: 404 });
  const month = sql<string>`to_char(${clubShareBookings.at} at time zone 'Europe/Berlin', 'YYYY-MM')`;
  const cents = sum(clubShareBookings.amountCents).mapWith(Number);
  // Skip fans whose bookings of a month add up to zero, as after a return: they do not help to hide the other fans' bills.
  const each = db
    .select({ month: month.as("month"), cents: cents.as("cents") })
    .from(clubShareBookings)
    .innerJoin(invoices, eq(invoices.id, clubShareBookings.invoiceId))
    .where(eq(clubShareBookings.teamId, teamId))
    .groupBy(sql`1`, invoices.userId)
    .having(ne(sum(clubShareBookings.amountCents), "0"))
    .as("each");
  const months = await db
    .select({ month: each.month, cents: sum(each.cents).mapWith(Number), fans: sql<number>`count(*)::int` })
    .from(each)
    .groupBy(each.month);
  const [carried] = await db
    .select({ cents, at: min(clubShareBookings.at) })
    .from(clubShareBookings)
    .where(and(eq(clubShareBookings.teamId, teamId), eq(clubShareBookings.kind, "carried")));
  const carriedOn = carried?.at ? germanDay(carried.at.getTime()) : undefined;
  const told = publishedShare(
    months.map((one) => ({ ...one, cents: one.cents ?? 0 })),
    germanDay(now.getTime()).slice(0, 7),
    carriedOn === undefined ? undefined : (carried?.cents ?? 0),
  );
  const days = [carriedOn, told?.until === undefined ? undefined : monthOf(`${told.until}-01`).to];
  const asOf = days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
  return { ...share, ...(told && asOf !== undefined && { total: { amount: euro(told.cents), asOf } }) };
}

/** What a fan's bills have contributed so far, cents. */
export async function ownShareCents(db: Db, { teamId, userId }: Owner): Promise<number> {
  const [row] = await db
    .select({ cents: sum(clubShareBookings.amountCents).mapWith(Number) })
    .from(clubShareBookings)
    .innerJoin(invoices, eq(invoices.id, clubShareBookings.invoiceId))
    .where(and(eq(invoices.userId, userId), eq(clubShareBookings.teamId, teamId)));
  return row?.cents ?? 0;
}

/** What these bills have contributed, cents by bill id. Bills that contributed nothing are absent. */
export async function sharesOf(db: Db, rows: readonly InvoiceRow[]): Promise<ReadonlyMap<string, number>> {
  const bills = rows.filter(({ kind }) => kind === "period").map(({ id }) => id);
  if (bills.length === 0) return new Map();
  const found = await db
    .select({ id: clubShareBookings.invoiceId, cents: sum(clubShareBookings.amountCents).mapWith(Number) })
    .from(clubShareBookings)
    .where(inArray(clubShareBookings.invoiceId, bills))
    .groupBy(clubShareBookings.invoiceId);
  return new Map(found.flatMap(({ id, cents }) => (id !== null && cents !== null && cents > 0 ? [[id, cents] as const] : [])));
}
