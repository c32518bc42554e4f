import { DAY_MS, formatPhone, isFinal, isPayable, type Language, transition, transactionStatusOf } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type TariffRow, tariffs } from "../db/schema/catalogue.ts";
import { lines } from "../db/schema/lines.ts";
import { type OrderRow, orders } from "../db/schema/orders.ts";
import { users } from "../db/schema/users.ts";
import { Problem } from "../base/problem.ts";
import { jerseyPrice } from "../words/jersey-price.ts";
import { euros } from "../words/written.ts";
import { findCheckoutRow } from "../payments/checkout/store.ts";
import { checkoutTexts } from "../words/checkout-texts.ts";
import { RETURNED_ORDER } from "../ledger/labels.ts";
import { claimReturned, creditReinstated } from "../payments/returned-money.ts";
import type { PaymentSubject, SubjectContext } from "../kernel/payment-subject.ts";
import type { SubjectFacts, SubjectView } from "../kernel/subject-shape.ts";
import { guardSameTariff } from "./guards.ts";
import { expireOrder, provisionOrder } from "./jobs.ts";
import { mailOrder } from "../orders/mail-order-job.ts";
import { holdAfterFailure, holdWhileSettling, regainNumber, setHold } from "../orders/number-hold.ts";
import { advance, lockOrder } from "../orders/store.ts";

/** The payment subject of orders: holds the number while a payment is pending and provisions a paid order. */
export const orderSubject: PaymentSubject = {
  purpose: "order",
  find: async (db, id, mode) => {
    const found = await findOrder(db, id, mode);
    return found && factsOf(found.order, found.tariff);
  },
  started: async ({ db, now }, payment, checkout) => {
    const found = await findOrder(db, payment.subjectId, "lock");
    if (!found) throw Problem.paymentMethodNotFound();
    const { order } = found;
    await guardOnlyOne(db, found);
    const reservationId = await regainNumber(db, order, checkout?.expiresAt ?? now, now);
    const open = order.state === "paymentOpen" ? order : await advance(db, order, "openPayment", now, { reservationId });
    const processing = await advance(db, open, "confirmPayment", now, { reservationId, reason: null });
    await holdWhileSettling(db, processing, now);
  },
  succeeded: async (context, payment) => {
    const found = await findOrder(context.db, payment.subjectId, "lock");
    if (!found || transition(found.order.state, "paymentSucceeded") === undefined) return "giveBack";
    return paid(context, found);
  },
  failed: async ({ deps, db, now }, payment, reason) => {
    const order = await lockOrder(db, payment.subjectId);
    if (!order || transition(order.state, "paymentRefused") === undefined) return;
    const checkout = await findCheckoutRow(db, payment.checkoutId);
    await holdAfterFailure(db, order, checkout?.expiresAt ?? now, now);
    await advance(db, order, "paymentRefused", now, { reason });
    // A bank may take days to refuse, so the order's day to pay starts anew.
    await deps.outbox.enqueue(db, expireOrder, { orderId: order.id }, { dueAt: new Date(now.getTime() + DAY_MS) });
    // A fan who cancelled on the provider's page is still in the checkout and needs no mail.
    if (reason !== "cancelled") await deps.outbox.enqueue(db, mailOrder, { orderId: order.id, kind: "failed" });
  },
  returned: async ({ db, now }, payment, _reason, takenCents) => {
    // The fan still owes what is delivered. A withdrawal and an order that fails later credit what they refund.
    const [line] = await db.select({ id: lines.id }).from(lines).where(eq(lines.orderId, payment.subjectId));
    await claimReturned(db, payment, { lineId: line?.id ?? null, label: RETURNED_ORDER, takenCents }, now);
  },
  reinstated: async ({ db, now }, payment) => {
    // A fan without a line gets no invoice to credit, so refund the money at once.
    const useless = payment.state === "succeeded" && (await cameToNothing(db, payment.subjectId));
    await creditReinstated(db, payment, now, useless ? ["returnedRefund"] : undefined);
    return useless ? "giveBack" : "kept";
  },
  gaveBack: async ({ deps, db }, { subjectId: orderId }, { refundCents, twice }) => {
    if (twice && refundCents === 0) return;
    await deps.outbox.enqueue(db, mailOrder, { orderId, kind: twice ? "paidTwice" : "refunded", refundCents });
  },
};

async function cameToNothing(db: Db, orderId: string): Promise<boolean> {
  const order = await lockOrder(db, orderId);
  return order === undefined || (order.activatedAt === null && isFinal(order.state));
}

