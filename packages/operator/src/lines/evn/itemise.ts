import { addCalendarDays, startOfGermanDay } from "@tribun/domain";
import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { type InvoiceRow, invoices } from "../../db/schema/billing.ts";
import { callRecords } from "../../db/schema/line-care.ts";
import { lines } from "../../db/schema/lines.ts";
import { users } from "../../db/schema/users.ts";
import { uuid } from "../../db/uuid.ts";
import type { Deps } from "../../kernel/deps.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { paperName } from "../../papers/file-name.ts";
import { itemisedPdf } from "../../papers/itemised-pdf.ts";
import { ITEMISED_TEXTS } from "../../papers/itemised-texts.ts";
import { itemisedBill } from "./itemised-bill.ts";
import { greetingTo } from "../../words/greeting.ts";

/**
 * Assigns the kept call records of its month to an invoice, in the invoice's transaction, and queues the mail with the itemised bill (§ 65
 * TKG, L13). Records that a foreign network reports later go to the next invoice, as their charges do.
 */
export async function itemise(deps: Deps, db: Db, invoice: Pick<InvoiceRow, "id" | "userId" | "periodTo">): Promise<void> {
  const own = db.select({ id: lines.id }).from(lines).where(eq(lines.userId, invoice.userId));
  const until = new Date(startOfGermanDay(addCalendarDays(invoice.periodTo, 1)));
  const taken = await db
    .update(callRecords)
    .set({ billedWith: invoice.id })
    .where(and(inArray(callRecords.lineId, own), isNull(callRecords.billedWith), lt(callRecords.at, until)))
    .returning({ id: callRecords.id });
  if (taken.length > 0) await deps.outbox.enqueue(db, mailItemisedBill, { invoiceId: invoice.id });
}

/** Sends the itemised bill of an invoice, in the invoice's language. */
export const mailItemisedBill = defineJob(
  "evn.mail",
  v.object({ invoiceId: uuid }),
  async ({ invoiceId }, { deps, db, id }) => {
    const [row] = await db
      .select({ invoice: invoices, user: users })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(eq(invoices.id, invoiceId));
    const team = row && deps.teams.get(row.invoice.teamId);
    if (!row || !team || row.user.deletedAt !== null) return;
    const { invoice, user } = row;
    const bill = await itemisedBill(db, invoice, team);
    // The records are older than six months and deleted, so there is nothing to send.
    if (!bill) return;
    const content = await itemisedPdf(bill);
    const t = ITEMISED_TEXTS[invoice.language];
    const mail = t.mail({
      greeting: greetingTo(user, invoice.language),
      club: team.name,
      hotline: team.hotline,
      number: invoice.number,
      origin: team.origin,
    });
    const attachments = [
      { fileName: paperName(team, "itemised", invoice.language, invoice.number), contentType: "application/pdf", content },
    ];
    await deps.providers.mail.send(db, { reference: id, teamId: team.id, to: user.email, letter: mail, attachments });
  },
  { lane: "messages" },
);
