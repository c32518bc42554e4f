import { and, eq, sql, sum } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../db/database.ts";
import { type ChargeRow, charges, type InvoiceItemRow, invoiceItems, type InvoiceRow, invoices } from "../db/schema/billing.ts";
import { askedCents } from "./untaxed.ts";

/**
 * Sums what an accepted objection (§ 67 TKG), or a waiver of a sum too small to be paid, has credited of an invoice or of a receipt's
 * payment. A caller that refunds the same for another reason subtracts this, so that money goes back once. It sums the notes because a note
 * never changes, while the invoice's own sum changes when a bank takes its money back.
 * @returns gross cents
 */
export async function creditedByNotes(db: Db, about: { readonly invoiceId: string } | { readonly paymentId: string }): Promise<number> {
  const note = alias(invoices, "note");
  const [row] = await db
    .select({ cents: sum(note.grossCents).mapWith(Number) })
    .from(invoices)
    .innerJoin(
      note,
      sql`${note.key} in (
        'objection:' || ${invoices.id}, 'objection:' || ${invoices.id} || ':untaxed',
        'waived:' || ${invoices.id}, 'waived:' || ${invoices.id} || ':untaxed'
      )`,
    )
    .where("invoiceId" in about ? eq(invoices.id, about.invoiceId) : eq(invoices.key, `receipt:${about.paymentId}`));
  return -(row?.cents ?? 0);
}

/**
 * Sums what an objection, or an earlier end of the contract, has credited of a bill's item. A caller that refunds the item subtracts this
 * (§ 357 BGB). An objection names no item: in the fan's favour it counts against the other items first, as far as nothing else has credited
 * them.
 * @returns gross cents
 */
export async function creditedOfItem(db: Db, { id, invoiceId }: InvoiceItemRow): Promise<number> {
  const objectedCents = await creditedByNotes(db, { invoiceId });
  const items = await db
    .select({
      id: invoiceItems.id,
      kind: invoiceItems.kind,
      grossCents: invoiceItems.grossCents,
      givenCents: sql<number>`coalesce(-sum(${charges.amountCents}), 0)::int`,
    })
    .from(invoiceItems)
    .leftJoin(charges, sql`${charges.sourceId} in ('withdrawn:' || ${invoiceItems.id}, 'ended:' || ${invoiceItems.id})`)
    .where(eq(invoiceItems.invoiceId, invoiceId))
    .groupBy(invoiceItems.id);
  const leftOf = (some: typeof items) => some.reduce((cents, { grossCents, givenCents }) => cents + grossCents - givenCents, 0);
  const own = items.filter((item) => item.id === id);
  const rest = items.filter((item) => item.id !== id).map((item) => ({ kind: item.kind, grossCents: item.grossCents - item.givenCents }));
  const givenCents = own.reduce((cents, item) => cents + item.givenCents, 0);
  return givenCents + Math.min(leftOf(own), Math.max(0, objectedCents - askedCents(rest)));
}

/** The bill's item that a charge has become; undefined where it is not billed or belongs to no line. */
export async function itemOf(db: Db, { invoiceId, kind, lineId }: ChargeRow): Promise<InvoiceItemRow | undefined> {
  if (invoiceId === null || lineId === null) return undefined;
  const [item] = await db
    .select()
    .from(invoiceItems)
    .where(and(eq(invoiceItems.invoiceId, invoiceId), eq(invoiceItems.kind, kind), eq(invoiceItems.lineId, lineId)));
  return item;
}

/**
 * Credits of a month's bill that are on another bill or wait for the next one: for a withdrawal, for an earlier end of the contract, or
 * because a payment that the bill claims was reinstated or set off. An objection can give only the rest.
 * @returns gross cents for each kind, which says whether they bear VAT. Credits are negative; a reinstated claim includes its `keptPayment`
 */
export async function creditedElsewhere(
  db: Db,
  { id, number, userId }: InvoiceRow,
): Promise<readonly { readonly kind: string; readonly grossCents: number }[]> {
  const { rows } = await db.execute<{ kind: string; cents: number }>(sql`
    with own as (select id, source_id from charges where invoice_id = ${id}),
    claimed as (
      select p.id, p.subject_id
      from own join payments p on own.source_id like 'returned:' || p.id || '%'
      where p.user_id = ${userId}
    ),
    sources as (
      select 'withdrawn:' || id as source from invoice_items where invoice_id = ${id}
      union select 'ended:' || id from invoice_items where invoice_id = ${id}
      union select 'withdrawn:' || id from own
      union select regexp_replace(source_id, '^returned', 'reinstated') from own where source_id like 'returned%'
      union select 'unused:' || id from claimed
      union select 'withdrawal:' || d.id from claimed join declarations d on d.order_id::text = claimed.subject_id
    )
    select c.kind, sum(c.amount_cents)::int as cents
    from charges c
    join sources on c.source_id in (source, source || '#' || ${number})
    where c.invoice_id is distinct from ${id} and (c.amount_cents < 0 or c.kind = 'keptPayment')
    group by c.kind`);
  return rows.map(({ kind, cents }) => ({ kind, grossCents: cents }));
}
