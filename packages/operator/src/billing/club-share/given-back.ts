import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import type { InvoiceRow } from "../../db/schema/billing.ts";
import { bySubjectToVat } from "../../ledger/untaxed.ts";

/**
 * What a credit note at the end of all contracts gives back of monthly bills: days outside the contract, an unused SIM card, a claim that
 * was won back. Unused packs and withdrawn orders have receipts, which have no share; a goodwill credit belongs to no bill.
 * @returns gross cents of the credits that bear VAT
 */
export async function givenBackOfBills(db: Db, note: Pick<InvoiceRow, "id" | "userId">): Promise<number> {
  const { rows } = await db.execute<{ kind: string; cents: number }>(sql`
    with billed as (
      select 'withdrawn:' || i.id as source from invoice_items i join invoices b on b.id = i.invoice_id
      where b.user_id = ${note.userId} and b.kind = 'period'
      union select 'ended:' || i.id from invoice_items i join invoices b on b.id = i.invoice_id
      where b.user_id = ${note.userId} and b.kind = 'period'
      union select unnest(array[
        'withdrawn:' || o.id,
        regexp_replace(o.source_id, '^returned', 'reinstated'),
        regexp_replace(o.source_id, '^simReplacement:', 'simReplacement.failed:')
      ]) from charges o join invoices b on b.id = o.invoice_id
      where b.user_id = ${note.userId} and b.kind = 'period' and o.amount_cents > 0
    )
    select c.kind, -sum(c.amount_cents)::int as cents
    from charges c
    where c.invoice_id = ${note.id} and c.amount_cents < 0 and split_part(c.source_id, '#', 1) in (select source from billed)
    group by c.kind`);
  return bySubjectToVat(rows).taxed.reduce((sum, { cents }) => sum + cents, 0);
}
