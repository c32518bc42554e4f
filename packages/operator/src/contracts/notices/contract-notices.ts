import { addMonths, germanDay } from "@tribun/domain";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { lineEnds, lineNotices, NOTICE_KINDS } from "../../db/schema/account.ts";
import { tariffs } from "../../db/schema/catalogue.ts";
import { lines } from "../../db/schema/lines.ts";
import { orders } from "../../db/schema/orders.ts";
import { users } from "../../db/schema/users.ts";
import { NIL } from "../../db/uuid.ts";
import type { Deps } from "../../kernel/deps.ts";
import { NOTICE_MAILS } from "../../words/notice-texts.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { workOf } from "../../kernel/outbox/outbox.ts";
import { defineRecurring } from "../../kernel/outbox/recurring.ts";
import { defineSlices, startSlices } from "../../kernel/outbox/slices.ts";
import { paperName } from "../../papers/file-name.ts";
import { noticeText } from "../../papers/notice-texts.ts";
import { sheetPdf } from "../../papers/sheet-pdf.ts";
import { touch } from "../../base/touch.ts";
import { noticeFacts } from "./facts.ts";

/** Month of the contract in which the first advice is due. Later ones follow a year apart. */
const FIRST_MONTH = 11;
/** Months before the end of the minimum term at which the reminder is sent: well before the last day to give notice. */
const BEFORE_END_MONTHS = 2;

const notice = v.object({ lineId: v.string(), kind: v.picklist(NOTICE_KINDS), period: v.string() });
/** The notices that fall due by themselves. */
const NOTICES = ["bestTariff", "extension"] as const;

/** Sends one notice and stores its facts. A second job for the same line and period does nothing. */
export const sendLineNotice = defineJob(
  "line.notice",
  notice,
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
    await deps.providers.mail.send(db, {
      reference: id,
      teamId: team.id,
      to: email,
      letter: NOTICE_MAILS[language][kind](facts),
      attachments,
    });
  },
  { lane: "messages" },
);

/** A job for each notice. One that waits for the mail server or for staff needs no second job. */
export function enqueueNotices(deps: Deps, db: Db, notices: readonly v.InferInput<typeof notice>[]): Promise<void> {
  return deps.outbox.enqueueAll(
    db,
    notices.map((one) => workOf(sendLineNotice, one, { once: `${one.lineId} ${one.kind} ${one.period}` })),
  );
}

/** What makes a notice due today, and the period that it is for. */
const DUE: Readonly<
  Record<"bestTariff" | "extension", (today: string) => { readonly due: SQL | undefined; readonly period: SQL<string> }>
> = {
  bestTariff: (today) => {
    // Whole months between the first day and today. The advice's period is the number of its contract year.
    const months = sql`(extract(year from age(${today}::date, ${startedOn})) * 12 + extract(month from age(${today}::date, ${startedOn})))`;
    return { due: sql`${months} >= ${FIRST_MONTH}`, period: sql<string>`(floor((${months} - ${FIRST_MONTH}) / 12) + 1)::int::text` };
  },
  extension: (today) => ({
    // Includes missed dates: a late reminder still says how to end the contract now.
    due: and(lte(lines.commitmentEnd, addMonths(today, BEFORE_END_MONTHS)), isNull(lineEnds.lineId)),
    period: sql<string>`${lines.commitmentEnd}::text`,
  }),
};

const startedOn = sql`(${lines.activatedAt} at time zone 'Europe/Berlin')::date`;

/** Finds the lines with a due notice of one kind. */
export const findNotices = defineSlices("line.slice", {
  find: ({ deps, db, of, after, limit }) => {
    const kind = v.parse(v.picklist(NOTICES), of);
    const { due, period } = DUE[kind](germanDay(deps.clock.nowMs()));
    return db
      .select({ lineId: lines.id, kind: sql<typeof kind>`${kind}::text`, period })
      .from(lines)
      .leftJoin(lineEnds, eq(lineEnds.lineId, lines.id))
      .where(
        and(
          gt(lines.id, after ?? NIL),
          inArray(lines.state, ["active", "blocked"]),
          isNotNull(lines.activatedAt),
          due,
          sql`not exists (select 1 from ${lineNotices} n where n.line_id = ${lines.id} and n.kind = ${kind} and n.period = ${period})`,
        ),
      )
      .orderBy(asc(lines.id))
      .limit(limit);
  },
  keyOf: ({ lineId }) => lineId,
  take: (rows, { deps, db }) => enqueueNotices(deps, db, rows),
});

/** Queues the legal notices that are due: yearly tariff advice (L07), and the reminder before a contract is extended (L05). */
export const contractNotices = defineRecurring("contract.notices", { everyMinutes: 360 }, async ({ deps, db }) => {
  for (const kind of NOTICES) await startSlices(deps, db, findNotices, kind);
});
