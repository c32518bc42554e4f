import {
  euro,
  germanDay,
  isBusiness,
  isPersonalised,
  paidByPart,
  settleWithdrawal,
  transition,
  usedValue,
  withdrawalEnd,
  type Language,
  type Money,
} from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { lineEnds } from "../../db/schema/account.ts";
import { charges } from "../../db/schema/billing.ts";
import { reservations } from "../../db/schema/numbers.ts";
import { type OrderRow, orders } from "../../db/schema/orders.ts";
import type { Deps } from "../../kernel/deps.ts";
import { euros, writtenDay } from "../../words/written.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import { closeCheckouts } from "../../payments/checkout/store.ts";
import { billFanJob } from "../../billing/billing-run.ts";
import { addCharge, addCredit } from "../../ledger/charges.ts";
import { WITHDRAWN_JERSEY, WITHDRAWN_ORDER, withdrawnLabel } from "../../ledger/labels.ts";
import { creditedOfItem, itemOf } from "../../ledger/objection-credit.ts";
import { jerseyParcel, stopJersey } from "../../orders/jerseys/jersey-parcel.ts";
import { advance } from "../../orders/store.ts";
import { touch } from "../../base/touch.ts";
import { endPortingOf } from "../../portings/end.ts";
import { endLine } from "../../line-life/end-line.ts";
import { afterDay } from "../../lines/after-day.ts";
import { awaitReturn, returnDays } from "./goods-return.ts";
import { inform } from "./inform.ts";
import type { FoundContract } from "./match.ts";
import { isSetOff, moneyOf } from "../../orders/order-money.ts";
import { partnerLinesOf, relatedWithdrawalEnd, writtenPartners } from "../../line-life/partner-lines.ts";
import { payBack } from "../../orders/pay-back.ts";
import { type DeclarationRow, move } from "./store.ts";

/** A contract with its order, which a withdrawal needs. */
export type OrderedContract = FoundContract & { readonly order: OrderRow };

/** Why staff must review a withdrawal; undefined when it is carried out automatically. */
export async function withdrawalDoubt(db: Db, { fan, order, line }: OrderedContract, row: DeclarationRow): Promise<string | undefined> {
  // Only consumers may withdraw (§ 312g BGB). Staff answer a company.
  if (isBusiness(fan.customerType)) return "business";
  const declaredOn = germanDay(row.receivedAt.getTime());
  if (row.part === "jersey") {
    if (!order.jersey) return "noJersey";
    if (isPersonalised(order.jersey)) return "personalised";
    if (["expired", "cancelled", "rejected", "withdrawn"].includes(order.state) && !(await jerseyParcel(db, order.id))) return "orderEnded";
    if ((await moneyOf(db, order)).withdrawn.jersey) return "alreadyWithdrawn";
    const parcel = await jerseyParcel(db, order.id);
    return parcel && declaredOn > withdrawalEnd(parcel.expectedTo) ? "late" : undefined;
  }
  if (order.state === "withdrawn") return "alreadyWithdrawn";
  if (transition(order.state, "withdraw") === undefined && transition(order.state, "cancel") === undefined) return "orderEnded";
  if (line?.state === "ended") return "alreadyEnded";
  // The contract is concluded when the line starts. No period runs before that (§ 355(2) BGB).
  const begun = line?.activatedAt && germanDay(line.activatedAt.getTime());
  if (!begun || declaredOn <= withdrawalEnd(begun)) return undefined;
  const related = await relatedWithdrawalEnd(db, order);
  return related !== undefined && declaredOn <= related ? undefined : "late";
}

/**
 * Carries out a withdrawal from the line's contract: the service ends, and the fan gets back the payment less the value of the use (L22).
 */
