import { randomUUID } from "node:crypto";
import { HOUR_MS, ORDER_IDLE_HOURS } from "@tribun/domain";
import { LEGAL_TEXTS_DAY } from "@tribun/legal-texts/version";
import { eq } from "drizzle-orm";
import type { TariffRow } from "../db/schema/catalogue.ts";
import { type ReservationRow, reservations } from "../db/schema/numbers.ts";
import { orderEvents, type OrderRow, orders, type StoredPerson } from "../db/schema/orders.ts";
import type { CheckoutRow } from "../db/schema/payments.ts";
import { orderNumber, transactionId } from "../base/ids.ts";
import { touch } from "../base/touch.ts";
import { workOf } from "../kernel/outbox/outbox.ts";
import { mailOrder } from "../orders/mail-order-job.ts";
import { paymentHoldEnd } from "../orders/number-hold.ts";
import { openingEvents } from "../orders/store.ts";
import { storedPayment } from "../orders/stored-payment.ts";
import { firstCheckout } from "../payments/checkout/store.ts";
import { hashKeyword } from "../security/keyword-hash.ts";
import type { ParsedOrder } from "./guards.ts";
import { expireOrder } from "./jobs.ts";
import type { Guarded } from "./submission.ts";

export type Submitted = { readonly order: OrderRow; readonly tariff: TariffRow; readonly checkout: CheckoutRow };

const ORDER_EXPIRY_MS = ORDER_IDLE_HOURS * HOUR_MS;

/** Writes an order with its payment open. @param reservation the claimed hold on its number */
export async function writeOrder(guarded: Guarded, reservation: ReservationRow | undefined): Promise<Submitted> {
  const { deps, db, team, user, body, priced, porting, simIccid, mainLineId, successUrl, cancelUrl, language, idempotencyKey, now } =
    guarded;
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
    language: language,
    paymentVersion: body.paymentVersion,
    successUrl,
    cancelUrl,
    idempotencyKey: idempotencyKey,
    reason: null,
    createdAt: now,
    updatedAt: now,
    paidAt: null,
    activatedAt: null,
    purgeAt: null,
  };
  await db.insert(orders).values(order);
  // The confirmation contains the accepted terms; the event keeps their version after the confirmation is deleted.
  await db.insert(orderEvents).values(openingEvents(order.id, LEGAL_TEXTS_DAY, now));
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
