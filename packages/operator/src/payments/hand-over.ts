import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { type PaymentRow, payments } from "../db/schema/payments.ts";
import type { Deps } from "../kernel/deps.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import type { CardEnd } from "../ports/payment.ts";
import { checkoutUrl } from "./checkout/store.ts";
import { requestOf } from "./request.ts";
import { settleFailure } from "./settle.ts";
import { subjectOf } from "../kernel/payment-subject.ts";
import type { SubjectFacts } from "../kernel/subject-shape.ts";

/**
 * Hands a recorded payment to the provider, once; does nothing for a payment that the provider already has. Locks the subject before the
 * payment, the same order as everywhere.
 * @param card the card as typed on the operator's page; known only during that request, because it is stored nowhere
 * @returns the address where the buyer confirms the payment, if there is one
 * @throws ProviderUnreachable when the outcome is uncertain; the outbox tries again with the same id
 */
export function handOver(deps: Deps, db: Db, paymentId: string, card?: CardEnd): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const locked = await lockPayment(deps, tx, paymentId);
    if (!locked) return undefined;
    const { payment, subject } = locked;
    if (payment.state !== "processing" || payment.providerRef !== null) return payment.redirectUrl ?? undefined;
    const team = deps.teams.get(payment.teamId);
    if (!team) throw new Error("payment of an unknown club");
    const returnUrl = payment.checkoutId === null ? team.origin : checkoutUrl(team, payment.checkoutId);
    const answer = await deps.providers.payment.start(tx, { ...(await requestOf(deps, tx, payment, subject)), card, returnUrl });
    if (answer.kind === "refused") {
      await settleFailure({ deps, db: tx, now: deps.clock.now() }, payment, answer.reason);
      return undefined;
    }
    const redirectUrl = answer.kind === "redirect" ? answer.url : null;
    await tx.update(payments).set({ providerRef: answer.ref, redirectUrl }).where(eq(payments.id, payment.id));
    return redirectUrl ?? undefined;
  });
}

/** Locks the subject of a payment, then the payment. Undefined where either does not exist. */
export async function lockPayment(
  deps: Deps,
  db: Db,
  paymentId: string,
): Promise<{ payment: PaymentRow; subject: SubjectFacts } | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.id, paymentId));
  const subject = found && (await subjectOf(deps, found.purpose).find(db, found.subjectId, "lock"));
  if (!subject) return undefined;
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId)).for("update");
  return payment && { payment, subject };
}

const paymentOnly = v.object({ paymentId: v.string() });

/**
 * Hands a payment over whose page's process died, or whose provider did not answer. After the last try, a few minutes later, the payment
 * fails and the buyer may try again.
 */
export const handOverPayment = defineJob(
  "payment.handOver",
  paymentOnly,
  async ({ paymentId }, { deps, db }) => void (await handOver(deps, db, paymentId)),
  {
    attempts: 6,
    onGiveUp: async (payload, { deps, db }) => {
      const locked = await lockPayment(deps, db, v.parse(paymentOnly, payload).paymentId);
      if (!locked || locked.payment.providerRef !== null) return;
      await settleFailure({ deps, db, now: deps.clock.now() }, locked.payment, "providerUnreachable");
    },
  },
);
