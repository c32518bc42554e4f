import { randomUUID } from "node:crypto";
import { HOUR_MS, isPayable, type Language, type NumberType, ORDER_IDLE_HOURS } from "@tribun/domain";
import { LEGAL_TEXTS_DAY } from "@tribun/legal-texts/version";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { keptQuery } from "../db/kept-query.ts";
import { contractSummaries, type TariffRow } from "../db/schema/catalogue.ts";
import { type ReservationRow, reservations } from "../db/schema/numbers.ts";
import { orderEvents, type OrderRow, orders, type StoredPerson, type StoredPorting } from "../db/schema/orders.ts";
import type { CheckoutRow } from "../db/schema/payments.ts";
import type { UserRow } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { workOf } from "../kernel/outbox/outbox.ts";
import { validationProblem } from "../base/field-errors.ts";
import { Problem } from "../base/problem.ts";
import { hashKeyword } from "../security/keyword-hash.ts";
import type { Team } from "../base/teams.ts";
import { firstCheckout } from "../payments/checkout/store.ts";
import { provenUntil } from "./phone-auth/proof.ts";
import { isHolder } from "../numbers/holder.ts";
import { livingReservation, lockNumber } from "../numbers/reservations.ts";
import { claimPortedNumber } from "../portings/claim.ts";
import { shopCardOf } from "../lines/sims/shop-card.ts";
import { type PricedBasket, priceBasket } from "./basket.ts";
import { guardEligibility, guardPerson, guardReturnUrl, type ParsedOrder } from "./guards.ts";
import { guardOffers } from "./guard-offers.ts";
import { orderNumber, transactionId } from "../base/ids.ts";
import { expireOrder } from "./jobs.ts";
import { mailOrder } from "../orders/mail-order-job.ts";
import { paymentHoldEnd } from "../orders/number-hold.ts";
import { guardPhoneToken } from "./phone-token.ts";
import { replaceOrder, replaceOrders } from "../orders/replaced.ts";
import { lockOrder } from "../orders/store.ts";
import { touch } from "../base/touch.ts";
import { storedPayment } from "../orders/stored-payment.ts";

export type Submission = {
  readonly deps: Deps;
  /** The transaction that also stores the answer for the idempotency key. */
  readonly db: Db;
  readonly team: Team;
  readonly user: UserRow;
  readonly cartToken: string | undefined;
  readonly sessionId: string | undefined;
  readonly language: Language;
  readonly idempotencyKey: string;
  readonly body: ParsedOrder;
};

export type Submitted = { readonly order: OrderRow; readonly tariff: TariffRow; readonly checkout: CheckoutRow };

const ORDER_EXPIRY_MS = ORDER_IDLE_HOURS * HOUR_MS;

/**
 * Creates an order and opens its payment in one transaction, so that a refusal writes nothing. `expected` is the kind of number that the
 * call is for.
 * @throws Problem as flows §4.7 lists them for the payment intent
 */
