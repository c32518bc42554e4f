import {
  formatPhone,
  isPackPayable,
  type Language,
  packOrderTransition,
  packTransactionStatus,
  packTransition,
  UNLIMITED,
} from "@tribun/domain";
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type LineRow, lines } from "../db/schema/lines.ts";
import { type OptionRow, options, type PackOrderRow, packOrders, packs } from "../db/schema/packs.ts";
import { users } from "../db/schema/users.ts";
import { Problem } from "../base/problem.ts";
import { addCredit } from "../ledger/charges.ts";
import { returnedPackLabel, unusedPackLabel } from "../ledger/labels.ts";
import { creditedByNotes } from "../ledger/objection-credit.ts";
import { claimReturned, creditReinstated, receiptNumber } from "../payments/returned-money.ts";
import type { PaymentSubject, SubjectContext } from "../kernel/payment-subject.ts";
import type { SubjectFacts, SubjectView } from "../kernel/subject-shape.ts";
import { endPack } from "./end-pack.ts";
import { expirePackOrder, IDLE_MS } from "./jobs.ts";
import { mailPack } from "./mail.ts";
import { addPack, completeRenewal } from "./packs.ts";
import { renewalFailed } from "./renew.ts";
import { advancePackOrder, lockPack, lockPackOrder, optionOf } from "./store.ts";
import { packTexts } from "../words/pack-texts.ts";
import { usedValueOf } from "./unused.ts";

/** The payment subject of packs: a payment adds the pack to its line, or starts its next period. */
export const packSubject: PaymentSubject = {
  purpose: "option",
  find: async (db, id, mode) => {
    if (mode === "lock") await lockPackOrder(db, id);
    const [row] = await db
      .select({ order: packOrders, option: options, line: lines })
      .from(packOrders)
      .innerJoin(options, eq(options.id, packOrders.optionId))
      .innerJoin(lines, eq(lines.id, packOrders.lineId))
      .innerJoin(users, eq(users.id, packOrders.userId))
      .where(eq(packOrders.id, id));
    return row && factsOf(row);
  },
  started: async ({ db, now }, payment) => {
    const order = await lockPackOrder(db, payment.subjectId);
    if (!order) throw Problem.paymentMethodNotFound();
    const method = payment.methodId === null ? {} : { paymentMethodId: payment.methodId };
    await advancePackOrder(db, order, "confirmPayment", now, { reason: null, ...method });
  },
  succeeded: async (context, payment) => {
    const order = await lockPackOrder(context.db, payment.subjectId);
    if (!order || packOrderTransition(order.state, "paymentSucceeded") === undefined) return "giveBack";
    const paid = await advancePackOrder(context.db, order, "paymentSucceeded", context.now, { paidAt: context.now, reason: null });
    const hindrance = await deliver(context, paid);
    if (hindrance === undefined) return "kept";
    await advancePackOrder(context.db, paid, "refund", context.now, { reason: hindrance });
    return "giveBack";
  },
  failed: async (context, payment, reason) => {
    const { deps, db, now } = context;
    const order = await lockPackOrder(db, payment.subjectId);
    if (!order || packOrderTransition(order.state, "paymentRefused") === undefined) return;
    await advancePackOrder(db, order, "paymentRefused", now, { reason });
    // A bank may take days to refuse, so the expiry starts anew. A renewal waits twice as long, because it may need an announcement a day
    // before the next debit.
    const idleMs = order.renewsPackId === null ? IDLE_MS : 2 * IDLE_MS;
    await deps.outbox.enqueue(db, expirePackOrder, { packOrderId: order.id }, { dueAt: new Date(now.getTime() + idleMs) });
    const pack = order.renewsPackId === null ? undefined : await lockPack(db, order.renewsPackId);
    if (pack?.state === "renewing") await renewalFailed(context, order, pack, payment, reason);
  },
  returned: async (context, payment, reason, takenCents) => {
    const { deps, db, now } = context;
    const order = await lockPackOrder(db, payment.subjectId);
    if (!order) return;
    const { unusedCents, ended } = await endReturned(context, order, reason);
    const billed = unusedCents < order.priceCents;
    if (order.state === "paid")
      await deps.outbox.enqueue(db, mailPack, { packOrderId: order.id, kind: "returned", ended, billed, takenCents });
    // The pack gave nothing, the bank took all of the money back and there is no receipt, so neither side owes anything.
    const settled = !billed && takenCents === payment.amountCents;
    if (settled && (await receiptNumber(db, payment.id)) === undefined) return;
    const { name } = await optionOf(db, order.optionId);
    await claimReturned(db, payment, { lineId: order.lineId, label: returnedPackLabel(name), takenCents }, now);
    // A successful objection to the receipt has already credited a part of the price.
    const creditCents = unusedCents - (await creditedByNotes(db, { paymentId: payment.id }));
    if (creditCents <= 0) return;
    await addCredit(db, {
      ...{ lineId: order.lineId, userId: order.userId, teamId: order.teamId, kind: "unusedPack", label: unusedPackLabel(name) },
      ...{ amountCents: creditCents, at: now, sourceId: `unused:${payment.id}` },
    });
  },
  reinstated: async ({ db, now }, payment) => {
    // The money pays again for what the pack gave. Without a claim the pack gave nothing, so there is nothing to pay for.
    if (await creditReinstated(db, payment, now)) return "kept";
    return (await lockPackOrder(db, payment.subjectId))?.state === "paid" ? "kept" : "giveBack";
  },
  gaveBack: async ({ deps, db }, { subjectId: packOrderId }, { refundCents, twice }) => {
    if (twice && refundCents === 0) return;
    await deps.outbox.enqueue(db, mailPack, { packOrderId, kind: twice ? "paidTwice" : "refunded", refundCents });
  },
};

