import { type DaySpan, germanDay, monthOf, nextMonth, startOfGermanDay } from "@tribun/domain";
import { and, eq, gt, gte, isNull, min, or } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { billingAccounts, charges, invoiceItems, type InvoiceRow, invoices } from "../db/schema/billing.ts";
import { tariffChanges } from "../db/schema/lines.ts";
import { type UserRow, users } from "../db/schema/users.ts";
import { wasOnlyVerified } from "../ledger/verified.ts";
import { addCredit } from "../ledger/charges.ts";
import { baseFees, type BilledContract, contractsOf, startOf, unbilledCharges } from "./entries.ts";
import { invoiceFacts } from "./facts.ts";
import { endedLabel, fallenLabel, IDENTITY_CREDIT, withdrawnLabel } from "../ledger/labels.ts";
import { creditedOfItem } from "../ledger/objection-credit.ts";
import { lockArrears } from "../ledger/arrears.ts";
import { draftInvoice, type DraftInvoice, numberInvoice } from "./write.ts";

/**
 * Bills a fan for every past month that is not billed yet, with one invoice for all lines. Locks the fan's billing account, and the
 * invoice's unique key contains the month, so parallel processes bill each month once.
 * @param beforeNumbers further work with the new invoices before their numbers are drawn, which makes the bills of the same club wait
 * @returns the new invoices
 */
export async function billFan(
  db: Db,
  userId: string,
  now: Date,
  beforeNumbers: (drafts: readonly DraftInvoice[], contracts: readonly BilledContract[]) => Promise<void> = () => Promise.resolve(),
): Promise<readonly InvoiceRow[]> {
  // Lock the arrears, so that an objection decided at the same time and a withdrawal's credits do not refund the same money.
  await lockArrears(db, userId);
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const contracts = await contractsOf(db, userId);
  const first = contracts.flatMap((contract) => startOf(contract) ?? []).toSorted()[0] ?? (await firstUnbilledDay(db, userId));
  if (!user || first === undefined) return [];
  const account = await lockAccount(db, userId, monthOf(first).from);
  await postCredits(db, user, contracts, now);

  const running = monthOf(germanDay(now.getTime()));
  const drafts: DraftInvoice[] = [];
  let month = monthOf(account.nextMonth);
  for (; month.from < running.from; month = nextMonth(month.from)) {
    const draft = await billMonth(db, user, contracts, month, now);
    if (draft) drafts.push(draft);
  }
  await db.update(billingAccounts).set({ nextMonth: month.from }).where(eq(billingAccounts.userId, userId));
  await beforeNumbers(drafts, contracts);
  const made: InvoiceRow[] = [];
  for (const draft of drafts) made.push(await numberInvoice(db, draft));
  return made;
}

async function lockAccount(db: Db, userId: string, nextMonth: string): Promise<{ readonly nextMonth: string }> {
  const locked = () => db.select().from(billingAccounts).where(eq(billingAccounts.userId, userId)).for("update");
  const [present] = await locked();
  if (present) return present;
  await db.insert(billingAccounts).values({ userId, nextMonth }).onConflictDoNothing();
  const [account] = await locked();
  if (!account) throw new Error("billing account was not written");
  return account;
}

/** The day of the oldest unbilled charge: billing starts there for a fan whose lines never began. */
async function firstUnbilledDay(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ at: min(charges.at) })
    .from(charges)
    .where(and(eq(charges.userId, userId), isNull(charges.invoiceId)));
  return row?.at ? germanDay(row.at.getTime()) : undefined;
}

async function billMonth(
  db: Db,
  user: UserRow,
  contracts: readonly BilledContract[],
  month: DaySpan,
  now: Date,
): Promise<DraftInvoice | undefined> {
  const entries = [...baseFees(contracts, month), ...(await unbilledCharges(db, user.id, month.to, "lock"))];
  if (entries.length === 0) return undefined;
  const period = servedDays(contracts, month);
  return draftInvoice(db, {
    user,
    kind: "period",
    key: `period:${user.id}:${month.from.slice(0, 7)}`,
    period,
    entries,
    facts: await invoiceFacts(db, user, contracts, period, now),
    issuedAt: now,
  });
}

