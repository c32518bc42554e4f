import { germanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { type InvoiceFacts, type InvoiceRow, invoices } from "../db/schema/billing.ts";
import { type UserRow, users } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { sendInvoiceMail } from "../papers/invoice-mail.ts";
import { INVOICE_MAIL_KINDS, type InvoiceMailKind } from "../papers/invoice-mail-types.ts";
import { findMethod } from "../payments/methods/store.ts";
import { handToCare } from "../care/support/hand-to-care.ts";
import { arrearsOfFan } from "./arrears.ts";
import { changesOnPaper } from "./changes.ts";
import { itemsOf } from "./store.ts";

/** `on` is the ISO day of a postponed debit. */
const letter = v.object({ invoiceId: v.string(), kind: v.picklist(INVOICE_MAIL_KINDS), on: v.exactOptional(v.string()) });

/** Mails the fan about an existing invoice, and records that a warning or the announcement of a debit has gone out. */
export const mailInvoice = defineJob(
  "invoice.mail",
  letter,
  async (given, { deps, db, id }) => {
    const { kind, on } = given;
    const now = deps.clock.now();
    // It is too late to announce a debit of today. `collectInvoice` chooses another day.
    if (on !== undefined && on <= germanDay(now.getTime())) return;
    const sent = await sendLetter(deps, db, id, given);
    if (sent === undefined) return;
    const { invoice } = sent;
    const rest = invoice.state === "issued" && REST.includes(kind) ? invoice.dueDate : undefined;
    const announced = sent.announcedDebit ? (on ?? rest) : undefined;
    const kept = { ...(kind === "blockThreatened" && { warnedAt: now }), ...(announced !== undefined && { announcedFor: announced }) };
    if (Object.keys(kept).length > 0) await db.update(invoices).set(kept).where(eq(invoices.id, invoice.id));
  },
  { lane: "messages", onGiveUp: (given, { deps, db }) => handLetterToCare(deps, db, v.parse(letter, given)) },
);

/** Mails that announce the debit of what an objection has left. */
const REST: readonly InvoiceMailKind[] = ["disputeRejected", "disputeRest"];

export type Letter = v.InferOutput<typeof letter> & {
  /** The new due date, where the mail leaves so late that the due date moves. */
  readonly dueDate?: string | undefined;
};

/** A sent mail's invoice. `announcedDebit` is false where the fan has no stored method: the mail then asks for the payment. */
type Told = { readonly invoice: InvoiceRow; readonly announcedDebit: boolean };

/** @returns undefined where the invoice does not exist, has no recipient, or has nothing left to ask for */
export async function sendLetter(deps: Deps, db: Db, reference: string, letter: Letter): Promise<Told | undefined> {
  const { invoiceId, kind, on, dueDate } = letter;
  const row = await findAddressed(db, invoiceId);
  if (!row) return undefined;
  const invoice = { ...row.invoice, ...(dueDate !== undefined && { dueDate }) };
  const items = await itemsOf(db, [invoiceId]);
  const { cents: arrearsCents } = await arrearsOfFan(db, row.user.id);
  const collection = kind === "issued" ? invoice.facts.collection : await currentCollection(db, invoice);
  const changes = await changesOnPaper(db, invoice);
  const sent = await sendInvoiceMail(deps, db, { user: row.user, invoice, items, changes, arrearsCents, kind, on, collection, reference });
  return sent ? { invoice, announcedDebit: collection !== undefined } : undefined;
}

/** Opens a care case for a mail that the outbox gave up and on which a later step depends. */
export async function handLetterToCare(deps: Deps, db: Db, { invoiceId, kind }: Letter): Promise<void> {
  const row = await findAddressed(db, invoiceId);
  const consequence = AWAITED[kind];
  if (!row || consequence === undefined) return;
  const { id: userId, teamId, email } = row.user;
  await handToCare(deps, db, {
    ...{ teamId, userId, lineId: null, reference: `invoice.mail:${invoiceId}:${kind}` },
    message: `Zur Rechnung ${row.invoice.number} ist eine E-Mail an ${email} eine Woche lang nicht angekommen. ${consequence} Bitte die Adresse mit dem Fan klären und die E-Mail neu anstoßen (Arbeiten invoice.issue und invoice.mail).`,
  });
}

/** Mails on which a later step depends, each with the German text that explains this to staff. */
const AWAITED: Partial<Record<InvoiceMailKind, string>> = {
  issued: "Es ist die Rechnung selbst; erst 14 Tage, nachdem sie hinausgegangen ist, ist sie fällig und wird abgebucht.",
  putOff: "Sie kündigt einen neuen Tag der Abbuchung an; vorher wird nicht abgebucht.",
  blockThreatened: "Sie droht eine Sperre an; gesperrt wird erst zwei Wochen, nachdem sie hinausgegangen ist (§ 61 Abs. 4 TKG).",
};

async function findAddressed(db: Db, invoiceId: string): Promise<{ invoice: InvoiceRow; user: UserRow } | undefined> {
  const [row] = await db
    .select({ invoice: invoices, user: users })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(eq(invoices.id, invoiceId));
  return row;
}

/** The method that a debit would use now. The invoice's facts keep the one from the day of issue. */
async function currentCollection(db: Db, invoice: InvoiceRow): Promise<InvoiceFacts["collection"]> {
  const method = await findMethod(db, invoice, undefined);
  return method && { label: method.label, ...(method.mandateReference !== null && { mandateReference: method.mandateReference }) };
}
