import { CURRENCY, VAT_RATE_PERCENT } from "./constants.ts";

/** An amount in euro cents, VAT included unless a name says net. */
export type Money = { readonly amount: number; readonly currency: typeof CURRENCY };

/**
 * Creates money from whole cents.
 * @throws RangeError for a fraction, because a lost cent is a bug at its source
 */
export function euro(cents: number): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not whole cents: ${cents}`);
  return { amount: cents, currency: CURRENCY };
}

/** Adds amounts; zero if there are none. */
export function sum(amounts: Iterable<Money>): Money {
  let cents = 0;
  for (const money of amounts) cents += money.amount;
  return euro(cents);
}

/** Multiplies by a whole quantity. */
export function times(money: Money, quantity: number): Money {
  return euro(money.amount * quantity);
}

/** The VAT contained in a gross amount, with half a cent rounded up, as each line of an invoice is rounded (gross first). */
export function vatOf(gross: Money, ratePercent: number = VAT_RATE_PERCENT): Money {
  const net = Math.round((Math.abs(gross.amount) * 100) / (100 + ratePercent));
  return euro(Math.sign(gross.amount) * (Math.abs(gross.amount) - net) || 0);
}
