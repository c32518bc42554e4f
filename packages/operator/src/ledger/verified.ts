import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { payments } from "../db/schema/payments.ts";

/** True where the identity charge was all that an order was to pay, and the provider only verified the method, so it took no money. */
export async function wasOnlyVerified(db: Db, orderId: string): Promise<boolean> {
  const ofOrder = and(eq(payments.purpose, "order"), eq(payments.subjectId, orderId), eq(payments.verifiedOnly, true));
  return (await db.$count(payments, ofOrder)) > 0;
}
