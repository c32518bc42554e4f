import type { Language } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { declarations } from "../../db/schema/operations.ts";
import { germanTime, type MailText, mailTexts } from "../../messages/messages.ts";
import { writtenDay } from "../../messages/written.ts";
import { defineJob } from "../../outbox/outbox.ts";
import { onePagePdf } from "../../providers/documents/one-page-pdf.ts";
import { receiptText } from "../../providers/documents/receipt-texts.ts";
import type { Team } from "../../teams.ts";
import { CONFIRM_PAGE } from "./ask-owner.ts";
import type { DeclarationRow } from "./store.ts";

const FILE: Record<Language, string> = { de: "Eingangsbestaetigung.pdf", tr: "Alindi-belgesi.pdf" };

/**
 * Confirms at once, on a durable medium, what was declared and when it arrived (§§ 312k(4), 356a(4) BGB). The same words go out
 * whether or not a contract was found. Turkish readers get the German text too, because it is the one that counts.
 */
export const sendReceipt = defineJob(
  "declaration.receipt",
  v.object({ declarationId: v.string() }),
  async ({ declarationId }, { deps, db, id }) => {
    const [row] = await db.select().from(declarations).where(eq(declarations.id, declarationId));
    const team = row && deps.teams.get(row.teamId);
    if (!row || !team) return;
    const languages: readonly Language[] = row.language === "de" ? ["de"] : ["tr", "de"];
    const mails = languages.map((language) => receiptMail(row, team, language));
    const text = mails.map((mail) => mail.text).join("\n\n– – – Deutscher Text / Almanca metin – – –\n\n");
    const attachments = await Promise.all(
      languages.map(async (language) => ({
        fileName: FILE[language],
        contentType: "application/pdf",
        content: await onePagePdf(receiptText(row, team, language), {
          language,
          club: team.name,
          createdAt: row.receivedAt.toISOString(),
        }),
      })),
    );
    await deps.providers.mail.send(db, {
      reference: id,
      teamId: team.id,
      to: row.email,
      subject: mails[0]?.subject ?? "",
      text,
      attachments,
    });
  },
  { lane: "messages" },
);

function receiptMail(row: DeclarationRow, team: Team, language: Language): MailText {
  const { name, contract, email, part } = row;
  const declaredByOwner = row.confirmedAt?.getTime() === row.receivedAt.getTime();
  const facts = {
    ...{ club: team.name, hotline: team.hotline, receiptId: row.id, receivedAt: germanTime(row.receivedAt, language) },
    ...{ name, contract, email },
    confirmAt: declaredByOwner ? undefined : `${team.origin}${CONFIRM_PAGE}?receipt=${row.id}`,
  };
  if (row.kind === "withdrawal") return mailTexts(language).withdrawal({ ...facts, part });
  const date = row.wantedDate === null ? undefined : writtenDay(row.wantedDate, language);
  return mailTexts(language).termination({ ...facts, kind: row.kind, reason: row.reason ?? undefined, date });
}