/** The days of a month on which any line was in service; the first bill begins with the activation, the last one ends with the contract. */
function servedDays(contracts: readonly BilledContract[], month: DaySpan): DaySpan {
  const served = contracts.flatMap((contract) => {
    const start = startOf(contract);
    const end = contract.end?.endsOn ?? month.to;
    return start === undefined || start > month.to || end < month.from ? [] : [{ start, end }];
  });
  const from = served.map(({ start }) => start).toSorted()[0] ?? month.from;
  const to =
    served
      .map(({ end }) => end)
      .toSorted()
      .at(-1) ?? month.to;
  return { from: from > month.from ? from : month.from, to: to < month.to ? to : month.to };
}

/** Posts the credits that follow from a contract. Each credit has its own source id, so posting it again does nothing. */
async function postCredits(db: Db, user: UserRow, contracts: readonly BilledContract[], now: Date): Promise<void> {
  const owner = { userId: user.id, teamId: user.teamId };
  for (const contract of contracts) {
    const { line, order, end } = contract;
    if (order && line.activatedAt && order.payment.identityCharge > 0 && !(await wasOnlyVerified(db, order.id))) {
      await addCredit(db, {
        ...{ ...owner, lineId: line.id, kind: "identityCredit", label: IDENTITY_CREDIT },
        ...{ amountCents: order.payment.identityCharge, at: line.activatedAt, sourceId: `identity:${order.id}` },
      });
    }
    if (!end) continue;
    const fallenOn = await firstFallen(db, line.id);
    const billed = await db
      .select({ item: invoiceItems, from: invoices.periodFrom, to: invoices.periodTo })
      .from(invoiceItems)
      .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
      .where(
        and(
          ...[eq(invoiceItems.lineId, line.id), eq(invoiceItems.kind, "baseFee")],
          // Staff may accept a termination late: the bills may then cover days after the contract's end (§ 130 BGB), or a tariff change
          // that the termination cancels.
          end.cause === "withdrawal"
            ? undefined
            : or(gt(invoices.periodTo, end.endsOn), fallenOn === undefined ? undefined : gte(invoices.periodFrom, fallenOn)),
        ),
      );
    for (const { item, from, to } of billed) {
      const owedCents = baseFees([contract], monthOf(from)).reduce((cents, { grossCents }) => cents + grossCents, 0);
      const amountCents = item.grossCents - owedCents - (await creditedOfItem(db, item));
      if (amountCents <= 0) continue;
      const withdrawn = end.cause === "withdrawal";
      const fallen = !withdrawn && to <= end.endsOn;
      const label = withdrawn ? withdrawnLabel(item.label) : fallen ? fallenLabel(item.label) : endedLabel(item.label, end.endsOn);
      await addCredit(db, {
        ...{ ...owner, lineId: line.id, kind: withdrawn ? "withdrawn" : "ended", label },
        ...{ amountCents, at: atLatest(fallen ? from : end.endsOn, now), sourceId: `${withdrawn ? "withdrawn" : "ended"}:${item.id}` },
      });
    }
  }
}

/** The first day of a line's cancelled tariff change: the contract was terminated before that day, so the change never applied. */
async function firstFallen(db: Db, lineId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ day: min(tariffChanges.effectiveOn) })
    .from(tariffChanges)
    .where(and(eq(tariffChanges.lineId, lineId), eq(tariffChanges.state, "cancelled")));
  return row?.day ?? undefined;
}

function atLatest(day: string, now: Date): Date {
  const start = new Date(startOfGermanDay(day));
  return start < now ? start : now;
}
