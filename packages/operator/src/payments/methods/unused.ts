import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { checkouts, paymentMethods, payments } from "../../db/schema/payments.ts";

/** A row that `openKeeping` created for a hosted page and that was never a payment method. A stored method gets its own row. */
const isUnused = and(eq(paymentMethods.fingerprint, ""), isNotNull(paymentMethods.removedAt));

/** SQL condition that excludes rows created only for a hosted page, because they contain no data of the fan. */
export const wasInUse = or(ne(paymentMethods.fingerprint, ""), isNull(paymentMethods.removedAt));

/** Deletes the rows of hosted pages without any attempt, together with the pages, which ended before `until`. */
export async function forgetUnused(db: Db, until: Date): Promise<void> {
  const subject = sql`${paymentMethods.id}::text`;
  const tried = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.purpose, "method"), eq(payments.subjectId, subject)));
  const unused = await db
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(and(isUnused, lt(paymentMethods.createdAt, until), notExists(tried)));
  if (unused.length === 0) return;
  const ids = unused.map(({ id }) => id);
  const ended = and(eq(checkouts.purpose, "method"), inArray(checkouts.subjectId, ids), lt(checkouts.expiresAt, until));
  const gone = await db.delete(checkouts).where(ended).returning({ subjectId: checkouts.subjectId });
  if (gone.length === 0) return;
  await db.delete(paymentMethods).where(
    inArray(
      paymentMethods.id,
      gone.map(({ subjectId }) => subjectId),
    ),
  );
}
