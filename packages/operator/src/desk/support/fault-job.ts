import { DAY_MS } from "@tribun/domain";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import * as v from "valibot";
import { supportMessages } from "../../db/schema/fan-service.ts";
import { germanTime } from "../../words/messages.ts";
import { SUPPORT_MAILS } from "../../words/support-texts.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { defineRecurring } from "../../kernel/outbox/recurring.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { outagesNow } from "../../care/outages/outages-now.ts";
import { KEPT_DAYS } from "../../base/privacy/kept-days.ts";
import { ownGreeting } from "./own-greeting.ts";

/** Informs the sender of an open fault report once, a day later, of what is known (§ 58(2) TKG, L08). */
export const informOfFault = defineJob("support.fault", v.object({ ticket: v.string() }), async ({ ticket }, { deps, db }) => {
  const [row] = await db
    .update(supportMessages)
    .set({ informedAt: deps.clock.now() })
    .where(and(eq(supportMessages.id, ticket), isNull(supportMessages.informedAt), isNull(supportMessages.resolvedAt)))
    .returning();
  const team = row && deps.teams.get(row.teamId);
  if (!row || !team) return;
  const { language, lineId } = row;
  const written = (instant: string) => germanTime(new Date(instant), language);
  const now = await outagesNow(db, team.id, language, deps.clock.now());
  const letter = SUPPORT_MAILS[language].faultOpen({
    ...{ greeting: await ownGreeting(db, row), club: team.name, hotline: team.hotline, ticket },
    ...{ receivedAt: germanTime(row.receivedAt, language), ofLine: lineId !== null },
    outages: now.map(({ place, since, expectedEnd }) => ({ place, since: written(since), end: expectedEnd && written(expectedEnd) })),
  });
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: row.email, letter });
});

/** Deletes closed and old messages (L17). */
export const forgetTickets = defineRecurring("support.forget", { everyMinutes: 720 }, async ({ deps, db }) => {
  const ago = (days: number) => new Date(deps.clock.nowMs() - days * DAY_MS);
  const { resolvedAt, receivedAt } = supportMessages;
  await db.delete(supportMessages).where(or(lt(resolvedAt, ago(KEPT_DAYS.resolvedTicket)), lt(receivedAt, ago(KEPT_DAYS.ticket))));
});
