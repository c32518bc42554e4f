import { isInvoicePaid } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import type { InvoiceRow } from "../../db/schema/billing.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { objectionLabel, waivedLabel } from "./labels.ts";
import { mailInvoice } from "./mail-job.ts";
import type { MoneyOfInvoice } from "./paid-with.ts";
import { payOut } from "./pay-out.ts";
import { itemsOf } from "./store.ts";
import { untaxedShare } from "./untaxed.ts";
import { writeInvoice } from "./write.ts";

export type Crediting = {
  /** Begins the notes' keys, before the invoice's id; `objection-credit.ts` knows them by it. */
  readonly cause: keyof typeof LABELS;
  /** Gross. */
  readonly cents: number;
  readonly money: MoneyOfInvoice;
};

const LABELS = { objection: objectionLabel, waived: waivedLabel };

/**
 * Writes the credit notes about a part of an invoice or all of it: what is left of the taxed items is credited with VAT, of the others
 * without. The fan gets them by mail, and of a paid invoice the money goes back.
 * @returns their numbers
 */
export async function writeCreditNotes(deps: Deps, db: Db, invoice: InvoiceRow, { cause, cents, money }: Crediting): Promise<string[]> {
  const [user] = await db.select().from(users).where(eq(users.id, invoice.userId));
  if (!user) throw new Error(`no fan for ${invoice.number}`);
  const { periodFrom: from, periodTo: to, facts } = invoice;
  const label = LABELS[cause](invoice.number);
  const { recipient } = facts;
  const paid = isInvoicePaid(invoice);
  const untaxedCents = untaxedShare([...(await itemsOf(db, [invoice.id])), ...money.elsewhere], cents);
  const parts = [
    { kind: "objection", key: `${cause}:${invoice.id}`, partCents: cents - untaxedCents },
    { kind: "untaxedObjection", key: `${cause}:${invoice.id}:untaxed`, partCents: untaxedCents },
  ].filter(({ partCents }) => partCents > 0);
  const numbers: string[] = [];
  for (const { kind, key, partCents } of parts) {
    const entry = { lineId: null, kind, label, zone: null, quantity: 1, grossCents: -partCents };
    const note = await writeInvoice(db, {
      ...{ user, kind: "credit", key, period: { from, to }, entries: [entry] },
      ...{ facts: { recipient, contracts: [] }, issuedAt: deps.clock.now() },
    });
    if (!note) continue;
    numbers.push(note.number);
    await deps.outbox.enqueue(db, mailInvoice, { invoiceId: note.id, kind: paid ? "creditPaidBack" : "creditNote" });
    if (paid) await payOut(deps, db, note, partCents, money.paymentId);
  }
  return numbers;
}
