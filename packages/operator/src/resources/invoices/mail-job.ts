import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { type InvoiceFacts, type InvoiceRow, invoices } from "../../db/schema/billing.ts";
import { type UserRow, users } from "../../db/schema/users.ts";
import { defineJob } from "../../outbox/outbox.ts";
import { sendInvoiceMail } from "../../providers/documents/invoice-mail.ts";
import { INVOICE_MAIL_KINDS, type InvoiceMailKind } from "../../providers/documents/invoice-mail-texts.ts";
import { findMethod } from "../payment-methods/store.ts";
import { handToCare } from "../support/hand-to-care.ts";
import { arrearsOfFan } from "./arrears.ts";
import { itemsOf } from "./store.ts";

/** `on` is the day of a debit that was put off. */
const letter = v.object({ invoiceId: v.string(), kind: v.picklist(INVOICE_MAIL_KINDS), on: v.exactOptional(v.string()) });

/** Sends the fan a mail about an invoice, and keeps of a warning when it has gone out. */
export const mailInvoice = defineJob(
  "invoice.mail",
  letter,
  async ({ invoiceId, kind, on }, { deps, db, id }) => {
    const row = await findAddressed(db, invoiceId);
    if (!row) return;
    const items = await itemsOf(db, [invoiceId]);
    const { cents: arrearsCents } = await arrearsOfFan(db, row.user.id);
    const collection = kind === "issued" ? row.invoice.facts.collection : await currentCollection(db, row.invoice);
    const sent = await sendInvoiceMail(deps, db, { ...row, items, arrearsCents, kind, on, collection, reference: id });
    if (sent && kind === "blockThreatened") await db.update(invoices).set({ warnedAt: deps.clock.now() }).where(eq(invoices.id, invoiceId));
  },
  {
    lane: "messages",
    onGiveUp: async (given, { deps, db }) => {
      const { invoiceId, kind } = v.parse(letter, given);
      const row = await findAddressed(db, invoiceId);
      const consequence = AWAITED[kind];
      if (!row || consequence === undefined) return;
      const { id: userId, teamId, email } = row.user;
      await handToCare(deps, db, {
        ...{ teamId, userId, lineId: null, reference: `invoice.mail:${invoiceId}:${kind}` },
        message: `Zur Rechnung ${row.invoice.number} ist eine Mail an ${email} eine Woche lang nicht angekommen. ${consequence} Bitte die Adresse mit dem Fan klären und die Arbeit invoice.mail neu anstoßen.`,
      });
    },
  },
);

/** Mails that something waits for, and what, for the people who are to see that they go out. */
const AWAITED: Partial<Record<InvoiceMailKind, string>> = {
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

/** What a debit would come from now; the invoice says what it would have come from when it was issued. */
async function currentCollection(db: Db, invoice: InvoiceRow): Promise<InvoiceFacts["collection"]> {
  const method = await findMethod(db, invoice, undefined);
  return method && { label: method.label, ...(method.mandateReference !== null && { mandateReference: method.mandateReference }) };
}
