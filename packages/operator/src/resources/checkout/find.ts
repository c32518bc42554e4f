import type { Db } from "../../db/database.ts";
import type { CheckoutRow } from "../../db/schema/payments.ts";
import type { Deps } from "../../deps.ts";
import { type SubjectFacts, subjectOf } from "../payments/subject.ts";
import { findCheckoutRow } from "./store.ts";

/** A checkout with what is paid on it. */
export type FoundCheckout = { readonly checkout: CheckoutRow; readonly subject: SubjectFacts };

/** A checkout with its subject, by the secret id. */
export async function findCheckout(deps: Deps, db: Db, id: string): Promise<FoundCheckout | undefined> {
  const checkout = await findCheckoutRow(db, id);
  const subject = checkout && (await subjectOf(deps, checkout.purpose).find(db, checkout.subjectId, "read"));
  return checkout && subject && { checkout, subject };
}
