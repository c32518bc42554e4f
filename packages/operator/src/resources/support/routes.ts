import { randomBytes } from "node:crypto";
import { sendSupportMessage } from "@tribun/api-client/contract";
import { faultDates } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { supportMessages } from "../../db/schema/fan-service.ts";
import { lines } from "../../db/schema/lines.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { Problem } from "../../http/problem.ts";
import { route } from "../../http/route.ts";
import { germanTime } from "../../messages/messages.ts";
import { deskMail, SUPPORT_MAILS } from "../../messages/support-texts.ts";
import { sendMail } from "../../providers/mail/send-mail-job.ts";
import { clubOf } from "../../seed/clubs.ts";
import { informOfFault } from "./fault-job.ts";

export const supportRoutes = [
  route(sendSupportMessage, async ({ body, ctx }) => {
    const { deps, team, user, language } = ctx;
    const now = ctx.clock.now();
    const dates = body.topic === "fault" ? faultDates(now.getTime()) : undefined;
    const informBy = dates && new Date(dates.informBy);
    const id = `T-${randomBytes(5).toString("hex").toUpperCase()}`;
    const { topic, name, email, message } = body;
    await ctx.db.transaction(async (tx) => {
      const lineId = body.lineId === undefined ? null : await ownLine(tx, user, body.lineId);
      await tx.insert(supportMessages).values({
        ...{ id, teamId: team.id, userId: user?.id ?? null, lineId, topic, name, email, message, language, receivedAt: now },
        ...{ phone: body.phone ?? null, reference: body.reference ?? null, informBy: informBy ?? null },
      });
      const facts = { name, club: team.name, hotline: team.hotline, ticket: id, receivedAt: germanTime(now, language) };
      const receipt = SUPPORT_MAILS[language].received({ ...facts, message, fault: dates !== undefined });
      await deps.outbox.enqueue(tx, sendMail, { teamId: team.id, to: email, ...receipt });
      const desk = deskMail({ ...body, ticket: id, club: team.name, language, lineId });
      await deps.outbox.enqueue(tx, sendMail, { teamId: team.id, to: clubOf(team.id).provider.email, ...desk });
      if (informBy) await deps.outbox.enqueue(tx, informOfFault, { ticket: id }, { dueAt: informBy });
    });
    const at = (instant: number) => new Date(instant).toISOString();
    return {
      ticket: id,
      receivedAt: now.toISOString(),
      ...(dates && {
        fault: {
          informBy: at(dates.informBy),
          compensationFrom: at(dates.compensationFrom),
          higherCompensationFrom: at(dates.higherCompensationFrom),
        },
      }),
    };
  }),
];

/** @throws Problem 403 for a line that is not the fan's own */
async function ownLine(db: Db, user: UserRow | undefined, lineId: string): Promise<string> {
  const [line] = user
    ? await db
        .select({ id: lines.id })
        .from(lines)
        .where(and(eq(lines.id, lineId), eq(lines.userId, user.id), eq(lines.teamId, user.teamId)))
    : [];
  if (!line) throw new Problem("-1", { status: 403 });
  return line.id;
}