/**
 * Ends the pack when the bank took back the payment of its current period. The pack goes on if a later period is paid.
 * @returns gross cents of the price that the pack did not use, and whether it was ended
 */
async function endReturned({ deps, db, now }: SubjectContext, order: PackOrderRow, reason: string) {
  const kept = { unusedCents: 0, ended: false };
  if (order.state !== "paid") return kept;
  await advancePackOrder(db, order, "refund", now, { reason });
  const [found] = await db.select({ id: packs.id }).from(packs).where(eq(packs.orderId, order.id));
  const packId = order.renewsPackId ?? found?.id;
  const pack = packId === undefined ? undefined : await lockPack(db, packId);
  if (!pack || packTransition(pack.state, "stop") === undefined || (await wasRenewedAfter(db, pack.id, order))) return kept;
  const usedCents = now < pack.endsAt ? await usedValueOf(db, pack, order.priceCents, now) : order.priceCents;
  await endPack(deps, db, pack, "stop", now, "paymentReturned");
  return { unusedCents: order.priceCents - usedCents, ended: true };
}

async function wasRenewedAfter(db: Db, packId: string, { paidAt }: PackOrderRow): Promise<boolean> {
  if (paidAt === null) return false;
  return (await db.$count(packOrders, and(eq(packOrders.renewsPackId, packId), gt(packOrders.paidAt, paidAt)))) > 0;
}

/** Delivers a paid pack or renewal. @returns the reason when that is impossible: the line or pack has ended, or the match is over */
async function deliver({ deps, db, now }: SubjectContext, order: PackOrderRow): Promise<"lineEnded" | "matchOff" | undefined> {
  const [line] = await db.select().from(lines).where(eq(lines.id, order.lineId)).for("update");
  if (line?.state !== "active") return "lineEnded";
  if (order.renewsPackId !== null) {
    const pack = await lockPack(db, order.renewsPackId);
    if (pack?.state !== "renewing") return "lineEnded";
    await completeRenewal(deps, db, pack, order.priceCents, now);
    return undefined;
  }
  if (!(await addPack(deps, db, order, await optionOf(db, order.optionId), now))) return "matchOff";
  await deps.outbox.enqueue(db, mailPack, { packOrderId: order.id, kind: "bought" });
  return undefined;
}

type Found = {
  readonly order: PackOrderRow;
  readonly option: OptionRow;
  readonly line: LineRow;
};

function factsOf({ order, option, line }: Found): SubjectFacts {
  return {
    teamId: order.teamId,
    userId: order.userId,
    number: order.number,
    transactionId: order.transactionId,
    amountCents: order.priceCents,
    language: order.language,
    // Each renewal is charged to this payment method.
    keeps: option.renewal === "auto" ? "always" : "asked",
    payable: isPackPayable(order.state) && line.state === "active",
    status: packTransactionStatus(order.state),
    reason: order.reason,
    view: (language) => viewOf(order, option, line, language),
  };
}

const MB_PER_GB = 1000;

function viewOf(order: PackOrderRow, option: OptionRow, line: LineRow, language: Language): SubjectView {
  const t = packTexts(language);
  const validity = t.validity(option.validity);
  const renewal = option.renewal === "auto" ? t.auto : t.once;
  return {
    product: option.name,
    term: `${validity}, ${renewal}`,
    ...markOf(option),
    rows: [
      [t.labels.number, order.number],
      [t.labels.pack, option.name],
      [t.labels.line, formatPhone(line.msisdn)],
      [t.labels.validity, `${validity}, ${renewal}`],
      [t.labels.start, order.matchId !== null ? t.startAtMatch : order.earlyStart ? t.startNow : t.startLater],
    ],
    lead: t.lead,
  };
}

/** The large figure on the order summary; none for unlimited volume. */
function markOf({ dataMb, minutes, sms }: OptionRow): Pick<SubjectView, "mark"> {
  if (dataMb !== null && dataMb !== UNLIMITED) return { mark: { value: dataMb / MB_PER_GB, unit: "GB" } };
  if (minutes !== null && minutes !== UNLIMITED) return { mark: { value: minutes, unit: "min" } };
  if (sms !== null && sms !== UNLIMITED) return { mark: { value: sms, unit: "SMS" } };
  return {};
}