/** Reasons to refuse a late payment: another fan holds the number by now, or the fan has the tariff from another order. */
const TOO_LATE: Readonly<Record<string, string>> = { "1108": "numberTaken", "1033": "sameTariff" };

type Found = { readonly order: OrderRow; readonly tariff: TariffRow };

/** Locks the fan, so that of two simultaneous orders of the same tariff the second sees the first. @throws Problem 1033 */
async function guardOnlyOne(db: Db, { order, tariff }: Found): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, order.userId)).for("no key update");
  await guardSameTariff(db, order.userId, tariff, order.id);
}

async function paid({ deps, db, now }: SubjectContext, found: Found): Promise<"kept" | "giveBack"> {
  const { order } = found;
  try {
    // Money of a payment that counted as failed may arrive after another order of the same tariff was paid.
    if (order.state === "paymentFailed") await guardOnlyOne(db, found);
    const reservationId = await db.transaction((inner) => regainNumber(inner, order, now, now));
    const kept = await advance(db, order, "paymentSucceeded", now, { reservationId, paidAt: now, reason: null });
    await setHold(db, kept, { state: "assigned" });
    await deps.outbox.enqueue(db, provisionOrder, { orderId: order.id });
    return "kept";
  } catch (error) {
    const reason = error instanceof Problem ? TOO_LATE[error.code] : undefined;
    if (reason === undefined) throw error;
    if (reason === "sameTariff") await setHold(db, order, { state: "released" });
    const late = await advance(db, order, "paymentSucceeded", now, { paidAt: now });
    await advance(db, late, "reject", now, { reason });
    return "giveBack";
  }
}

async function findOrder(db: Db, id: string, mode: "read" | "lock"): Promise<Found | undefined> {
  if (mode === "lock") await lockOrder(db, id);
  const [row] = await db
    .select({ order: orders, tariff: tariffs })
    .from(orders)
    .innerJoin(tariffs, eq(tariffs.id, orders.tariffId))
    .where(eq(orders.id, id));
  return row;
}

function factsOf(order: OrderRow, tariff: TariffRow): SubjectFacts {
  return {
    teamId: order.teamId,
    userId: order.userId,
    number: order.number,
    transactionId: order.transactionId,
    amountCents: order.payment.dueNow,
    language: order.language,
    keeps: "always",
    payable: isPayable(order.state),
    status: transactionStatusOf(order.state),
    reason: order.reason,
    view: (language) => viewOf(order, tariff, language),
  };
}

/** Texts of the hosted checkout for a ported number. */
const PORT: Record<Language, { readonly openingLater: string; readonly lead: string }> = {
  de: {
    openingLater: "Anschlusspreis, erst nach dem Wechsel",
    lead: "Deine Bestellung ist aufgenommen. Alles andere zahlst du erst, wenn deine Nummer bei uns ist.",
  },
  tr: {
    openingLater: "Hat açılışı, geçişten sonra",
    lead: "Siparişin alındı. Geri kalan her şeyi numaran bize geldikten sonra ödersin.",
  },
};

/** What the hosted checkout shows: product, due sum and monthly price. */
function viewOf(order: OrderRow, tariff: TariffRow, language: Language): SubjectView {
  const t = checkoutTexts(language);
  const { payment } = order;
  return {
    product: tariff.name,
    term: t.term(tariff.commitmentMonths),
    mark: { value: tariff.dataGb + order.bonusGb, unit: "GB" },
    rows: [
      [t.orderNumber, order.number],
      [t.tariff, `${tariff.name}, ${t.term(tariff.commitmentMonths)}`],
      [t.msisdn, formatPhone(order.msisdn)],
      [t.sim, order.simType === "esim" ? t.esim : order.simIccid === null ? t.physical : t.shopCard],
      ...fee(t.opening, payment.initialOpeningFee, language),
      ...fee(PORT[language].openingLater, payment.openingFeeAfterSwitch ?? 0, language),
      ...fee(t.number, payment.specialNumberFee, language),
      ...fee(t.jersey, payment.advanceJerseyFee, language),
      ...fee(t.customisation, payment.jerseyCustomisationFee, language),
      ...fee(t.identity, payment.identityCharge, language),
      ...fee(t.discount, payment.discount ?? 0, language),
    ],
    ...(order.jersey && { note: jerseyPrice(payment, language, false) }),
    monthlyCents: payment.monthly,
    lead: order.numberType === "port" ? PORT[language].lead : t.lead,
  };
}

function fee(label: string, cents: number, language: Language): (readonly [string, string])[] {
  return cents === 0 ? [] : [[label, euros(cents, language)]];
}
