import { ORDER_UNDER_WAY_STATES, type Reason, transition } from "@tribun/domain";
import { and, eq, gte, inArray, isNotNull, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { contactChanges, emailConfirmations, fanProfiles, lineEnds } from "../db/schema/account.ts";
import { billingAccounts, charges, invoices } from "../db/schema/billing.ts";
import { supportMessages, surveyAnswers } from "../db/schema/fan-service.ts";
import { fanPoints, gamePlays, invitationBonuses, userBadges } from "../db/schema/games.ts";
import { callRecords } from "../db/schema/line-care.ts";
import { lines, partnerCustomers } from "../db/schema/lines.ts";
import { reservations } from "../db/schema/numbers.ts";
import { declarations, outbox } from "../db/schema/operations.ts";
import { orders } from "../db/schema/orders.ts";
import { payouts, sepaMandates } from "../db/schema/payments.ts";
import { idempotencyKeys, otps, passkeyChallenges, passkeys, resetTokens, users, type UserRow } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { ACCOUNT_MAILS } from "../words/account-texts.ts";
import { sendMail } from "../kernel/mail/send-mail-job.ts";
import { hasOpenLine } from "../fans/account/facts.ts";
import { endSessions } from "../fans/auth/sessions.ts";
import { advance } from "../orders/store.ts";
import { rememberFan } from "../fun/invitations/known-friends.ts";
import { forgetMethods } from "../payments/methods/remove.ts";
import { isRefundOwed } from "../payments/failed-refunds.ts";
import { OUR_REFERENCE } from "../care/support/hand-to-care.ts";
import { ANONYMOUS, forgetOrder } from "../base/privacy/forget.ts";
import { greetingTo } from "../words/greeting.ts";

/**
 * Deletes an account. Data without a further use are deleted at once. Data that the law requires are anonymised now and deleted when due
 * (L17). The caller must have checked the password.
 * @throws Problem -1 with status 409 and reason `lineActive`, `orderOpen` or `invoiceOpen` (money owed by either side)
 */
export async function deleteAccount(deps: Deps, fan: UserRow): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (db) => {
    const [row] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, fan.id), isNull(users.deletedAt)))
      .for("update");
    if (!row) throw Problem.notSignedIn();
    await refuseOpen(db, row);
    await sayGoodbye(deps, db, row);
    await forgetOrders(db, row.id, now);
    await forgetMethods(deps, db, fan.id);
    await rememberFan(db, deps.config, row);
    await forgetBelongings(db, row, now);
    await forgetWork(db, row);
    await endSessions(db, row);
    await db
      .update(users)
      .set({
        ...ANONYMOUS,
        ...{ email: `deleted+${row.id}@invalid`, phone: null, invitationCode: `deleted:${row.id}` },
        ...{ passwordHash: null, deletedAt: now, profileVersion: row.profileVersion + 1 },
      })
      .where(eq(users.id, row.id));
  });
}

async function refuseOpen(db: Db, fan: UserRow): Promise<void> {
  const refuse = (reason: Reason) => Problem.failed({ status: 409, reason });
  if (await hasOpenLine(db, fan.id)) throw refuse("lineActive");
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, fan.id), inArray(orders.state, [...ORDER_UNDER_WAY_STATES])));
  // The refund of a jersey waits for its return (§ 357(4) BGB).
  const [goods] = await db
    .select({ id: declarations.id })
    .from(declarations)
    .innerJoin(orders, eq(orders.id, declarations.orderId))
    .where(and(eq(orders.userId, fan.id), inArray(declarations.returnState, ["awaited", "overdue"])));
  if (order || goods) throw refuse("orderOpen");
  const [invoice] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.userId, fan.id), notInArray(invoices.state, ["paid", "credited"])));
  if (invoice) throw refuse("invoiceOpen");
  const [charge] = await db
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.userId, fan.id), isNull(charges.invoiceId), ne(charges.amountCents, 0)));
  // The last days of a contract are billed, and credits are issued, at the end of their month.
  const [unbilled] = await db
    .select({ id: lines.id })
    .from(lines)
    .innerJoin(lineEnds, eq(lineEnds.lineId, lines.id))
    .leftJoin(billingAccounts, eq(billingAccounts.userId, lines.userId))
    .where(
      and(
        eq(lines.userId, fan.id),
        isNotNull(lines.activatedAt),
        or(isNull(billingAccounts.nextMonth), gte(lineEnds.endsOn, billingAccounts.nextMonth)),
      ),
    );
  const [owed] = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.userId, fan.id), ne(payouts.state, "paid")));
  if (charge || unbilled || owed || (await isRefundOwed(db, fan.id))) throw refuse("invoiceOpen");
}

