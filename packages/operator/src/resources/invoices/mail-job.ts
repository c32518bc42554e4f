import { eq } from "drizzle-orm";
import * as v from "valibot";
import { invoices } from "../../db/schema/billing.ts";
import { users } from "../../db/schema/users.ts";
import { defineJob } from "../../outbox/outbox.ts";
import { sendInvoiceMail } from "../../providers/documents/invoice-mail.ts";
import { INVOICE_MAIL_KINDS } from "../../providers/documents/invoice-mail-texts.ts";
import { arrearsOfFan } from "./arrears.ts";
import { itemsOf } from "./store.ts";

/** Sends the fan a mail about an invoice. */
export const mailInvoice = defineJob(
  "invoice.mail",
  v.object({ invoiceId: v.string(), kind: v.picklist(INVOICE_MAIL_KINDS) }),
  async ({ invoiceId, kind }, { deps, db, id }) => {
    const [row] = await db
      .select({ invoice: invoices, user: users })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(eq(invoices.id, invoiceId));
    if (!row) return;
    const items = await itemsOf(db, [invoiceId]);
    const { cents: arrearsCents } = await arrearsOfFan(db, row.user.id);
    await sendInvoiceMail(deps, db, { ...row, items, arrearsCents, kind, reference: id });
  },
  { lane: "messages" },
);
