import { isBusiness, TransactionStatus } from "@tribun/domain";
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type CheckoutRow, type PaymentRow, payments } from "../../db/schema/payments.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { subjectOf } from "../../kernel/payment-subject.ts";
import type { SubjectFacts } from "../../kernel/subject-shape.ts";
import { findCheckoutRow } from "./store.ts";

/** A checkout with its payment subject. */
export type FoundCheckout = {
  readonly checkout: CheckoutRow;
  readonly subject: SubjectFacts;
  /**
   * True where the page shows the net price beside the gross one (L25). False for invoices, which show their VAT themselves, and where
   * nothing is paid.
   */
  readonly showsNet: boolean;
};

/** Finds a checkout with its subject by its secret id. */
export async function findCheckout(deps: Deps, db: Db, id: string): Promise<FoundCheckout | undefined> {
  const checkout = await findCheckoutRow(db, id);
  const subject = checkout && (await subjectOf(deps, checkout.purpose).find(db, checkout.subjectId, "read"));
  if (!checkout || !subject) return undefined;
  const failed = subject.status === TransactionStatus.Incomplete ? await newestFailure(db, checkout) : undefined;
  const [payer] = await db.select({ customerType: users.customerType }).from(users).where(eq(users.id, subject.userId));
  const shown = failed ? { ...subject, status: TransactionStatus.Fail, reason: failed.reason } : subject;
  return {
    checkout,
    subject: shown,
    showsNet: checkout.purpose !== "invoice" && checkout.purpose !== "method" && isBusiness(payer?.customerType ?? "private"),
  };
}

/**
 * A subject that is open again after a failure, such as an invoice, does not know how its checkout went. The newest payment made there does
 * (flows §4.7: a decline is 200 with status 2).
 */
async function newestFailure(db: Db, { id, purpose, subjectId }: CheckoutRow): Promise<PaymentRow | undefined> {
  const here = and(eq(payments.purpose, purpose), eq(payments.subjectId, subjectId), eq(payments.checkoutId, id));
  const [newest] = await db.select().from(payments).where(here).orderBy(desc(payments.createdAt)).limit(1);
  return newest?.state === "failed" || newest?.state === "returned" ? newest : undefined;
}
