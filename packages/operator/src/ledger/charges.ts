import { randomUUID } from "node:crypto";
import type { Db } from "../db/database.ts";
import { charges, type ChargeZone } from "../db/schema/billing.ts";
import type { Localised } from "../db/schema/catalogue.ts";

/** A charge for the fan's next invoice. */
export type NewCharge = {
  /** The line it belongs to; null for a charge that concerns no single line. */
  readonly lineId: string | null;
  readonly userId: string;
  readonly teamId: number;
  /** A stable name for the kind of charge, for example `pack` or `simReplacement`. */
  readonly kind: string;
  /** The item's name on the invoice, concrete as § 62 TKG requires, in both languages. */
  readonly label: Localised;
  /** Gross cents for the whole quantity; never negative. */
  readonly amountCents: number;
  readonly quantity?: number;
  readonly zone?: ChargeZone;
  /** When the charge arose. It goes on the bill of that day's German month, or on the next one if that bill is already out. */
  readonly at: Date;
  /** What caused the charge, for example `pack:` and the booking's id. The same source is charged once. */
  readonly sourceId: string;
};

/**
 * Puts a charge on the fan's next invoice, in the caller's transaction. Do not add what the fan has paid at a checkout.
 * @returns false when this source was charged before; nothing changes then
 */
export function addCharge(db: Db, charge: NewCharge): Promise<boolean> {
  return post(db, charge, charge.amountCents);
}

/**
 * Puts a credit on the fan's next invoice: `amountCents` is positive and is subtracted there. The invoice after it takes any rest.
 * @returns false when this source was credited before; nothing changes then
 */
export function addCredit(db: Db, credit: NewCharge): Promise<boolean> {
  return post(db, credit, credit.amountCents === 0 ? 0 : -credit.amountCents);
}

async function post(db: Db, { quantity = 1, zone, ...charge }: NewCharge, amountCents: number): Promise<boolean> {
  if (!Number.isSafeInteger(charge.amountCents) || charge.amountCents < 0) throw new RangeError(`not an amount: ${charge.amountCents}`);
  const written = await db
    .insert(charges)
    .values({ ...charge, id: randomUUID(), quantity, zone: zone ?? null, amountCents })
    .onConflictDoNothing({ target: charges.sourceId })
    .returning({ id: charges.id });
  return written.length > 0;
}
