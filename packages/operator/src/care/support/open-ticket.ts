import { randomBytes } from "node:crypto";
import type { Db } from "../../db/database.ts";
import { supportMessages } from "../../db/schema/fan-service.ts";
import type { Deps } from "../../kernel/deps.ts";
import { deskMail } from "../../words/support-texts.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { clubOf } from "../../base/clubs/clubs.ts";

type NewTicket = Omit<typeof supportMessages.$inferInsert, "id" | "receivedAt" | "informedAt" | "resolvedAt" | "answer">;

/**
 * Opens a ticket and mails customer care, in the caller's transaction. The caller informs the fan.
 * @returns the ticket's number for fans and staff
 */
export async function openTicket(deps: Deps, db: Db, ticket: NewTicket): Promise<string> {
  const id = `T-${randomBytes(5).toString("hex").toUpperCase()}`;
  await db.insert(supportMessages).values({ ...ticket, id, receivedAt: deps.clock.now() });
  const { teamId, topic, name, email, language, message, lineId } = ticket;
  const letter = deskMail({
    ...{ ticket: id, topic, name, email, language, message, club: deps.teams.get(teamId)?.name ?? "" },
    ...{ phone: ticket.phone ?? undefined, reference: ticket.reference ?? undefined, ...(lineId && { lineId }) },
  });
  await deps.outbox.enqueue(db, sendMail, { teamId, to: clubOf(teamId).provider.email, replyTo: email, letter });
  return id;
}
