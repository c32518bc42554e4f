import { addMonths, DAY_MS, ENDED_ORDER_STATES, germanDay, GIVEAWAY_CONFIRM_HOURS, HOUR_MS } from "@tribun/domain";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { consentLog, corporateLeads, emailConfirmations, lineNotices, subscriberRecords } from "../db/schema/account.ts";
import { contractSummaries } from "../db/schema/catalogue.ts";
import { guestAnswers, surveyAnswers, surveys } from "../db/schema/fan-service.ts";
import { roamingBlocks, simReplacements, usagePeriods } from "../db/schema/line-care.ts";
import { lineNumbers, lines, sims, tariffChanges } from "../db/schema/lines.ts";
import { declarations, messages, outbox } from "../db/schema/operations.ts";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { portings } from "../db/schema/portings.ts";
import { users } from "../db/schema/users.ts";
import { NIL } from "../db/uuid.ts";
import { defineRecurring } from "../kernel/outbox/recurring.ts";
import { defineSlices, eachAlone, startSlices } from "../kernel/outbox/slices.ts";
import { forgetPosted } from "../sandbox/posted.ts";
import { forgetOrder } from "../base/privacy/forget.ts";
import { KEPT_DAYS } from "../base/privacy/kept-days.ts";
import { forgetRecords, recordsUntil } from "../base/privacy/records.ts";

/** Months after the end of the month of use, because the tariff advice looks at the last twelve (L07). */
const USAGE_MONTHS = 13;

/** Deletes personal data when due (L17). Every step selects all due rows, so a missed run loses nothing. */
export const purge = defineRecurring("privacy.purge", { everyMinutes: 60 }, async ({ deps, db }) => {
  const now = deps.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await startSlices(deps, db, forgetOrders);
  await startSlices(deps, db, forgetSubscribers);
  await forgetDeclarations(db, germanDay(now.getTime()));
  await forgetRecords(db, now);
  await db
    .delete(contractSummaries)
    .where(
      and(
        lt(contractSummaries.createdAt, ago(KEPT_DAYS.unusedSummary)),
        notExists(db.select({ id: orders.id }).from(orders).where(eq(orders.contractSummaryId, contractSummaries.id))),
        notExists(db.select({ id: tariffChanges.id }).from(tariffChanges).where(eq(tariffChanges.contractSummaryId, contractSummaries.id))),
      ),
    );
  await db.delete(usagePeriods).where(lt(usagePeriods.period, addMonths(germanDay(now.getTime()), -USAGE_MONTHS).slice(0, 7)));
  await db.delete(roamingBlocks).where(lt(roamingBlocks.until, ago(KEPT_DAYS.usageRecord)));
  await db.delete(messages).where(lt(messages.sentAt, ago(KEPT_DAYS.message)));
  await forgetPosted(db, ago(KEPT_DAYS.message));
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, ago(KEPT_DAYS.emailLink)));
  await db.delete(guestAnswers).where(lte(guestAnswers.expiresAt, now));
  await forgetRespondents(db, now);
  await db.delete(outbox).where(lt(outbox.failedAt, ago(KEPT_DAYS.failedJob)));
  // A lead that the CRM never accepted counts from its creation.
  await db
    .delete(corporateLeads)
    .where(sql`coalesce(${corporateLeads.handedOverAt}, ${corporateLeads.createdAt}) < ${ago(KEPT_DAYS.lead)}`);
  const longGone = db
    .select({ id: users.id })
    .from(users)
    .where(lt(users.deletedAt, ago(KEPT_DAYS.consentOfDeleted)));
  await db.delete(consentLog).where(inArray(consentLog.userId, longGone));
});

/** Once a survey is over and its last link has expired, a mailbox cannot answer twice any more. */
async function forgetRespondents(db: Db, now: Date): Promise<void> {
  const over = db
    .select({ id: surveys.id })
    .from(surveys)
    .where(lt(surveys.closesAt, new Date(now.getTime() - GIVEAWAY_CONFIRM_HOURS * HOUR_MS)));
  await db
    .update(surveyAnswers)
    .set({ mailbox: null })
    .where(and(isNotNull(surveyAnswers.mailbox), inArray(surveyAnswers.surveyId, over)));
}