export async function submitOrder(input: Submission, expected: NumberType): Promise<Submitted> {
  const { deps, db, team, user, body } = input;
  const now = deps.clock.now();
  if (body.numberType !== expected) {
    throw Problem.failed({ status: 400, reason: body.numberType === "port" ? "usePortingIntent" : "useTariffIntent" });
  }
  const priced = await priceBasket(db, body, user, now);
  guardOffers(team, body, priced);
  guardPerson(body, user, priced.tariff, deps.config.keywordRule, now);
  const porting = portingOf(input, priced);
  // To port a number, the fan must verify that very number (flows §4.5).
  await guardPhone(input, porting?.msisdn ?? body.userInfo.phone);
  const simIccid = await shopCardOf(deps, db, body, user);
  const mainLineId = await guardEligibility(db, user, priced.tariff, body.mainLineId);
  await guardSummary(db, team.id, body.acknowledgements.contractSummaryId, priced);
  const successUrl = guardReturnUrl("successUrl", body.successUrl, team.origin, "/order/processing");
  const cancelUrl = guardReturnUrl("cancelUrl", body.cancelUrl, team.origin, "/dashboard/payment-result");
  const caller = { teamId: team.id, cartToken: input.cartToken, userId: user.id };
  // Before the number is locked, because a payment that begins also locks its order first.
  const replaced = await replaceOrders(db, caller, { reservationId: body.newPhoneNumberOptions?.reservationId, simIccid }, now);
  const reservation = porting ? await claimPortedNumber(input, porting.msisdn, now) : await takeReservation(input, priced, replaced, now);

  const order: OrderRow = {
    id: randomUUID(),
    number: orderNumber(),
    transactionId: transactionId(),
    teamId: team.id,
    userId: user.id,
    // An order becomes visible only with its payment open.
    state: "paymentOpen",
    version: 1,
    tariffId: priced.tariff.id,
    numberType: body.numberType,
    simType: body.simType,
    simIccid,
    registryId: reservation?.registryId ?? null,
    reservationId: reservation?.id ?? null,
    msisdn: porting?.msisdn ?? priced.number?.msisdn ?? "",
    porting: porting?.stored ?? null,
    jersey: priced.jersey ?? null,
    couponCode: priced.coupon?.code ?? null,
    bonusGb: priced.bonusGb,
    payment: storedPayment(priced.payment),
    person: storedPerson(body),
    childBirthday: priced.tariff.requiresChild ? (body.childBirthday ?? null) : null,
    mainLineId: mainLineId ?? null,
    contractSummaryId: body.acknowledgements.contractSummaryId,
    earlyStart: body.acknowledgements.earlyStart,
    tkg71Waiver: body.acknowledgements.tkg71Waiver ?? false,
    language: input.language,
    paymentVersion: body.paymentVersion,
    successUrl,
    cancelUrl,
    idempotencyKey: input.idempotencyKey,
    reason: null,
    createdAt: now,
    updatedAt: now,
    paidAt: null,
    activatedAt: null,
    purgeAt: null,
  };
  await db.insert(orders).values(order);
  // The version of the accepted terms (§ 312f BGB). The confirmation contains them; this event keeps the version after the confirmation is
  // deleted.
  const detail = `terms:${LEGAL_TEXTS_DAY}`;
  const happened = { orderId: order.id, at: now };
  await db.insert(orderEvents).values([
    { ...happened, event: "submit", fromState: "summaryAcknowledged", toState: "submitted", detail },
    { ...happened, event: "openPayment", fromState: "submitted", toState: "paymentOpen" },
  ]);
  if (reservation) {
    await db
      .update(reservations)
      .set({ state: "paymentHeld", orderId: order.id, userId: user.id, expiresAt: paymentHoldEnd(now) })
      .where(eq(reservations.id, reservation.id));
  }
  const { documentType, keyword } = body.userInfo;
  await touch(db, user.id, { documentType, ...(keyword !== undefined && { keywordHash: hashKeyword(deps.config, user.id, keyword) }) });
  const { paymentVersion } = order;
  const checkout = await firstCheckout(db, "order", order.id, { paymentVersion, method: body.paymentMethod, successUrl, cancelUrl }, now);
  await deps.outbox.enqueueAll(db, [
    workOf(mailOrder, { orderId: order.id, kind: "received" }),
    workOf(expireOrder, { orderId: order.id }, { dueAt: new Date(now.getTime() + ORDER_EXPIRY_MS) }),
  ]);
  return { order, tariff: priced.tariff, checkout };
}

/** Requires a token for the phone, or a verification in this session within a day. @throws Problem 400 with a field error */
async function guardPhone({ deps, db, team, sessionId, body }: Submission, phone: string): Promise<void> {
  const token = body.phoneVerificationToken;
  if (token !== undefined) return guardPhoneToken(deps, db, team.id, token, phone);
  if (await provenUntil(db, { teamId: team.id, phone, sessionId }, deps.clock.now())) return;
  throw validationProblem([{ field: "phoneVerificationToken", rule: "phoneVerification.required" }]);
}

