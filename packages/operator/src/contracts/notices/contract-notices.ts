import { addMonths, germanDay } from "@tribun/domain";
import { and, eq, inArray, isNotNull, isNull, lte, ne, notExists, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { lineEnds, lineNotices, NOTICE_KINDS } from "../../db/schema/account.ts";
import { tariffs } from "../../db/schema/catalogue.ts";
import { lines } from "../../db/schema/lines.ts";
import { outbox } from "../../db/schema/operations.ts";
import { orders } from "../../db/schema/orders.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { NOTICE_MAILS } from "../../words/notice-texts.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { defineRecurring } from "../../kernel/outbox/recurring.ts";
import { paperName } from "../../papers/file-name.ts";
import { noticeText } from "../../papers/notice-texts.ts";
import { sheetPdf } from "../../papers/sheet-pdf.ts";
import { touch } from "../../base/touch.ts";
import { noticeFacts } from "./facts.ts";

/** Lines per run; the next run takes the rest. */
const BATCH = 2000;
/** Month of the contract in which the first advice is due. Later ones follow a year apart. */
const FIRST_MONTH = 11;
/** Months before the end of the minimum term at which the reminder is sent: well before the last day to give notice. */
const BEFORE_END_MONTHS = 2;

/** Sends one notice and stores its facts. A second job for the same line and period does nothing. */
export const sendLineNotice = defineJob(
  "line.notice",
  v.object({ lineId: v.string(), kind: v.picklist(NOTICE_KINDS), period: v.string() }),
  async ({ lineId, kind, period }, { deps, db, id }) => {
    const [found] = await db
      .select({ line: lines, tariff: tariffs, fan: users, order: orders })
      .from(lines)
      .innerJoin(tariffs, eq(tariffs.id, lines.tariffId))
      .innerJoin(users, eq(users.id, lines.userId))
      .leftJoin(orders, eq(orders.id, lines.orderId))
      .where(and(eq(lines.id, lineId), ne(lines.state, "ended")));
    const team = found && deps.teams.get(found.line.teamId);
    if (!found || !team) return;
    const sentAt = deps.clock.now();
    const facts = await noticeFacts(db, { kind, period }, found, team, germanDay(sentAt.getTime()));
    const written = await db.insert(lineNotices).values({ lineId, kind, period, facts, sentAt }).onConflictDoNothing().returning();
    if (written.length === 0) return;
    // Lets an open account page refetch and show the notice.
    await touch(db, found.fan.id);
    const { language, email } = found.fan;
    const origin = { language, teamId: team.id, createdAt: sentAt.toISOString() };
    const content = await sheetPdf(noticeText(kind, facts, team, language), origin);
    const attachments = [{ fileName: paperName(team, kind, language), contentType: "application/pdf", content }];
    await deps.providers.mail.send(db, { reference: id, teamId: team.id, to: email, ...NOTICE_MAILS[language][kind](facts), attachments });
  },
  { lane: "messages" },
);

/** Queues the legal notices that are due: yearly tariff advice (L07), and the reminder before a contract is extended (L05). */
export const contractNotices = defineRecurring("contract.notices", { everyMinutes: 360 }, async ({ deps, db }) => {
  const today = germanDay(deps.clock.nowMs());
  // Whole months between the first day and today. The advice's period is the number of its contract year.
  const months = sql`(extract(year from age(${today}::date, ${startedOn})) * 12 + extract(month from age(${today}::date, ${startedOn})))`;
  const year = sql<string>`(floor((${months} - ${FIRST_MONTH}) / 12) + 1)::int::text`;
  await enqueueDue(deps, db, "bestTariff", year, sql`${months} >= ${FIRST_MONTH}`);
  // Includes missed dates: a late reminder still says how to end the contract now.
  const soon = and(lte(lines.commitmentEnd, addMonths(today, BEFORE_END_MONTHS)), isNull(lineEnds.lineId));
  await enqueueDue(deps, db, "extension", sql<string>`${lines.commitmentEnd}::text`, soon);
});

const startedOn = sql`(${lines.activatedAt} at time zone 'Europe/Berlin')::date`;

async function enqueueDue(deps: Deps, db: Db, kind: "bestTariff" | "extension", period: SQL<string>, due: SQL | undefined): Promise<void> {
  // A notice whose job waits for the mail server or for staff needs no second job.
  const waits = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, sendLineNotice.kind),
        isNull(outbox.doneAt),
        sql`${outbox.payload} @> jsonb_build_object('lineId', ${lines.id}, 'kind', ${kind}::text, 'period', ${period})`,
      ),
    );
  const rows = await db
    .select({ lineId: lines.id, period })
    .from(lines)
    .leftJoin(lineEnds, eq(lineEnds.lineId, lines.id))
    .where(
      and(
        inArray(lines.state, ["active", "blocked"]),
        isNotNull(lines.activatedAt),
        due,
        sql`not exists (select 1 from ${lineNotices} n where n.line_id = ${lines.id} and n.kind = ${kind} and n.period = ${period})`,
        notExists(waits),
      ),
    )
    .limit(BATCH);
  for (const row of rows) await deps.outbox.enqueue(db, sendLineNotice, { lineId: row.lineId, kind, period: row.period });
}
