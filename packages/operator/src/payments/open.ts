import type { PaymentIntent } from "@tribun/api-client/contract";
import { euro, METHODS_BY_VERSION, type PaymentMethodType, type PaymentVersion } from "@tribun/domain";
import type { Db } from "../db/database.ts";
import type { CheckoutRow, PaidPurpose } from "../db/schema/payments.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import type { Team } from "../base/teams.ts";
import { checkoutUrl, openCheckout, versionOf } from "./checkout/store.ts";
import { chargeStored } from "./charge.ts";
import { subjectOf } from "../kernel/payment-subject.ts";
import type { SubjectFacts } from "../kernel/subject-shape.ts";

export type PaymentWish = {
  readonly purpose: PaidPurpose;
  readonly subjectId: string;
  readonly paymentVersion: PaymentVersion;
  /** The method that the hosted page opens with; one of the version's methods. */
  readonly method?: PaymentMethodType | undefined;
  /** A stored method to charge at once, so that the fan needs no page. */
  readonly paymentMethodId?: string | undefined;
  /** Return addresses on the club's own origin; check them with `guardReturnUrl`. */
  readonly successUrl?: string | undefined;
  readonly cancelUrl?: string | undefined;
};

/** The third party that a call opening a payment waits for: the payment provider, where a stored method is charged at once. */
export const providerIfCharged = ({ body }: { readonly body: Pick<PaymentWish, "paymentMethodId"> }) =>
  body.paymentMethodId === undefined ? undefined : "payment";

/**
 * Opens a hosted checkout for anything that can be paid; older checkouts of the same subject close. With `paymentMethodId` it also charges
 * that method, and `/c/{id}/check` reports the outcome.
 * @throws Problem -1 with status 404 for an unknown subject and 409 for one that needs no payment, 1032 for a method that the version does
 * not have, 1037 for a method of another owner, 1038 when that method is refused
 */
export async function openPayment(
  context: { readonly deps: Deps; readonly db: Db; readonly team: Team },
  wish: PaymentWish,
): Promise<PaymentIntent> {
  const { deps, db, team } = context;
  const { purpose, subjectId, paymentVersion, method, paymentMethodId } = wish;
  const subject = subjectOf(deps, purpose);
  const facts = await subject.find(db, subjectId, "lock");
  if (!facts) throw Problem.failed({ status: 404, reason: `${purpose}NotFound` });
  if (!facts.payable) throw Problem.failed({ status: 409, reason: `${purpose}NotPayable` });
  const urls = {
    successUrl: wish.successUrl ?? `${team.origin}/dashboard`,
    cancelUrl: wish.cancelUrl ?? `${team.origin}/dashboard`,
  };
  const checkout = await openCheckout(db, purpose, subjectId, { paymentVersion, method, ...urls }, deps.clock.now());
  if (paymentMethodId === undefined) return paymentIntentView(facts, checkout, team);
  await chargeStored({ deps, db }, { purpose, subjectId, methodId: paymentMethodId, checkout });
  return paymentIntentView((await subject.find(db, subjectId, "read")) ?? facts, checkout, team);
}

/** A subject and its checkout in the form that the API contract defines. */
export function paymentIntentView(subject: SubjectFacts, checkout: CheckoutRow, team: Team): PaymentIntent {
  return {
    orderId: checkout.subjectId,
    tId: subject.transactionId,
    checkoutId: checkout.id,
    checkoutUrl: checkoutUrl(team, checkout.id),
    transactionStatus: subject.status,
    methods: [...METHODS_BY_VERSION[versionOf(checkout.paymentVersion)]],
    dueNow: euro(subject.amountCents),
    expiresAt: checkout.expiresAt.toISOString(),
  };
}