/**
 * Deletes the personal data of failed orders after a week. Orders with a payment are accounting records and are kept until the end of the
 * eighth calendar year (§ 147(3) AO). A failed payment does not count.
 */
export const forgetOrders = defineSlices("order.slice", {
  find: ({ deps, db, after, limit }) => {
    const now = deps.clock.now();
    const moved = db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.purpose, "order"), eq(payments.subjectId, orders.id), ne(payments.state, "failed")));
    return db
      .select()
      .from(orders)
      .where(
        and(
          gt(orders.id, after ?? ""),
          inArray(orders.state, [...ENDED_ORDER_STATES]),
          isNull(orders.activatedAt),
          sql`${orders.person} ->> 'birthday' <> ''`,
          or(
            and(lte(orders.updatedAt, new Date(now.getTime() - KEPT_DAYS.endedOrder * DAY_MS)), notExists(moved)),
            lt(orders.updatedAt, recordsUntil(now)),
          ),
        ),
      )
      .orderBy(asc(orders.id))
      .limit(limit)
      .for("update", { skipLocked: true });
  },
  keyOf: ({ id }) => id,
  take: (rows, slice) => eachAlone(slice, rows, forgetOrder),
});

/** Deletes subscriber data at the end of the calendar year after the contract's end (§ 172(6) TKG). Bills keep their own copy for taxes. */
export const forgetSubscribers = defineSlices("subscriber.slice", {
  find: ({ deps, db, after, limit }) =>
    db
      .select({ lineId: subscriberRecords.lineId })
      .from(subscriberRecords)
      .where(and(gt(subscriberRecords.lineId, after ?? NIL), lte(subscriberRecords.deleteOn, germanDay(deps.clock.nowMs()))))
      .orderBy(asc(subscriberRecords.lineId))
      .limit(limit)
      .for("update", { skipLocked: true }),
  keyOf: ({ lineId }) => lineId,
  take: (rows, slice) => eachAlone(slice, rows, (db, { lineId }) => forgetSubscriber(db, lineId)),
});

async function forgetSubscriber(db: Db, lineId: string): Promise<void> {
  await db.delete(subscriberRecords).where(eq(subscriberRecords.lineId, lineId));
  const [line] = await db.update(lines).set({ msisdn: "" }).where(eq(lines.id, lineId)).returning();
  await db.update(simReplacements).set({ eid: null, address: null }).where(eq(simReplacements.lineId, lineId));
  await db.delete(lineNumbers).where(eq(lineNumbers.lineId, lineId));
  await db.delete(lineNotices).where(eq(lineNotices.lineId, lineId));
  await db.update(sims).set({ eid: null, matchingId: null }).where(eq(sims.lineId, lineId));
  await db.update(portings).set({ msisdn: "" }).where(eq(portings.lineId, lineId));
  await db.delete(declarations).where(eq(declarations.lineId, lineId));
  const [order] = line?.orderId ? await db.update(orders).set({ msisdn: "" }).where(eq(orders.id, line.orderId)).returning() : [];
  if (!order) return;
  await forgetOrder(db, order);
  await db.delete(declarations).where(eq(declarations.orderId, order.id));
}

/** Deletes declarations without a running contract once claims have lapsed (§§ 195, 199 BGB: three years from the year's end). */
async function forgetDeclarations(db: Db, today: string): Promise<void> {
  const last = `${Number(today.slice(0, 4)) - 3}-01-01`;
  const living = db
    .select({ id: lines.id })
    .from(lines)
    .where(and(ne(lines.state, "ended"), or(eq(lines.id, declarations.lineId), eq(lines.orderId, declarations.orderId))));
  await db.delete(declarations).where(and(lt(declarations.receivedAt, sql`${last}::date`), notExists(living)));
}
