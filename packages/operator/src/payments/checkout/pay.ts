import type { Language } from "@tribun/domain";
import type { PaymentRow } from "../../db/schema/payments.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { beginPayment, isUnderWay } from "../begin.ts";
import { subjectOf } from "../../kernel/payment-subject.ts";
import type { FoundCheckout } from "./find.ts";
import type { PaymentInput } from "./form-input.ts";
import { keepMandate, type Origin } from "./mandate.ts";
import { findCheckoutRow, isOpen } from "./store.ts";

/**
 * Starts the payment of a checkout. The subject's row lock makes a second click wait; it then finds the payment under way and does nothing.
 * A unique index ensures the same.
 * @returns the payment, which `handOver` passes to the provider next; undefined when there is nothing to pay here
 * @throws Problem 1108 when another fan has the order's number now, 1033 when its tariff was bought in the meantime
 */
export function startPayment(
  deps: Deps,
  found: FoundCheckout,
  input: PaymentInput,
  { language, ...origin }: Origin & { readonly language: Language },
): Promise<PaymentRow | undefined> {
  return deps.db.transaction(async (db) => {
    const now = deps.clock.now();
    const { purpose, subjectId } = found.checkout;
    const subject = await subjectOf(deps, purpose).find(db, subjectId, "lock");
    const checkout = await findCheckoutRow(db, found.checkout.id);
    if (!subject || !checkout) throw Problem.paymentMethodNotFound();
    if (!subject.payable || !isOpen(checkout, now) || (await isUnderWay(db, purpose, subjectId))) return undefined;
    const mandateReference =
      input.method === "sepa" ? await keepMandate(deps, db, { checkout, subject }, { ...input, ...origin, language, now }) : null;
    return beginPayment(
      { deps, db, now },
      { purpose, subjectId, subject, checkout, method: input.method, mandateReference, keepsMethod: input.keep },
    );
  });
}
