import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type PaymentRow, payments } from "../db/schema/payments.ts";
import { type Beginning, isUnderWay } from "./begin.ts";

/** Why a payment without any answer of the provider failed. It may have reached the provider all the same. */
const UNHEARD = ["providerUnreachable", "interrupted"];

/** True where a payment failed although neither a bank nor its owner refused it, so the fan is not in default. */
export function wasUnheard(reason: string | null): boolean {
  return reason !== null && UNHEARD.includes(reason);
}

/**
 * Resumes the last payment of a locked subject that got no answer of the provider, for the same sum from the same method. It keeps its id,
 * so the provider sees whether the money has moved already. A new payment would move it twice.
 */
export async function takeUpAgain(db: Db, { purpose, subjectId, subject, methodId }: Beginning): Promise<PaymentRow | undefined> {
  if (methodId === undefined || (await isUnderWay(db, purpose, subjectId))) return undefined;
  const [last] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        ...[eq(payments.purpose, purpose), eq(payments.subjectId, subjectId), eq(payments.methodId, methodId)],
        ...[eq(payments.amountCents, subject.amountCents), eq(payments.state, "failed"), isNull(payments.providerRef)],
        inArray(payments.reason, UNHEARD),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
    .for("update");
  if (!last) return undefined;
  const [row] = await db
    .update(payments)
    .set({ state: "processing", reason: null, settledAt: null })
    .where(eq(payments.id, last.id))
    .returning();
  return row;
}
