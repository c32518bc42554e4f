import { and, eq, sql, sum } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/database.ts";
import { type ChargeRow, charges, type InvoiceItemRow, invoiceItems, type InvoiceRow, invoices } from "../../db/schema/billing.ts";
import { askedCents } from "./untaxed.ts";

/**
 * What an objection that was right (§ 67 TKG), or a waiver of a sum too small to be paid, has given of an invoice, or of the payment
 * that a receipt tells of. Whoever gives something of it back for another reason takes this off, because money goes back once. A note
 * never changes, while the invoice's own sum does when a bank takes its money back.
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
 * What an objection has given of an item of a bill, or an end of its contract before that, for who gives the item back (§ 357 BGB). An
 * objection names no item, so for the good of the fan it is taken to be about the others first, as far as nothing else has credited them.
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

/** The item of a bill that a charge has become, if it is billed. */
export async function itemOf(db: Db, { invoiceId, kind, lineId }: ChargeRow): Promise<InvoiceItemRow | undefined> {
  if (invoiceId === null || lineId === null) return undefined;
  const [item] = await db
    .select()
    .from(invoiceItems)
    .where(and(eq(invoiceItems.invoiceId, invoiceId), eq(invoiceItems.kind, kind), eq(invoiceItems.lineId, lineId)));
  return item;
}

/**
 * What was credited of a month's bill on another one, or will be on the next: by a withdrawal, because the
 * contract had ended before, or because a payment that it claims was won back or set off. An objection gives what is left.
 * @returns the credits, negative gross cents for each kind, which says whether they bear VAT; with a claim that was won back goes what
 * had counted as paid of it
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
