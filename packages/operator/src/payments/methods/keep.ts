import { randomUUID } from "node:crypto";
import type { KeepingPage, keepPaymentMethod } from "@tribun/api-client/contract";
import { type PaymentMethodType, versionOfMethod } from "@tribun/domain";
import { paymentMethods } from "../../db/schema/payments.ts";
import type { Context } from "../../http/context.ts";
import { checkoutUrl, firstCheckout } from "../checkout/store.ts";

/**
 * Opens a hosted page that stores a card or wallet without a charge, so that the fan types no card data in the shop. It returns to the
 * profile, which fetches the outcome from `/c/{id}/check`. Until then the row is not in use.
 * @throws Problem 1032 for a method without a hosted page
 */
export async function openKeeping(ctx: Context<typeof keepPaymentMethod>, type: PaymentMethodType): Promise<KeepingPage> {
  const { db, user, team } = ctx;
  const now = ctx.clock.now();
  const id = randomUUID();
  const unused = { label: "", fingerprint: "", isDefault: false, createdAt: now, removedAt: now };
  await db.insert(paymentMethods).values({ id, teamId: team.id, userId: user.id, type, ...unused });
  const back = `${team.origin}/dashboard/account/profile`;
  const wish = { paymentVersion: versionOfMethod(type), method: type, successUrl: back, cancelUrl: back };
  const checkout = await firstCheckout(db, "method", id, wish, now);
  return { checkoutId: checkout.id, checkoutUrl: checkoutUrl(team, checkout.id), expiresAt: checkout.expiresAt.toISOString() };
}
