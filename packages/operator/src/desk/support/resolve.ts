import { faultCompensation, euro, germanDay, type Money } from "@tribun/domain";
import { and, eq, gt, sum } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { retryingRaces } from "../../db/retry.ts";
import { charges } from "../../db/schema/billing.ts";
import { tariffs } from "../../db/schema/catalogue.ts";
import { type SupportMessageRow, supportMessages } from "../../db/schema/fan-service.ts";
import { lines } from "../../db/schema/lines.ts";
import { orders } from "../../db/schema/orders.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { germanTime } from "../../words/messages.ts";
import { SUPPORT_MAILS } from "../../words/support-texts.ts";
import { euros } from "../../words/written.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { touch } from "../../base/touch.ts";
import { addCredit } from "../../ledger/charges.ts";
import { agreedOn, changesOfLine } from "../../lines/tariff-changes/agreed.ts";
import { isOwnCase } from "../../care/support/hand-to-care.ts";
import { ownGreeting } from "./own-greeting.ts";

const LABEL = { de: "Entschädigung für die Störung", tr: "Arıza tazminatı" };

/** What staff decide about a ticket. */
type Verdict = { readonly outage: boolean; readonly answer?: string | undefined };

/** How a ticket was closed. */
export type Resolution = {
  readonly resolvedAt: Date;
  /** Compensation for a complete outage of a line; absent without one. */
  readonly compensation?: Money;
};

/**
 * Closes a ticket. A complete outage of a line earns its fan a compensation, which the next invoice credits automatically (§ 58(3) TKG,
 * L08). Mail, credit, answer and mark are one transaction.
 * @throws Problem -1 with status 404 for an unknown ticket, 409 for a closed one and for an answer to one of our own cases, which reaches
 * no fan
 */
export async function resolveTicket(deps: Deps, ticket: string, { outage, answer }: Verdict): Promise<Resolution> {
  const resolvedAt = deps.clock.now();
  const close = async (tx: Db): Promise<Resolution> => {
    const here = eq(supportMessages.id, ticket);
    const [row] = await tx.select().from(supportMessages).where(here).for("update");
    if (!row) throw Problem.failed({ status: 404, reason: "unknownTicket" });
    if (row.resolvedAt) throw Problem.failed({ status: 409, reason: "alreadyResolved" });
    if (answer !== undefined && isOwnCase(row.reference)) throw Problem.failed({ status: 409, reason: "ownCase" });
    await tx.update(supportMessages).set({ resolvedAt, answer }).where(here);
    const compensation = outage && row.topic === "fault" ? await compensate(tx, row, resolvedAt) : undefined;
    if (row.topic === "fault" || answer !== undefined) await tell(deps, tx, row, { resolvedAt, outage, answer, compensation });
    if (row.userId !== null) await touch(tx, row.userId);
    return { resolvedAt, ...(compensation && { compensation }) };
  };
  // A simultaneous account deletion locks the fan's row before the tickets, so a deadlock is possible.
  return retryingRaces(() => deps.db.transaction(close));
}

/**
 * Credits the compensation. It deducts what another report of the same line has earned for the same days, so that an outage is compensated
 * once.
 */
async function compensate(db: Db, row: SupportMessageRow, resolvedAt: Date): Promise<Money | undefined> {
  if (row.lineId === null) return undefined;
  await db.select({ id: lines.id }).from(lines).where(eq(lines.id, row.lineId)).for("update");
  const [line] = await db
    .select({ userId: lines.userId, tariff: tariffs, order: orders })
    .from(lines)
    .innerJoin(tariffs, eq(tariffs.id, lines.tariffId))
    .leftJoin(orders, eq(orders.id, lines.orderId))
    .where(eq(lines.id, row.lineId));
  if (!line) return undefined;
  // The share refers to the monthly fee agreed for that day, whatever the tariff costs today.
  const changes = await changesOfLine(db, row.lineId);
  const { monthlyCents } = agreedOn({ ...line, changes }, germanDay(row.receivedAt.getTime()));
  const whole = faultCompensation(row.receivedAt.getTime(), resolvedAt.getTime(), euro(monthlyCents));
  const ofLine = and(eq(charges.lineId, row.lineId), eq(charges.kind, "faultCompensation"), gt(charges.at, row.receivedAt));
  const [given] = await db
    .select({ cents: sum(charges.amountCents) })
    .from(charges)
    .where(ofLine);
  const owed = euro(whole.amount + Number(given?.cents ?? 0));
  if (owed.amount <= 0) return undefined;
  const credit = { kind: "faultCompensation", label: LABEL, amountCents: owed.amount, at: resolvedAt, sourceId: `fault:${row.id}` };
  await addCredit(db, { ...credit, lineId: row.lineId, userId: line.userId, teamId: row.teamId });
  return owed;
}

type Told = Verdict & { readonly resolvedAt: Date; readonly compensation: Money | undefined };

async function tell(deps: Deps, db: Db, row: SupportMessageRow, { resolvedAt, outage, answer, compensation }: Told): Promise<void> {
  const team = deps.teams.get(row.teamId);
  if (!team) return;
  const facts = {
    greeting: await ownGreeting(db, row),
    club: team.name,
    hotline: team.hotline,
    ticket: row.id,
    receivedAt: germanTime(row.receivedAt, row.language),
    answer,
  };
  const mails = SUPPORT_MAILS[row.language];
  const text =
    row.topic === "fault"
      ? mails.faultClosed({
          ...{ ...facts, closedAt: germanTime(resolvedAt, row.language), toNobody: outage && row.lineId === null },
          ...(compensation && { compensation: euros(compensation.amount, row.language) }),
        })
      : mails.answered(facts);
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: row.email, letter: text });
}
