import type { Language } from "@tribun/domain";
import { CREDITOR_ID } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import { type CheckoutRow, type OrderRow, sepaMandates } from "../../db/schema/orders.ts";
import { clubOf } from "../../seed/clubs.ts";
import { sha256 } from "../../security/seal.ts";
import { checkoutTexts } from "./texts.ts";

/** Reference of the mandate given on a checkout; at most 35 characters (L33). */
export function mandateReference(order: OrderRow, checkout: CheckoutRow): string {
  const mark = sha256(checkout.id)
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, 6)
    .toUpperCase();
  return `${order.number}-${mark}`;
}

/** Keeps a mandate with the words it was given in. */
export async function keepMandate(
  db: Db,
  facts: { order: OrderRow; checkout: CheckoutRow; iban: string; holder: string; language: Language; now: Date },
): Promise<void> {
  const { order, checkout, iban, holder, language, now } = facts;
  const t = checkoutTexts(language);
  const text = `${t.mandate(clubOf(order.teamId).provider.name)} ${t.mandateNote}`;
  const given = { iban, holder, text, acceptedAt: now };
  await db
    .insert(sepaMandates)
    .values({ reference: mandateReference(order, checkout), orderId: order.id, userId: order.userId, creditorId: CREDITOR_ID, ...given })
    .onConflictDoUpdate({ target: sepaMandates.reference, set: given });
}
