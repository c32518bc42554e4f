import { isBusiness, TransactionStatus } from "@tribun/domain";
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type CheckoutRow, type PaymentRow, payments } from "../../db/schema/payments.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { type SubjectFacts, subjectOf } from "../payments/subject.ts";
import { findCheckoutRow } from "./store.ts";

/** A checkout with what is paid on it. */
export type FoundCheckout = {
  readonly checkout: CheckoutRow;
  readonly subject: SubjectFacts;
  /** Whether the net price stands beside the gross one (L25). Not on invoices: they say themselves which part bears VAT, nor where nothing is paid. */
  readonly showsNet: boolean;
};

/** A checkout with its subject, by the secret id. */
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
 * What is open again after a failure, as an invoice is, does not know how its checkout went: the newest payment made there does
 * (flows §4.7: a decline is 200 with status 2).
 */
async function newestFailure(db: Db, { id, purpose, subjectId }: CheckoutRow): Promise<PaymentRow | undefined> {
  const here = and(eq(payments.purpose, purpose), eq(payments.subjectId, subjectId), eq(payments.checkoutId, id));
  const [newest] = await db.select().from(payments).where(here).orderBy(desc(payments.createdAt)).limit(1);
  return newest?.state === "failed" || newest?.state === "returned" ? newest : undefined;
}
