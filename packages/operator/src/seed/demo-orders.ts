import { randomUUID } from "node:crypto";
import { addMonths, germanDay, priceOrder, transition } from "@tribun/domain";
import { LEGAL_TEXTS_DAY } from "@tribun/legal-texts/version";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { contractSummaries, type TariffRow, tariffs } from "../db/schema/catalogue.ts";
import { type LineRow, lines } from "../db/schema/lines.ts";
import { reservations } from "../db/schema/numbers.ts";
import { orderEvents, type OrderRow, orders } from "../db/schema/orders.ts";
import { type UserRow, users } from "../db/schema/users.ts";
import type { SummaryFacts } from "../papers/summary-facts.ts";
import { SUMMARY_VERSION, summaryText } from "../papers/summary-texts.ts";
import { checkoutId, orderNumber, transactionId } from "../base/ids.ts";
import { openingEvents } from "../orders/store.ts";
import { storedPayment } from "../orders/stored-payment.ts";
import { pricesOf } from "../catalogue/tariffs/tariff-view.ts";
import { sha256 } from "../security/seal.ts";
import { SEED_BRANDS } from "../base/clubs/brands.ts";
import { registryIdOf } from "../numbers/seed-numbers.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";

type DemoLine = { readonly user: UserRow; readonly line: LineRow; readonly tariff: TariffRow };

/** Events of a successful order. */
const WENT_WELL = ["confirmPayment", "paymentSucceeded", "provision", "activate"] as const;
/** Months for which an identity card is valid. */
const CARD_MONTHS = 60;

/**
 * Gives the first line of each demo fan an order with its contract summary if it has none, so that the demo shows documents and history.
 * All of it happened when the line began.
 */
export async function seedOrders(db: Db, email: string, tariffId: string): Promise<void> {
  const found = await db
    .selectDistinctOn([users.id], { user: users, line: lines, tariff: tariffs })
    .from(users)
    .innerJoin(lines, eq(lines.userId, users.id))
    .innerJoin(tariffs, eq(tariffs.id, tariffId))
    .where(eq(users.email, email))
    .orderBy(users.id, asc(lines.createdAt));
  for (const demo of found) if (demo.line.orderId === null) await seedOrder(db, demo);
}

async function seedOrder(db: Db, { user, line, tariff }: DemoLine): Promise<void> {
  const at = line.activatedAt ?? line.createdAt;
  const [reservation] = await db
    .select({ id: reservations.id, registryId: reservations.registryId })
    .from(reservations)
    .where(
      and(eq(reservations.registryId, registryIdOf(line.msisdn)), eq(reservations.userId, user.id), eq(reservations.state, "assigned")),
    );
  const payment = storedPayment(priceOrder({ tariff: pricesOf(tariff), numberType: "new", simType: "esim" }));
  const order: OrderRow = {
    ...{ id: randomUUID(), number: orderNumber(), transactionId: transactionId(), teamId: user.teamId, userId: user.id },
    ...{ state: "active", version: WENT_WELL.length, tariffId: tariff.id, numberType: "new", simType: "esim", simIccid: null },
    ...{ registryId: reservation?.registryId ?? null, reservationId: reservation?.id ?? null, msisdn: line.msisdn },
    ...{ porting: null, jersey: null, couponCode: null, bonusGb: line.bonusGb, payment, person: personOf(user, at) },
    ...{ childBirthday: null, mainLineId: null, contractSummaryId: checkoutId(), earlyStart: true, tkg71Waiver: false },
    ...{ language: user.language, paymentVersion: 2, successUrl: "/order/processing", cancelUrl: "/dashboard/payment-result" },
    ...{ idempotencyKey: randomUUID(), reason: null, createdAt: at, updatedAt: at, paidAt: at, activatedAt: at, purgeAt: null },
  };
  await seedSummary(db, order, tariff);
  await db.insert(orders).values(order);
  await db.insert(orderEvents).values(eventsOf(order, at));
  await db.update(lines).set({ orderId: order.id }).where(eq(lines.id, line.id));
  if (reservation) await db.update(reservations).set({ orderId: order.id }).where(eq(reservations.id, reservation.id));
}

function personOf(user: UserRow, at: Date): OrderRow["person"] {
  const { firstName, lastName, phone, birthday, salutation, street, houseNumber, postalCode, city } = user;
  return {
    ...{ firstName, lastName, email: user.email ?? "", phone: phone ?? "", birthday, salutation, street, houseNumber, postalCode, city },
    ...{ documentType: "idCard", identityMasked: "••••••T47", identityValidityDate: addMonths(germanDay(at.getTime()), CARD_MONTHS) },
  };
}

/** Stores the order's contract summary (L01). */
async function seedSummary(db: Db, order: OrderRow, tariff: TariffRow): Promise<void> {
  const brand = SEED_BRANDS.find((club) => club.brand.teamId === order.teamId)?.brand;
  const website = SEED_TEAMS.find(({ id }) => id === order.teamId)?.origin;
  if (!brand || website === undefined) throw new Error(`no club ${order.teamId}`);
  const { name, type, commitmentMonths, dataGb, throttleKbps, euDataGb, minutesTr, maxDownMbps, maxUpMbps, tech } = tariff;
  const { contractSummaryId, teamId, language, payment, createdAt, userId } = order;
  const facts: SummaryFacts = {
    ...{ id: contractSummaryId.slice(0, 12), language, teamId, club: brand.name, hotline: brand.hotline, website },
    createdAt: createdAt.toISOString(),
    tariff: { name, type, commitmentMonths, dataGb, throttleKbps, euDataGb, minutesTr, maxDownMbps, maxUpMbps, tech },
    ...{ bonusGb: order.bonusGb, simType: "esim", msisdn: order.msisdn, payment },
  };
  await db.insert(contractSummaries).values({
    ...{ id: contractSummaryId, teamId, language, version: SUMMARY_VERSION, hash: sha256(JSON.stringify(facts)) },
    ...{ basket: { ...facts, words: summaryText(facts) }, payment, tariffId: tariff.id, userId, createdAt },
  });
}

function eventsOf({ id }: OrderRow, at: Date): (typeof orderEvents.$inferInsert)[] {
  const steps = openingEvents(id, LEGAL_TEXTS_DAY, at);
  for (const event of WENT_WELL) {
    const fromState = steps.at(-1)?.toState ?? "submitted";
    const toState = transition(fromState, event);
    if (toState === undefined) throw new Error(`${event} is not for an order that is ${fromState}`);
    steps.push({ orderId: id, at, event, fromState, toState });
  }
  return steps;
}
