import type { InvoiceSeason } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { and, eq, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { invoices } from "../db/schema/billing.ts";
import type { Owner } from "./owner.ts";

/** Filters for a fan's list of invoices. */
export type Narrowed = { readonly year?: number | undefined; readonly paid?: "true" | "false" | undefined };

/**
 * An invoice belongs to the year of its period's first day: December's invoice, and a pack that lasts into January, count for the old year.
 */
const yearOf = sql<number>`extract(year from ${invoices.periodFrom})::int`;

/** True while money is still to come: the invoice is not paid, not credited in full, and not objected to after its payment. */
const isOpen = sql<boolean>`(${notInArray(invoices.state, ["paid", "credited"])} and ${invoices.before} is distinct from 'paid')`;

/** The condition for the invoices of a fan, all of them or filtered. */
export function ownInvoices({ teamId, userId }: Owner, { year, paid }: Narrowed = {}): SQL | undefined {
  return and(
    eq(invoices.teamId, teamId),
    eq(invoices.userId, userId),
    year === undefined ? undefined : eq(yearOf, year),
    paid === undefined ? undefined : paid === "false" ? isOpen : sql`not ${isOpen}`,
  );
}

/** The sums of every year, the latest first. A credit note is an invoice of its own, so the total is what was billed. */
export async function seasonsOf(db: Db, owner: Owner): Promise<InvoiceSeason[]> {
  const rows = await db
    .select({
      year: yearOf,
      count: sql<number>`count(*)::int`,
      openCount: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      totalCents: sql<number>`sum(${invoices.grossCents})::int`,
      openCents: sql<number>`coalesce(sum(${invoices.grossCents} - ${invoices.creditedCents}) filter (where ${isOpen}), 0)::int`,
    })
    .from(invoices)
    .where(ownInvoices(owner))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
  return rows.map(({ totalCents, openCents, ...counts }) => ({ ...counts, total: euro(totalCents), open: euro(openCents) }));
}
