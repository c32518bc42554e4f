import type { Language } from "@tribun/domain";
import { amount, button, type Letter } from "@tribun/mails";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Hotline } from "../base/teams.ts";
import { invoices } from "../db/schema/billing.ts";
import { users } from "../db/schema/users.ts";
import { uuid } from "../db/uuid.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { paperName } from "../papers/file-name.ts";
import { invoiceDocument } from "../papers/invoice-document.ts";
import { type Greeting, greetingTo } from "../words/greeting.ts";
import { DE, german, TR, turkish } from "../words/letters.ts";
import { euros } from "../words/written.ts";
import { itemsOf } from "./store.ts";

type Facts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  /** Address of the invoice in the account. */
  readonly bill: string;
  readonly number: string;
  readonly total: string;
  /** Number of the corrected invoice. */
  readonly corrects: string | undefined;
};

const MAILS: Record<Language, (facts: Facts) => Letter> = {
  de: ({ greeting, club, hotline, bill, number, total, corrects }) =>
    german(
      { greeting, club },
      corrects === undefined ? `Rechnung ${number}, bereits bezahlt: ${total}` : `Rechnungskorrektur ${number}: ${total} zurück`,
      corrects === undefined
        ? `im Anhang ist die Rechnung ${number} über ${total}. Sie ist schon bezahlt, du musst nichts tun.`
        : `im Anhang ist die Rechnungskorrektur ${number} zur Rechnung ${corrects}. Du bekommst ${total} auf dem Weg zurück, auf dem du bezahlt hast.`,
      amount(corrects === undefined ? "Bezahlt" : "Zurück an dich", total),
      "Für deine Buchhaltung steckt die E-Rechnung (ZUGFeRD) schon im PDF.",
      button("Rechnung ansehen", bill),
      DE.questions(hotline),
    ),
  tr: ({ greeting, club, hotline, bill, number, total, corrects }) =>
    turkish(
      { greeting, club },
      corrects === undefined ? `Fatura ${number}, ödendi: ${total}` : `Alacak belgesi ${number}: ${total} iade`,
      corrects === undefined
        ? `${total} tutarındaki ${number} numaralı fatura ekte. Ödendi, yapman gereken bir şey yok.`
        : `${corrects} numaralı faturaya ait ${number} numaralı alacak belgesi ekte. ${total}, ödediğin yoldan geri gelir.`,
      amount(corrects === undefined ? "Ödenen" : "İade", total),
      "Muhasebe için e-fatura (ZUGFeRD) PDF’in içinde.",
      button("Faturaya bak", bill),
      TR.questions(hotline),
    ),
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
    const letter = MAILS[language]({
      ...{ greeting: greetingTo(user, language), club: team.name, hotline: team.hotline, number },
      ...{
        bill: `${team.origin}/dashboard/bills?bill=${invoiceId}`,
        total: euros(Math.abs(invoice.grossCents), language),
        corrects: facts.corrects?.number,
      },
    });
    const content = await invoiceDocument({ invoice, items: await itemsOf(db, [invoice.id]), team });
    const attachments = [{ fileName: paperName(team, invoice.kind, language, number), contentType: "application/pdf", content }];
    await deps.providers.mail.send(db, { reference: id, teamId: team.id, to: user.email, letter, attachments });
  },
  { lane: "messages" },
);
