import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import type { InvoiceRow } from "../../db/schema/billing.ts";
import { bySubjectToVat } from "../invoices/untaxed.ts";

/**
 * What a credit note at the end of all contracts gives back of monthly bills: of an item for days after a contract or before a withdrawal,
 * of a card that was never used, of a claim that was won back. Packs that were not used up and orders that were withdrawn from have
 * receipts, which are not shared; what is given as a kindness is no bill's.
 * @returns gross cents that bear VAT
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
