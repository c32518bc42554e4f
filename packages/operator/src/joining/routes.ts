import { cancelOrder, checkoutSession, type Intent, myOrders, orderDetail, portingIntent, tariffIntent } from "@tribun/api-client/contract";
import { isPayable, type NumberType, type PaymentMethodType } from "@tribun/domain";
import { desc } from "drizzle-orm";
import { orders } from "../db/schema/orders.ts";
import type { Context } from "../http/context.ts";
import { Problem } from "../base/problem.ts";
import { HEADER } from "../base/request-headers.ts";
import { route } from "../http/route.ts";
import { openCheckout } from "../payments/checkout/store.ts";
import { providerIfCharged } from "../payments/open.ts";
import { findTariff } from "../catalogue/tariffs/store.ts";
import { orderFacts } from "./facts.ts";
import { guardReturnUrl, type ParsedOrder } from "./guards.ts";
import { paymentHoldEnd, regainNumber } from "../orders/number-hold.ts";
import { intentView, orderView } from "./order-view.ts";
import { payAtOnce } from "./pay-at-once.ts";
import { cancelUnpaid } from "../orders/replaced.ts";
import { ordersToTell } from "../orders/standing.ts";
import { advance, findOwnOrder, lockOrder } from "../orders/store.ts";
import { submitOrder } from "./submit.ts";

/** The third party that an order waits for: the payment provider for an immediate charge, the SIM platform for a card from a shop. */
const askedBy = (input: { readonly body: ParsedOrder }) =>
  providerIfCharged(input) ?? (input.body.simIccid === undefined ? undefined : "sim");

export const orderRoutes = [
  route(tariffIntent, { asks: askedBy }, ({ body, ctx }) => submit(ctx, body, "new")),
  route(portingIntent, { asks: askedBy }, ({ body, ctx }) => submit(ctx, body, "port")),
  route(checkoutSession, { asks: ({ body }) => ("orderId" in body ? providerIfCharged({ body }) : askedBy({ body })) }, ({ body, ctx }) =>
    "orderId" in body ? reopen(ctx, body) : submit(ctx, body, body.numberType),
  ),
  route(orderDetail, async ({ params, ctx }) => {
    const order = await findOwnOrder(ctx.db, params.id, ctx.user.id);
    if (!order) throw Problem.failed({ status: 403, reason: "orderNotFound" });
    return orderView(order, await orderFacts(ctx.deps, ctx.db, order, ctx.language));
  }),
  route(cancelOrder, ({ params, ctx }) =>
    ctx.db.transaction(async (tx) => {
      await cancelUnpaid(tx, params.id, ctx.user.id, ctx.clock.now());
      return { cancelled: true as const };
    }),
  ),
  route(myOrders, async ({ ctx }) => {
    const rows = await ctx.db
      .select()
      .from(orders)
      .where(ordersToTell(ctx.user.id, ctx.clock.now()))
      .orderBy(desc(orders.createdAt))
      .limit(20);
    const own = await Promise.all(rows.map(async (order) => orderView(order, await orderFacts(ctx.deps, ctx.db, order, ctx.language))));
    return own.filter(({ state, parcel }) => state !== "active" || parcel?.inUse === false);
  }),
];

type UserContext = Context<typeof tariffIntent>;

async function submit(ctx: UserContext, body: ParsedOrder, expected: NumberType): Promise<Intent> {
  const { deps, db, team, user, cartToken, sessionId, language } = ctx;
  const idempotencyKey = (ctx.headers.get(HEADER.key) ?? "").toLowerCase();
  const { order, tariff, checkout } = await submitOrder(
    { deps, db, team, user, cartToken, sessionId, language, idempotencyKey, body },
    expected,
  );
  return intentView(await payAtOnce(ctx, order, checkout, body.paymentMethodId), tariff, checkout, team);
}

type Reopening = {
  readonly orderId: string;
  readonly paymentMethodId?: string | undefined;
  readonly successUrl?: string | undefined;
  readonly cancelUrl?: string | undefined;
  readonly paymentVersion?: 0 | 1 | 2 | undefined;
  readonly paymentMethod?: PaymentMethodType | undefined;
};

/**
 * Opens another checkout for the same unpaid order; it never creates a second order.
 * @throws Problem 403 for another fan's and for an unknown order, which must look the same, 409 for one that needs no payment, 1108 when
 * its number is taken, and what `payAtOnce` throws
 */
async function reopen(ctx: UserContext, body: Reopening): Promise<Intent> {
  const { db, team } = ctx;
  const now = ctx.clock.now();
  const own = await findOwnOrder(db, body.orderId, ctx.user.id);
  const order = own && (await lockOrder(db, own.id));
  if (!order) throw Problem.failed({ status: 403, reason: "orderNotFound" });
  if (!isPayable(order.state)) throw Problem.failed({ status: 409, reason: `order.${order.state}` });
  const tariff = await findTariff(db, order.tariffId);
  if (!tariff) throw Problem.tariffNotFound();
  const reservationId = await regainNumber(db, order, paymentHoldEnd(now), now);
  const ownAddress = (field: "successUrl" | "cancelUrl") =>
    body[field] === undefined ? order[field] : guardReturnUrl(field, body[field], team.origin, "");
  const wish = {
    paymentVersion: body.paymentVersion ?? order.paymentVersion,
    successUrl: ownAddress("successUrl"),
    cancelUrl: ownAddress("cancelUrl"),
    method: body.paymentMethod,
  };
  const checkout = await openCheckout(db, "order", order.id, wish, now);
  const opened = await advance(db, order, "openPayment", now, { reservationId });
  return intentView(await payAtOnce(ctx, opened, checkout, body.paymentMethodId), tariff, checkout, team);
}
