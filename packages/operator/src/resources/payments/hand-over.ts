import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { type PaymentRow, payments } from "../../db/schema/payments.ts";
import type { Deps } from "../../deps.ts";
import { defineJob } from "../../outbox/outbox.ts";
import type { CardEnd } from "../../providers/payment/payment.ts";
import { checkoutUrl } from "../checkout/store.ts";
import { requestOf } from "./request.ts";
import { settleFailure } from "./settle.ts";
import { type SubjectFacts, subjectOf } from "./subject.ts";

/**
 * Asks the provider to take a recorded payment on, once; a payment that it has already does nothing. Subject before payment:
 * the order of locks is the same everywhere.
 * @param card what was typed on our own page; known only while its buyer is there, as it is kept nowhere
 * @returns where the buyer confirms it, if anywhere
 * @throws ProviderUnreachable when it is uncertain what happened; the outbox asks again with the same id
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

/** A payment and what it is for, both locked. */
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

/** Does it for a page whose process died, or whose provider did not answer. A few minutes later the buyer may try again. */
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
