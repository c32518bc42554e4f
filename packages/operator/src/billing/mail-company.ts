import type { Language } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { invoices } from "../db/schema/billing.ts";
import { users } from "../db/schema/users.ts";
import { uuid } from "../db/uuid.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { paperName } from "../papers/file-name.ts";
import { invoiceDocument } from "../papers/invoice-document.ts";
import { greetingTo } from "../words/greeting.ts";
import type { MailText } from "../words/message-types.ts";
import { euros } from "../words/written.ts";
import { itemsOf } from "./store.ts";

type Facts = {
  readonly greeting: string;
  readonly club: string;
  readonly origin: string;
  readonly hotline: string;
  readonly number: string;
  readonly total: string;
  /** Number of the corrected invoice. */
  readonly corrects: string | undefined;
};

const MAILS: Record<Language, (facts: Facts) => MailText> = {
  de: ({ greeting, club, origin, hotline, number, total, corrects }) => ({
    subject: corrects === undefined ? `Rechnung ${number}, bereits bezahlt: ${total}` : `Rechnungskorrektur ${number}: ${total} zurück`,
    text: `${greeting},

${corrects === undefined ? `im Anhang ist die Rechnung ${number} über ${total}. Sie ist schon bezahlt, du musst nichts tun.` : `im Anhang ist die Rechnungskorrektur ${number} zur Rechnung ${corrects}. Du bekommst ${total} auf dem Weg zurück, auf dem du bezahlt hast.`} Für deine Buchhaltung steckt die E-Rechnung (ZUGFeRD) schon im PDF.

Alle Rechnungen findest du hier: ${origin}/dashboard/bills

Fragen beantworten wir kostenlos unter ${hotline}.

Deine Mannschaft von ${club}`,
  }),
  tr: ({ greeting, club, origin, hotline, number, total, corrects }) => ({
    subject: corrects === undefined ? `Fatura ${number}, ödendi: ${total}` : `Alacak belgesi ${number}: ${total} iade`,
    text: `${greeting},

${corrects === undefined ? `${total} tutarındaki ${number} numaralı fatura ekte. Ödendi, yapman gereken bir şey yok.` : `${corrects} numaralı faturaya ait ${number} numaralı alacak belgesi ekte. ${total}, ödediğin yoldan geri gelir.`} Muhasebe için e-fatura (ZUGFeRD) PDF’in içinde.

Bütün faturaların burada: ${origin}/dashboard/bills

Soruların için bizi ücretsiz ara: ${hotline}.

${club} takımın`,
  }),
};

/** Mails a company the invoice for what it paid at a checkout, or the correction of one: its books need them (§ 14(2) UStG). */
export const mailCompany = defineJob(
  "company.mail",
  v.object({ invoiceId: uuid }),
  async ({ invoiceId }, { deps, db, id }) => {
    const [row] = await db
      .select({ invoice: invoices, user: users })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(eq(invoices.id, invoiceId));
    const team = row && deps.teams.get(row.invoice.teamId);
    if (!row || !team || row.user.email === "") return;
    const { invoice, user } = row;
    const { language, number, facts } = invoice;
    const text = MAILS[language]({
      ...{ greeting: greetingTo(user, language), club: team.name, origin: team.origin, hotline: team.hotline.freeNumber, number },
      ...{ total: euros(Math.abs(invoice.grossCents), language), corrects: facts.corrects?.number },
    });
    const content = await invoiceDocument({ invoice, items: await itemsOf(db, [invoice.id]), team });
    const attachments = [{ fileName: paperName(team, invoice.kind, language, number), contentType: "application/pdf", content }];
    await deps.providers.mail.send(db, { reference: id, teamId: team.id, to: user.email, ...text, attachments });
  },
  { lane: "messages" },
);
