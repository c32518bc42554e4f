import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type PaymentMethodRow, paymentMethods } from "../../db/schema/payments.ts";

export type Owner = { readonly userId: string; readonly teamId: number };

const isOwn = ({ userId, teamId }: Owner) => and(eq(paymentMethods.userId, userId), eq(paymentMethods.teamId, teamId));

/** A fan's own method by id, or the default without an id; undefined for another fan's. */
export async function findMethod(
  db: Db,
  owner: Owner,
  id: string | undefined,
  which: "living" | "evenRemoved" = "living",
): Promise<PaymentMethodRow | undefined> {
  // Compared as text, because the given id may not be a UUID.
  const wanted = id === undefined ? eq(paymentMethods.isDefault, true) : sql`${paymentMethods.id}::text = ${id}`;
  const living = which === "living" ? isNull(paymentMethods.removedAt) : undefined;
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(isOwn(owner), wanted, living));
  return row;
}

/** A fan's current methods, the default first, then the newest. */
export async function listMethods(db: Db, owner: Owner): Promise<PaymentMethodRow[]> {
  return db
    .select()
    .from(paymentMethods)
    .where(and(isOwn(owner), isNull(paymentMethods.removedAt)))
    .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.createdAt), asc(paymentMethods.id));
}

/** Makes one current method the only default. */
export async function makeDefault(db: Db, owner: Owner, id: string): Promise<void> {
  await db
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(and(isOwn(owner), eq(paymentMethods.isDefault, true)));
  await db
    .update(paymentMethods)
    .set({ isDefault: true })
    .where(and(isOwn(owner), eq(paymentMethods.id, id), isNull(paymentMethods.removedAt)));
}
