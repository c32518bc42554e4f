import { isBusiness } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import type { CheckoutRow } from "../../db/schema/payments.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { type SubjectFacts, subjectOf } from "../payments/subject.ts";
import { findCheckoutRow } from "./store.ts";

/** A checkout with what is paid on it. */
export type FoundCheckout = {
  readonly checkout: CheckoutRow;
  readonly subject: SubjectFacts;
  /** Whether the net price stands beside the gross one (L25). Not on invoices: they say themselves which part bears VAT. */
  readonly showsNet: boolean;
};

/** A checkout with its subject, by the secret id. */
export async function findCheckout(deps: Deps, db: Db, id: string): Promise<FoundCheckout | undefined> {
  const checkout = await findCheckoutRow(db, id);
  const subject = checkout && (await subjectOf(deps, checkout.purpose).find(db, checkout.subjectId, "read"));
  if (!checkout || !subject) return undefined;
  const [payer] = await db.select({ customerType: users.customerType }).from(users).where(eq(users.id, subject.userId));
  return { checkout, subject, showsNet: checkout.purpose !== "invoice" && isBusiness(payer?.customerType ?? "private") };
}