async function sayGoodbye(deps: Deps, db: Db, fan: UserRow): Promise<void> {
  const team = deps.teams.get(fan.teamId);
  if (!team) return;
  const text = ACCOUNT_MAILS[fan.language].deleted({ greeting: greetingTo(fan, fan.language), club: team.name, hotline: team.hotline });
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: fan.email, letter: text });
}

/** Empties the payload of finished and failed jobs; failed ones are kept for three months. Open jobs, such as the last mail, still run. */
async function forgetWork(db: Db, fan: UserRow): Promise<void> {
  const { payload, doneAt, failedAt } = outbox;
  const mailed = sql`${fan.email} in (${payload} ->> 'to', ${payload} ->> 'email') and (${payload} ->> 'teamId')::int = ${fan.teamId}`;
  // Usage names called numbers.
  const used = sql`exists (select 1 from ${lines} where ${lines.userId} = ${fan.id}
    and ${payload} -> 'records' @> jsonb_build_array(jsonb_build_object('lineId', ${lines.id})))`;
  const ofFan = or(sql`${payload} ->> 'userId' = ${fan.id}`, mailed, used);
  await db
    .update(outbox)
    .set({ payload: {} })
    .where(and(or(isNotNull(doneAt), isNotNull(failedAt)), ofFan));
}

/** Cancels open orders. Deletes the personal data of orders that never became a contract; a contract's data are deleted when due. */
async function forgetOrders(db: Db, userId: string, now: Date): Promise<void> {
  for (const order of await db.select().from(orders).where(eq(orders.userId, userId)).for("update")) {
    const ended = transition(order.state, "cancel") ? await advance(db, order, "cancel", now, { reason: "accountDeleted" }) : order;
    if (ended.activatedAt === null) await forgetOrder(db, ended);
  }
  await db
    .update(reservations)
    .set({ state: "released" })
    .where(and(eq(reservations.userId, userId), inArray(reservations.state, ["held", "paymentHeld"])));
}

async function forgetBelongings(db: Db, fan: UserRow, now: Date): Promise<void> {
  const access = [emailConfirmations, contactChanges, resetTokens, passkeys, passkeyChallenges];
  for (const table of [...access, fanProfiles, gamePlays, invitationBonuses, fanPoints, userBadges, partnerCustomers])
    await db.delete(table).where(eq(table.userId, fan.id));
  await forgetMessages(db, fan.id);
  const own = db.select({ id: lines.id }).from(lines).where(eq(lines.userId, fan.id));
  await db.delete(callRecords).where(inArray(callRecords.lineId, own));
  if (fan.phone !== null) await db.delete(otps).where(and(eq(otps.teamId, fan.teamId), eq(otps.phone, fan.phone)));
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, fan.id));
  await db
    .update(surveyAnswers)
    .set({ userId: null, mailbox: null, respondent: sql`'deleted:' || gen_random_uuid()` })
    .where(eq(surveyAnswers.userId, fan.id));
  // A mandate proves debits against the bank for 13 months after the last one, so it is only revoked.
  await db
    .update(sepaMandates)
    .set({ revokedAt: now })
    .where(and(eq(sepaMandates.userId, fan.id), isNull(sepaMandates.revokedAt)));
}

/** Keeps tickets for work that staff still have to do, without the fan's data; `forgetTickets` deletes them later. */
async function forgetMessages(db: Db, userId: string): Promise<void> {
  const { reference, resolvedAt } = supportMessages;
  const ours = and(isNull(resolvedAt), sql`coalesce(${reference}, '') ~ ${OUR_REFERENCE}`);
  await db
    .update(supportMessages)
    .set({ name: "", email: "", phone: null })
    .where(and(eq(supportMessages.userId, userId), ours));
  await db.delete(supportMessages).where(and(eq(supportMessages.userId, userId), sql`not (${ours})`));
}