/**
 * The ported number and its donor; undefined for an order with a new number.
 * @throws Problem 400 for a business without its customer number, by which donors find such contracts
 */
function portingOf({ user, language, body }: Submission, { donor }: PricedBasket): { msisdn: string; stored: StoredPorting } | undefined {
  const options = body.portingOptions;
  if (!donor || !options) return undefined;
  const customerNumber = options.donorCustomerNumber?.trim();
  if (user.customerType === "corporate" && !customerNumber) {
    throw validationProblem([{ field: "portingOptions.donorCustomerNumber", rule: "donorCustomerNumber.required" }]);
  }
  const stored = {
    donorId: donor.id,
    donorName: donor.name[language],
    mnpType: options.mnpType,
    ...(customerNumber && { donorCustomerNumber: customerNumber }),
    ...(options.contractEnd !== undefined && { contractEnd: options.contractEnd }),
  };
  return { msisdn: options.msisdn, stored };
}

const findingSummary = keptQuery((db) =>
  db
    .select({ hash: contractSummaries.hash })
    .from(contractSummaries)
    .where(and(eq(contractSummaries.id, sql.placeholder("id")), eq(contractSummaries.teamId, sql.placeholder("teamId"))))
    .prepare("find_summary"),
);

/** The summary must belong to exactly this basket at this price (L01). @throws Problem 1109 */
async function guardSummary(db: Db, teamId: number, summaryId: string, priced: PricedBasket): Promise<void> {
  const [summary] = await findingSummary(db).execute({ id: summaryId, teamId });
  if (summary?.hash !== priced.hash) throw Problem.summaryOutdated();
}

/**
 * The caller's hold on the number. If it belongs to the fan's own unpaid order of another cart, that order is cancelled.
 * @throws Problem 1108
 */
async function takeReservation(
  { db, team, user, cartToken, body }: Submission,
  priced: PricedBasket,
  replaced: readonly string[],
  now: Date,
): Promise<ReservationRow> {
  const chosen = body.newPhoneNumberOptions;
  if (!chosen || !priced.number) throw Problem.numberNotFound();
  await lockNumber(db, priced.number.id, now);
  const row = await livingReservation(db, priced.number.id, now);
  const caller = { teamId: team.id, cartToken, userId: user.id };
  if (row?.id !== chosen.reservationId || row.state === "assigned" || !isHolder(row, caller)) throw Problem.numberTaken();
  if (row.orderId === null || replaced.includes(row.orderId)) return row;
  const before = await lockOrder(db, row.orderId);
  if (!before || before.userId !== user.id || !isPayable(before.state)) throw Problem.numberTaken();
  await replaceOrder(db, before, now);
  return row;
}

function storedPerson({ userInfo: info }: ParsedOrder): StoredPerson {
  const { firstName, lastName, email, phone, birthday, salutation, documentType, identityValidityDate } = info;
  const { street, houseNumber, postalCode, city } = info;
  const delivery =
    info.deliveryAddress && info.deliveryStreet && info.deliveryHouseNumber && info.deliveryPostalCode && info.deliveryCity
      ? {
          street: info.deliveryStreet,
          houseNumber: info.deliveryHouseNumber,
          postalCode: info.deliveryPostalCode,
          city: info.deliveryCity,
        }
      : undefined;
  return {
    ...{ firstName, lastName, email, phone, birthday, salutation, documentType, identityValidityDate },
    ...{ street, houseNumber, postalCode, city },
    identityMasked: `${"•".repeat(Math.max(0, info.identityNumber.length - 3))}${info.identityNumber.slice(-3)}`,
    ...(info.keywordType !== undefined && { keywordType: info.keywordType }),
    ...(delivery && { delivery }),
  };
}
