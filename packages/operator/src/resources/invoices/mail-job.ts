import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { type InvoiceFacts, type InvoiceRow, invoices } from "../../db/schema/billing.ts";
import { users } from "../../db/schema/users.ts";
import { defineJob } from "../../outbox/outbox.ts";
import { sendInvoiceMail } from "../../providers/documents/invoice-mail.ts";
import { INVOICE_MAIL_KINDS } from "../../providers/documents/invoice-mail-texts.ts";
import { findMethod } from "../payment-methods/store.ts";
import { arrearsOfFan } from "./arrears.ts";
import { itemsOf } from "./store.ts";

/** Sends the fan a mail about an invoice. */
export const mailInvoice = defineJob(
  "invoice.mail",
  // `on` is the day of a debit that was put off.
  v.object({ invoiceId: v.string(), kind: v.picklist(INVOICE_MAIL_KINDS), on: v.exactOptional(v.string()) }),
  async ({ invoiceId, kind, on }, { deps, db, id }) => {
    const [row] = await db
      .select({ invoice: invoices, user: users })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(eq(invoices.id, invoiceId));
    if (!row) return;
    const items = await itemsOf(db, [invoiceId]);
    const { cents: arrearsCents } = await arrearsOfFan(db, row.user.id);
    const collection = kind === "issued" ? row.invoice.facts.collection : await currentCollection(db, row.invoice);
    await sendInvoiceMail(deps, db, { ...row, items, arrearsCents, kind, on, collection, reference: id });
  },
  { lane: "messages" },
);

/** What a debit would come from now; the invoice says what it would have come from when it was issued. */
async function currentCollection(db: Db, invoice: InvoiceRow): Promise<InvoiceFacts["collection"]> {
  const method = await findMethod(db, invoice, undefined);
  return method && { label: method.label, ...(method.mandateReference !== null && { mandateReference: method.mandateReference }) };
}
