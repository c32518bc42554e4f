import { sendSupportMessage, supportCases } from "@tribun/api-client/contract";
import { faultDates } from "@tribun/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { lines } from "../../db/schema/lines.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { germanTime } from "../../words/messages.ts";
import { SUPPORT_MAILS } from "../../words/support-texts.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { touch } from "../../base/touch.ts";
import { informOfFault } from "./fault-job.ts";
import { fansReference } from "../../care/support/hand-to-care.ts";
import { greetingOf, isProvenMailbox } from "../../words/greeting.ts";
import { ownCases } from "./own-cases.ts";
import { openTicket } from "../../care/support/open-ticket.ts";

export const supportRoutes = [
  route(sendSupportMessage, async ({ body, ctx }) => {
    const { deps, team, user, language } = ctx;
    const now = ctx.clock.now();
    const dates = body.topic === "fault" ? faultDates(now.getTime()) : undefined;
    const informBy = dates && new Date(dates.informBy);
    const { topic, name, email, message } = body;
    const ticket = await ctx.db.transaction(async (tx) => {
      const lineId =
        body.lineId === undefined ? await onlyLine(tx, topic === "fault" ? user : undefined) : await ownLine(tx, user, body.lineId);
      const id = await openTicket(deps, tx, {
        ...{ teamId: team.id, userId: user?.id ?? null, lineId, topic, name, email, message, language },
        ...{
          phone: body.phone ?? null,
          reference: body.reference === undefined ? null : fansReference(body.reference),
          informBy: informBy ?? null,
        },
      });
      if (user) await touch(tx, user.id);
      // A sender may enter a foreign address, so only a mailbox known to be the sender's gets the typed text back.
      const own = user !== undefined && isProvenMailbox(user, email);
      const typed = { message: own ? message : undefined };
      const facts = {
        greeting: greetingOf(language, name, own),
        club: team.name,
        hotline: team.hotline,
        ticket: id,
        receivedAt: germanTime(now, language),
      };
      const receipt = SUPPORT_MAILS[language].received({ ...facts, ...typed, fault: dates !== undefined, ofLine: lineId !== null });
      await deps.outbox.enqueue(tx, sendMail, { teamId: team.id, to: email, letter: receipt });
      if (informBy) await deps.outbox.enqueue(tx, informOfFault, { ticket: id }, { dueAt: informBy });
      return id;
    });
    const at = (instant: number) => new Date(instant).toISOString();
    return {
      ticket,
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
  route(supportCases, ({ ctx }) => ownCases(ctx.db, ctx.user)),
];

/** The fan's only running line, for a fault report that names none. Without a line an outage could not be compensated (L08). */
async function onlyLine(db: Db, user: UserRow | undefined): Promise<string | null> {
  if (!user) return null;
  const [line, ...others] = await db
    .select({ id: lines.id })
    .from(lines)
    .where(and(eq(lines.userId, user.id), eq(lines.teamId, user.teamId), inArray(lines.state, ["active", "blocked"])));
  return line && others.length === 0 ? line.id : null;
}

/** @throws Problem 403 for a line that is not the fan's own */
async function ownLine(db: Db, user: UserRow | undefined, lineId: string): Promise<string> {
  const [line] = user
    ? await db
        .select({ id: lines.id })
        .from(lines)
        .where(and(eq(lines.id, lineId), eq(lines.userId, user.id), eq(lines.teamId, user.teamId)))
    : [];
  if (!line) throw Problem.failed({ status: 403 });
  return line.id;
}
