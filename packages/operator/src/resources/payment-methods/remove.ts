import type { removePaymentMethod } from "@tribun/api-client/contract";
import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { lines } from "../../db/schema/lines.ts";
import { paymentMethods, payments, sepaMandates } from "../../db/schema/payments.ts";
import type { Context } from "../../http/context.ts";
import { Problem } from "../../http/problem.ts";
import { defineJob } from "../../outbox/outbox.ts";
import { ibanSealer } from "../../security/iban.ts";
import { touch } from "../orders/store.ts";
import { findMethod, listMethods, makeDefault } from "./store.ts";

/**
 * Removes a way to pay and revokes its mandate; the newest of the others becomes the default.
 * @throws Problem 1037 for one that is not the fan's; -1 with status 409 for the last one of an active line, and while money moves
 * through it
 */
export async function removeMethod(ctx: Context<typeof removePaymentMethod>, id: string): Promise<void> {
  const { deps, db, user, team } = ctx;
  const owner = { userId: user.id, teamId: team.id };
  const now = ctx.clock.now();
  // Locks the fan's row: of two last methods only one may be removed.
  await touch(db, user.id);
  const method = await findMethod(db, owner, id);
  if (!method) throw new Problem("1037");
  const others = (await listMethods(db, owner)).filter((other) => other.id !== id);
  if (others.length === 0) {
    const [line] = await db
      .select({ id: lines.id })
      .from(lines)
      .where(and(eq(lines.userId, user.id), inArray(lines.state, ["active", "blocked"])))
      .limit(1);
    if (line) throw new Problem("-1", { status: 409, reason: "lastPaymentMethod" });
  }
  const [moving] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.methodId, id), eq(payments.state, "processing")))
    .limit(1);
  if (moving) throw new Problem("-1", { status: 409, reason: "paymentUnderWay" });
  await db.update(paymentMethods).set({ removedAt: now, isDefault: false }).where(eq(paymentMethods.id, id));
  if (method.mandateReference !== null) {
    await db.update(sepaMandates).set({ revokedAt: now }).where(eq(sepaMandates.reference, method.mandateReference));
  }
  if (method.isDefault && others[0]) await makeDefault(db, owner, others[0].id);
  if (method.tokenSealed !== null) await deps.outbox.enqueue(db, forgetMethod, { methodId: id });
}

/** Tells the provider to forget a removed method. */
export const forgetMethod = defineJob("payment.forgetMethod", v.object({ methodId: v.string() }), async ({ methodId }, { deps, db }) => {
  const [method] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, methodId));
  if (!method || method.tokenSealed === null || method.removedAt === null) return;
  await deps.providers.payment.forget(ibanSealer(deps.config).open(method.tokenSealed));
  await db.update(paymentMethods).set({ tokenSealed: null }).where(eq(paymentMethods.id, methodId));
});
