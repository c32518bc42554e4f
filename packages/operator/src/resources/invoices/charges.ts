import { randomUUID } from "node:crypto";
import type { Db } from "../../db/database.ts";
import { charges, type ChargeZone } from "../../db/schema/billing.ts";
import type { Localised } from "../../db/schema/catalogue.ts";

/** Something that goes on the fan's next invoice. */
export type NewCharge = {
  /** The line it belongs to; null for what belongs to the fan alone. */
  readonly lineId: string | null;
  readonly userId: string;
  readonly teamId: number;
  /** A stable word for what it is, for example `pack` or `simReplacement`. */
  readonly kind: string;
  /** What the invoice calls it, concretely (§ 62 TKG), in both languages. */
  readonly label: Localised;
  /** Gross cents for the whole quantity; never negative. */
  readonly amountCents: number;
  readonly quantity?: number;
  readonly zone?: ChargeZone;
  /** When it came about. It goes on the bill of that day's month in Germany, or on the next one if that is out already. */
  readonly at: Date;
  /** What it is for, for example `pack:` and the booking's id. The same source is charged once. */
  readonly sourceId: string;
};

/**
 * Puts a charge on the fan's next invoice, in the transaction of what it is for. What was paid at a checkout is no charge.
 * @returns false when this source was charged before; nothing changes then
 */
export function addCharge(db: Db, charge: NewCharge): Promise<boolean> {
  return post(db, charge, charge.amountCents);
}

/**
 * The same as money for the fan: `amountCents` is positive and is taken off the next invoice. What an invoice cannot take
 * waits for the one after it.
 * @returns false when this source was credited before
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
