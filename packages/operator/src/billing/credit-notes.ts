import { isInvoicePaid } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import type { InvoiceRow } from "../db/schema/billing.ts";
import { users } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { objectionLabel, waivedLabel } from "../ledger/labels.ts";
import { mailInvoice } from "./mail-job.ts";
import type { MoneyOfInvoice } from "./paid-with.ts";
import { correctedBy } from "./facts.ts";
import { creditedByNotes } from "../ledger/objection-credit.ts";
import { payOut } from "./pay-out.ts";
import { itemsOf } from "./store.ts";
import { untaxedShare } from "../ledger/untaxed.ts";
import { writeInvoice } from "./write.ts";

export type Crediting = {
  /** Prefix of the notes' keys, before the invoice's id. `objection-credit.ts` finds the notes by it. */
  readonly cause: keyof typeof CAUSES;
  /** Gross. */
  readonly cents: number;
  readonly money: MoneyOfInvoice;
};

const CAUSES = {
  objection: { label: objectionLabel, taxed: "objection", untaxed: "untaxedObjection", mail: "creditNote" },
  waived: { label: waivedLabel, taxed: "waived", untaxed: "untaxedWaived", mail: "creditWaived" },
} as const;

/**
 * Writes the credit notes for all or a part of an invoice: one with VAT for the taxed items, one without VAT for the others. Mails them to
 * the fan, and refunds the money of a paid invoice.
 * @returns the numbers of the notes
 */
export async function writeCreditNotes(deps: Deps, db: Db, invoice: InvoiceRow, { cause, cents, money }: Crediting): Promise<string[]> {
  const [user] = await db.select().from(users).where(eq(users.id, invoice.userId));
  if (!user) throw new Error(`no fan for ${invoice.number}`);
  const { periodFrom: from, periodTo: to, facts } = invoice;
  const { taxed, untaxed, mail, ...cased } = CAUSES[cause];
  const label = cased.label(invoice.number);
  const { recipient } = facts;
  const paid = isInvoicePaid(invoice);
  const items = [...(await itemsOf(db, [invoice.id])), ...money.elsewhere];
  // A waiver credits what an objection has left, with the VAT of that rest.
  const beforeCents = await creditedByNotes(db, { invoiceId: invoice.id });
  const untaxedCents = untaxedShare(items, beforeCents + cents) - untaxedShare(items, beforeCents);
  const parts = [
    { kind: taxed, key: `${cause}:${invoice.id}`, partCents: cents - untaxedCents },
    { kind: untaxed, key: `${cause}:${invoice.id}:untaxed`, partCents: untaxedCents },
  ].filter(({ partCents }) => partCents > 0);
  const numbers: string[] = [];
  for (const { kind, key, partCents } of parts) {
    const entry = { lineId: null, kind, label, zone: null, quantity: 1, grossCents: -partCents };
    const note = await writeInvoice(db, {
      ...{ user, kind: "credit", key, period: { from, to }, entries: [entry] },
      ...{ facts: { recipient, contracts: [], corrects: correctedBy(invoice) }, issuedAt: deps.clock.now() },
    });
    if (!note) continue;
    numbers.push(note.number);
    await deps.outbox.enqueue(db, mailInvoice, { invoiceId: note.id, kind: paid ? "creditPaidBack" : mail });
    if (paid) await payOut(deps, db, note, partCents, money.paymentId);
  }
  return numbers;
}
