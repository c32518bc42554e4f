import type { Language, TransactionStatus } from "@tribun/domain";
import type { Db } from "../db/database.ts";
import type { CheckoutRow, PaymentPurpose, PaymentRow } from "../db/schema/payments.ts";

/** What the hosted page shows beside the form, in one language. */
export type SubjectView = {
  /** What the fan buys; also shown directly above the button (L18). */
  readonly product: string;
  /** The minimum term, for example "24 Monate Laufzeit" or "einmalig". */
  readonly term: string;
  /** A large figure in the order summary, for example 25 and GB. */
  readonly mark?: { readonly value: number; readonly unit: string };
  /** Number and label first, then the cost lines. Items that cost nothing are left out (A15). */
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** A sentence below the lines. */
  readonly note?: string;
  /** Gross cents to pay each month. */
  readonly monthlyCents?: number;
  /** One sentence under the page's title. */
  readonly lead: string;
};

/** What payments need to know about their subject. */
export type SubjectFacts = {
  readonly teamId: number;
  readonly userId: string;
  /**
   * The number that the fan reads and names to the hotline, at most 28 characters of A-Z, 0-9 and "-". The SEPA mandate's reference begins
   * with it (L33).
   */
  readonly number: string;
  /** `tId` of intent and check. `transactionIdOf` derives one where the row stores none. */
  readonly transactionId: string;
  /** Gross cents that are due now. */
  readonly amountCents: number;
  readonly language: Language;
  /** True while a payment may begin. */
  readonly payable: boolean;
  /** The status that `/c/{id}/check` returns. */
  readonly status: TransactionStatus;
  /** Whether the payment method is kept: `always` where later payments need it, `asked` where the fan decides. */
  readonly keeps: "always" | "asked";
  /** A stable word for why the payment failed. */
  readonly reason: string | null;
  readonly view: (language: Language) => SubjectView;
};

/** `D` stands for the operator's dependencies: they list the subjects, so this file cannot import them. */
export type ContextOf<D> = { readonly deps: D; readonly db: Db; readonly now: Date };

/** The methods of a subject, which `PaymentSubject` describes. */
export type SubjectOf<D> = {
  readonly purpose: PaymentPurpose;
  /** The facts by id. `lock` locks the row until the transaction ends. */
  readonly find: (db: Db, subjectId: string, mode: "read" | "lock") => Promise<SubjectFacts | undefined>;
  /** A payment begins. @throws Problem to refuse it */
  readonly started: (context: ContextOf<D>, payment: PaymentRow, checkout: CheckoutRow | undefined) => Promise<void>;
  /** The money has arrived. `giveBack`: the subject can no longer use it, so payments refund it in full. */
  readonly succeeded: (context: ContextOf<D>, payment: PaymentRow) => Promise<"kept" | "giveBack">;
  /** The payment failed. This call may come after another payment has paid the subject, and must then change nothing. */
  readonly failed: (context: ContextOf<D>, payment: PaymentRow, reason: string) => Promise<void>;
  /**
   * The bank took back a direct debit that had arrived (Rücklastschrift, up to eight weeks later). `takenCents` of it: all of the payment,
   * unless the provider reports less, and also what was refunded before.
   */
  readonly returned?: (context: ContextOf<D>, payment: PaymentRow, reason: string, takenCents: number) => Promise<void>;
  /**
   * The money that `returned` reported has arrived again, `arrivedCents` of it, because the dispute was won. Without this method the
   * payment simply counts again.
   */
  readonly reinstated?: (context: ContextOf<D>, payment: PaymentRow, arrivedCents: number) => Promise<"kept" | "giveBack">;
  /**
   * Payments refunded `refundCents` because `succeeded` or `reinstated` asked for it, or because another payment had arrived first
   * (`twice`: the subject is paid and goes on). The payment had no room for `shortCents`, because they were refunded before.
   */
  readonly gaveBack?: (
    context: ContextOf<D>,
    payment: PaymentRow,
    back: { readonly refundCents: number; readonly shortCents: number; readonly twice: boolean },
  ) => Promise<void>;
};

/** All payment subjects by purpose. */
export type SubjectsOf<D> = { readonly [P in PaymentPurpose]?: SubjectOf<D> };
