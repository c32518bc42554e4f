import { MINUTE_MS, CHECKOUT_VALID_MINUTES, METHODS_BY_VERSION, type PaymentMethodType, type PaymentVersion } from "@tribun/domain";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { checkouts, type CheckoutRow, type PaymentPurpose } from "../../db/schema/payments.ts";
import { isStorable } from "../../base/field-errors.ts";
import { Problem } from "../../base/problem.ts";
import type { Team } from "../../base/teams.ts";
import { checkoutId } from "../../base/ids.ts";

/** What a checkout is opened with. The caller has checked that the addresses are the club's own. */
export type CheckoutWish = Pick<CheckoutRow, "paymentVersion" | "successUrl" | "cancelUrl"> & {
  /** The method that the fan chose before; one of the version's methods. */
  readonly method?: PaymentMethodType | undefined;
};

/**
 * Opens a hosted checkout, and closes older ones of the same subject. It is valid for an hour (flows §4.7).
 * @throws Problem 1032 for a method that the version does not have
 */
export async function openCheckout(
  db: Db,
  purpose: PaymentPurpose,
  subjectId: string,
  wish: CheckoutWish,
  now: Date,
): Promise<CheckoutRow> {
  await closeCheckouts(db, purpose, subjectId, now);
  return firstCheckout(db, purpose, subjectId, wish, now);
}

/** Opens the checkout of a new subject, which has no older ones to close. @throws Problem 1032 */
export async function firstCheckout(
  db: Db,
  purpose: PaymentPurpose,
  subjectId: string,
  wish: CheckoutWish,
  now: Date,
): Promise<CheckoutRow> {
  const { method = null } = wish;
  if (method !== null && !METHODS_BY_VERSION[versionOf(wish.paymentVersion)].includes(method)) throw Problem.paymentTypeInvalid();
  const expiresAt = new Date(now.getTime() + CHECKOUT_VALID_MINUTES * MINUTE_MS);
  const checkout = { id: checkoutId(), purpose, subjectId, ...wish, method, createdAt: now, expiresAt, closedAt: null };
  await db.insert(checkouts).values(checkout);
  return checkout;
}

/** Closes all open checkouts of a subject. */
export async function closeCheckouts(db: Db, purpose: PaymentPurpose, subjectId: string, now: Date): Promise<void> {
  await db
    .update(checkouts)
    .set({ closedAt: now })
    .where(and(eq(checkouts.purpose, purpose), eq(checkouts.subjectId, subjectId), isNull(checkouts.closedAt)));
}

/** The latest checkout of a subject. */
export async function latestCheckout(db: Db, purpose: PaymentPurpose, subjectId: string): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.purpose, purpose), eq(checkouts.subjectId, subjectId)))
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  return row;
}

/** A checkout by its secret id. */
export async function findCheckoutRow(db: Db, id: string | null): Promise<CheckoutRow | undefined> {
  if (id === null || !isStorable(id)) return undefined;
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  return row;
}

/** True while a checkout takes a payment. */
export function isOpen(checkout: CheckoutRow, now: Date): boolean {
  return checkout.closedAt === null && checkout.expiresAt > now;
}

/** Address of a hosted checkout on the club's own origin, which proxies it. */
export function checkoutUrl(team: Team, id: string): string {
  return `${team.origin}/c/${id}`;
}

/** A stored number as a payment version. V3 is the default (spec §9). */
export function versionOf(stored: number): PaymentVersion {
  return stored === 0 || stored === 1 ? stored : 2;
}
