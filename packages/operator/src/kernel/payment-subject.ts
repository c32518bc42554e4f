import type { PaymentPurpose } from "../db/schema/payments.ts";
import { sha256 } from "../security/seal.ts";
import type { Deps } from "./deps.ts";
import type { ContextOf, SubjectOf } from "./subject-shape.ts";

export type SubjectContext = ContextOf<Deps>;

/**
 * Something that can be paid. Payments call these methods inside their own transaction, always after `find(…, "lock")`, so that the
 * events of one subject happen one after the other. A method that throws rolls back the payment's step too.
 *
 * To add a kind, put its object beside its resource, list it in `compose/payment-subjects.ts`, and open payments with `openPayment`
 * or charge a stored method with `chargeStored`. An example for a pack:
 *
 * ```ts
 * export const packSubject: PaymentSubject = {
 *   purpose: "option",
 *   find: async (db, id, mode) => {
 *     const query = db.select().from(purchases).where(eq(purchases.id, id));
 *     const [row] = await (mode === "lock" ? query.for("update") : query);
 *     return row && factsOf(row);
 *   },
 *   started: async ({ db, now }, payment) => void (await advance(db, payment.subjectId, "confirmPayment", now)),
 *   succeeded: async ({ deps, db, now }, payment) => {
 *     const row = await lockPurchase(db, payment.subjectId);
 *     if (row === undefined || transition(row.state, "paymentSucceeded") === undefined) return "giveBack";
 *     await advance(db, row, "paymentSucceeded", now);
 *     await deps.outbox.enqueue(db, activatePack, { purchaseId: row.id });
 *     return "kept";
 *   },
 *   failed: async ({ db, now }, payment, reason) => void (await advance(db, payment.subjectId, "paymentRefused", now, { reason })),
 * };
 *
 * // In the handler of POST /api/options/{id}/payment-intent:
 * const intent = await openPayment({ deps, db: ctx.db, team: ctx.team }, { purpose: "option", subjectId: row.id, paymentVersion: 2 });
 * ```
 */
export type PaymentSubject = SubjectOf<Deps>;

/** The subject of a purpose. @throws Error for a purpose that is not listed */
export function subjectOf(deps: Deps, purpose: PaymentPurpose): PaymentSubject {
  const subject = deps.subjects[purpose];
  if (!subject) throw new Error(`no payment subject for ${purpose}`);
  return subject;
}

/** Derives a transaction id that is always the same for a subject, for subjects that store none. */
export function transactionIdOf(purpose: PaymentPurpose, subjectId: string): string {
  const letters = sha256(`${purpose}:${subjectId}`).replace(/[^A-Za-z0-9]/g, "");
  return `T${letters.slice(0, 18).toUpperCase()}`;
}