export async function withdrawTariff(deps: Deps, db: Db, row: DeclarationRow, contract: OrderedContract): Promise<void> {
  const { fan, order, line, tariff } = contract;
  const now = deps.clock.now();
  const declaredOn = germanDay(row.receivedAt.getTime());
  const money = await moneyOf(db, order);
  const startedOn = line?.activatedAt ? germanDay(line.activatedAt.getTime()) : undefined;
  const { payment } = order;
  const price = {
    monthly: euro(payment.monthly),
    oneOff: euro(paidByPart({ ...payment, identityCharge: 0 }).tariff + (payment.openingFeeAfterSwitch ?? 0)),
    commitmentMonths: tariff.commitmentMonths,
  };
  const value = order.earlyStart && startedOn !== undefined ? usedValue(price, startedOn, declaredOn) : euro(0);
  const own = settleWithdrawal(money, "tariff", value);
  // A jersey that has not been sent is no longer sent, so its whole price goes back too.
  const shipped = order.jersey !== null && (await jerseyParcel(db, order.id)) !== undefined;
  const rest = shipped || order.jersey === null ? undefined : settleWithdrawal(own.after, "jersey", euro(0));
  const refund = own.refund.amount + (rest?.refund.amount ?? 0);

  const cause = { reason: "withdrawal", sourceId: `withdrawal:${row.id}`, label: WITHDRAWN_ORDER };
  await payBack(deps, db, order, refund, cause);
  const setOff = await isSetOff(db, order.id);
  await advance(db, order, transition(order.state, "withdraw") ? "withdraw" : "cancel", now, { reason: "withdrawn" }, row.id);
  await closeCheckouts(db, "order", order.id, now);
  if (line && startedOn !== undefined) {
    const end = { cause: "withdrawal", endsOn: declaredOn, declarationId: row.id, notedAt: now } as const;
    await db
      .insert(lineEnds)
      .values({ lineId: line.id, ...end })
      .onConflictDoUpdate({ target: lineEnds.lineId, set: end });
  }
  await endPortingOf(deps, db, order.id, "withdrawn");
  if (line) await endLine(deps, db, line.id, declaredOn);
  if (order.reservationId !== null)
    await db.update(reservations).set({ state: "released" }).where(eq(reservations.id, order.reservationId));
  if (line) await takeOpeningFeeBack(db, order, line.id, now);
  if (line && own.owed.amount > 0) await chargeUse(db, row, contract, own.owed);
  // Credit what was billed before as soon as the last day is over, not with the next month (§ 357(1) BGB).
  if (startedOn !== undefined) await deps.outbox.enqueue(db, billFanJob, { userId: fan.id }, { dueAt: afterDay(declaredOn) });
  const accepted = await move(db, row, "accept", { orderId: order.id, lineId: line?.id ?? null, endsOn: declaredOn });
  await move(db, accepted, "settle", { refundCents: refund, owedCents: own.owed.amount, settledAt: now });
  await touch(db, fan.id);
  const partners = line ? await partnerLinesOf(db, line.id) : [];
  await inform(deps, db, row, contract, (mails, common, language) =>
    mails.withdrawn({
      ...common,
      partners: writtenPartners(partners, language),
      partnersUntil: writtenDay(withdrawalEnd(declaredOn), language),
      refund: shownCents(refund, language),
      setOff,
      used: shownCents(value.amount, language),
      owed: shownCents(own.owed.amount, language),
      jerseyKept: shipped && !money.withdrawn.jersey,
    }),
  );
}

/**
 * Carries out a withdrawal from the jersey only; the line's contract goes on (L22). A jersey that was sent must come back before it is
 * refunded. One that was not sent is refunded at once.
 */
export async function withdrawJersey(deps: Deps, db: Db, row: DeclarationRow, contract: OrderedContract): Promise<void> {
  const { order } = contract;
  const now = deps.clock.now();
  const { refund } = settleWithdrawal(await moneyOf(db, order), "jersey", euro(0));
  const setOff = await isSetOff(db, order.id);
  const parcel = await stopJersey(deps, db, order.id);
  const days = parcel && returnDays(germanDay(row.receivedAt.getTime()), parcel.expectedTo);
  if (days) await awaitReturn(deps, db, row, { orderId: order.id, dueOn: days.dueOn, refundCents: refund.amount });
  else {
    const cause = { reason: "withdrawal", sourceId: `withdrawal:${row.id}`, label: WITHDRAWN_JERSEY };
    await payBack(deps, db, order, refund.amount, cause);
    await db
      .update(orders)
      .set({ jersey: null, version: order.version + 1 })
      .where(eq(orders.id, order.id));
    const accepted = await move(db, row, "accept", { orderId: order.id });
    await move(db, accepted, "settle", { refundCents: refund.amount, owedCents: 0, settledAt: now });
  }
  await touch(db, order.userId);
  const { name, address } = clubOf(order.teamId).provider;
  await inform(deps, db, row, contract, (mails, common, language) =>
    mails.jerseyWithdrawn({
      ...common,
      refund: shownCents(refund.amount, language),
      setOff,
      sendBack: days && { to: `${name}, ${address}`, by: writtenDay(days.sendBy, language) },
    }),
  );
}

/** Puts the value of the use that the payment did not cover on the last bill. */
async function chargeUse(db: Db, row: DeclarationRow, { fan, line, tariff }: OrderedContract, owed: Money): Promise<void> {
  await addCharge(db, {
    lineId: line?.id ?? null,
    userId: fan.id,
    teamId: fan.teamId,
    kind: "withdrawalValue",
    label: {
      de: `Wertersatz für die Nutzung von ${tariff.name} bis zum Widerruf (§ 357a BGB)`,
      tr: `Caymaya kadar ${tariff.name} kullanımının karşılığı (§ 357a BGB)`,
    },
    amountCents: owed.amount,
    at: row.receivedAt,
    sourceId: `withdrawalValue:${row.id}`,
  });
}

/** Credits the opening fee of a ported number, which is billed after the switch. The value of the use contains its share. */
async function takeOpeningFeeBack(db: Db, order: OrderRow, lineId: string, now: Date): Promise<void> {
  const [fee] = await db
    .select()
    .from(charges)
    .where(eq(charges.sourceId, `order.openingFee:${order.id}`));
  if (!fee) return;
  // An objection to its bill may have credited it already.
  const item = await itemOf(db, fee);
  const amountCents = fee.amountCents - (item ? await creditedOfItem(db, item) : 0);
  if (amountCents === 0) return;
  await addCredit(db, {
    ...{ lineId, userId: order.userId, teamId: order.teamId, kind: "withdrawn", label: withdrawnLabel(fee.label) },
    ...{ amountCents, at: now, sourceId: `withdrawn:${item?.id ?? fee.id}` },
  });
}

const shownCents = (cents: number, language: Language) => (cents === 0 ? undefined : euros(cents, language));
