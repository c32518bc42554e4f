import type { Language, TransactionStatus } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import type { CheckoutRow, PaymentPurpose, PaymentRow } from "../../db/schema/payments.ts";
import type { Deps } from "../../deps.ts";
import { sha256 } from "../../security/seal.ts";

/** What the hosted page shows beside the form, in one language. */
export type SubjectView = {
  /** What is bought; also stands directly above the button (L18). */
  readonly product: string;
  /** How long it binds, for example "24 Monate Laufzeit" or "einmalig". */
  readonly term: string;
  /** A large figure on the ticket, for example 25 and GB. */
  readonly mark?: { readonly value: number; readonly unit: string };
  /** Number and label first, then the lines of the bill; what costs nothing is left out (A15). */
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** A sentence below the lines. */
  readonly note?: string;
  /** Gross cents that follow each month. */
  readonly monthlyCents?: number;
  /** One sentence under the page's title. */
  readonly lead: string;
};

/** What payments need to know about the thing that is paid. */
export type SubjectFacts = {
  readonly teamId: number;
  readonly userId: string;
  /** What the fan reads and tells the hotline, at most 28 characters of A-Z, 0-9 and "-": it begins the mandate reference (L33). */
  readonly number: string;
  /** `tId` of intent and check; `transactionIdOf` makes one where the row keeps none. */
  readonly transactionId: string;
  /** Gross cents that are due now. */
  readonly amountCents: number;
  readonly language: Language;
  /** True while a payment may begin. */
  readonly payable: boolean;
  /** What `/c/{id}/check` answers. */
  readonly status: TransactionStatus;
  /** What it is paid with: needed for what follows, or kept only where the fan asks for it. */
  readonly keeps: "always" | "asked";
  /** Why it failed, a stable word. */
  readonly reason: string | null;
  readonly view: (language: Language) => SubjectView;
};

export type SubjectContext = { readonly deps: Deps; readonly db: Db; readonly now: Date };

/**
 * Something that can be paid. Payments call these inside their own transaction, always after `find(…, "lock")`, so that the
 * events of one subject happen one after the other; what a method throws undoes the payment's step too.
 *
 * A new kind: put its object beside its resource, list it in `resources/payments/subjects.ts`, and open payments with
 * `openPayment` or draw them with `chargeStored`. A pack:
 *
 * ```ts
 * export const optionSubject: PaymentSubject = {
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
 *     await deps.outbox.enqueue(db, activateOption, { purchaseId: row.id });
 *     return "kept";
 *   },
 *   failed: async ({ db, now }, payment, reason) => void (await advance(db, payment.subjectId, "paymentRefused", now, { reason })),
 * };
 *
 * // In the handler of POST /api/options/{id}/payment-intent:
 * const intent = await openPayment({ deps, db: ctx.db, team: ctx.team }, { purpose: "option", subjectId: row.id, paymentVersion: 2 });
 * ```
 */
export type PaymentSubject = {
  readonly purpose: PaymentPurpose;
  /** The facts by id; `lock` keeps the row until the transaction ends. */
  readonly find: (db: Db, subjectId: string, mode: "read" | "lock") => Promise<SubjectFacts | undefined>;
  /** A payment begins. @throws Problem to refuse it */
  readonly started: (context: SubjectContext, payment: PaymentRow, checkout: CheckoutRow | undefined) => Promise<void>;
  /** The money is there. `giveBack`: nothing can be done with it any more, so it is refunded in full. */
  readonly succeeded: (context: SubjectContext, payment: PaymentRow) => Promise<"kept" | "giveBack">;
  /** The payment failed; it may come after the subject was paid by another one, and must then change nothing. */
  readonly failed: (context: SubjectContext, payment: PaymentRow, reason: string) => Promise<void>;
  /**
   * The bank took back a direct debit that had arrived (Rücklastschrift, up to eight weeks later), `takenCents` of it: all, unless
   * the provider says less, and also what was refunded before.
   */
  readonly returned?: (context: SubjectContext, payment: PaymentRow, reason: string, takenCents: number) => Promise<void>;
  /**
   * Money that `returned` told of is here again, `arrivedCents` as it said, because the dispute was won; without this the payment
   * simply counts again.
   */
  readonly reinstated?: (context: SubjectContext, payment: PaymentRow, arrivedCents: number) => Promise<"kept" | "giveBack">;
  /**
   * What arrived was sent back because `succeeded` or `reinstated` said so, or because another payment had arrived before it:
   * `refundCents`, without `shortCents`, for which the payment has no room, as they went back of it before. `twice`: another payment
   * had arrived, so that the subject is paid and goes on.
   */
  readonly gaveBack?: (
    context: SubjectContext,
    payment: PaymentRow,
    back: { readonly refundCents: number; readonly shortCents: number; readonly twice: boolean },
  ) => Promise<void>;
};

/** Everything that can be paid, by kind. */
export type PaymentSubjects = { readonly [P in PaymentPurpose]?: PaymentSubject };

/** The subject of a kind. @throws Error for a kind that nobody has listed */
export function subjectOf(deps: Deps, purpose: PaymentPurpose): PaymentSubject {
  const subject = deps.subjects[purpose];
  if (!subject) throw new Error(`no payment subject for ${purpose}`);
  return subject;
}

/** A transaction id that is always the same for a subject, for those that keep none of their own. */
export function transactionIdOf(purpose: PaymentPurpose, subjectId: string): string {
  const letters = sha256(`${purpose}:${subjectId}`).replace(/[^A-Za-z0-9]/g, "");
  return `T${letters.slice(0, 18).toUpperCase()}`;
}
