import type { removePaymentMethod } from "@tribun/api-client/contract";
import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { lines } from "../../db/schema/lines.ts";
import { paymentCustomers, paymentMethods, payments, sepaMandates } from "../../db/schema/payments.ts";
import type { Deps } from "../../kernel/deps.ts";
import type { Context } from "../../http/context.ts";
import { Problem } from "../../base/problem.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { ibanSealer } from "../../security/iban.ts";
import { touch } from "../../base/touch.ts";
import { findMethod, listMethods, makeDefault } from "./store.ts";

/**
 * Removes a payment method and revokes its mandate. The newest of the others becomes the default.
 * @throws Problem 1037 for one that is not the fan's; -1 with status 409 for the last one of an active line, and during a payment with it
 */
export async function removeMethod(ctx: Context<typeof removePaymentMethod>, id: string): Promise<void> {
  const { deps, db, user, team } = ctx;
  const owner = { userId: user.id, teamId: team.id };
  const now = ctx.clock.now();
  // Locks the fan's row, so that of two last methods only one can be removed.
  await touch(db, user.id);
  const method = await findMethod(db, owner, id);
  if (!method) throw Problem.paymentMethodNotFound();
  const others = (await listMethods(db, owner)).filter((other) => other.id !== id);
  if (others.length === 0) {
    const [line] = await db
      .select({ id: lines.id })
      .from(lines)
      .where(and(eq(lines.userId, user.id), inArray(lines.state, ["active", "blocked"])))
      .limit(1);
    if (line) throw Problem.failed({ status: 409, reason: "lastPaymentMethod" });
  }
  const [moving] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.methodId, id), eq(payments.state, "processing")))
    .limit(1);
  if (moving) throw Problem.failed({ status: 409, reason: "paymentUnderWay" });
  // The mandate keeps the account for as long as a debit may be disputed; the method no longer needs it.
  await db
    .update(paymentMethods)
    .set({ removedAt: now, isDefault: false, holder: null, ibanSealed: null, tokenSealed: null, fingerprint: "" })
    .where(eq(paymentMethods.id, id));
  if (method.mandateReference !== null) {
    await db.update(sepaMandates).set({ revokedAt: now }).where(eq(sepaMandates.reference, method.mandateReference));
  }
  if (method.isDefault && others[0]) await makeDefault(db, owner, others[0].id);
  if (method.tokenSealed !== null) await deps.outbox.enqueue(db, forgetMethod, { tokenSealed: method.tokenSealed });
}

/**
 * Removes every payment method of a deleted account, here and at the provider. Mandates stay, because they must prove debits for longer
 * than the account exists.
 */
export async function forgetMethods(deps: Deps, db: Db, userId: string): Promise<void> {
  const now = deps.clock.now();
  const kept = await db.select().from(paymentMethods).where(eq(paymentMethods.userId, userId));
  for (const { tokenSealed } of kept) {
    if (tokenSealed !== null) await deps.outbox.enqueue(db, forgetMethod, { tokenSealed });
  }
  await db
    .update(paymentMethods)
    .set({ removedAt: now, isDefault: false, label: "", holder: null, ibanSealed: null, tokenSealed: null, fingerprint: "" })
    .where(eq(paymentMethods.userId, userId));
  const [customer] = await db.delete(paymentCustomers).where(eq(paymentCustomers.userId, userId)).returning();
  if (customer) await deps.outbox.enqueue(db, forgetPayer, { customerRef: customer.customerRef });
}

/** Deletes a removed method at the provider. */
export const forgetMethod = defineJob("payment.forgetMethod", v.object({ tokenSealed: v.string() }), ({ tokenSealed }, { deps }) =>
  deps.providers.payment.forget(ibanSealer(deps.config).open(tokenSealed)),
);

/** Deletes a fan's customer record at the provider. */
export const forgetPayer = defineJob("payment.forgetPayer", v.object({ customerRef: v.string() }), ({ customerRef }, { deps }) =>
  deps.providers.payment.forgetPayer(customerRef),
);
