import { WITHDRAWAL_DAYS } from "../values/constants.ts";
import { euro, type Money } from "../values/money.ts";
import { addMonths } from "../values/dates.ts";
import { addCalendarDays, daysBetween } from "../days/calendar-days.ts";
import { addWorkingDays } from "../days/working-days.ts";
import type { ContractPart } from "./declaration-states.ts";

/**
 * Last day on which a withdrawal counts: 14 days after the contract, or after the goods arrived
 * (§§ 355(2), 356(2) BGB); a period that would end on a day of rest ends on the next workday (§ 193 BGB).
 */
export function withdrawalEnd(begin: string): string {
  return addWorkingDays(addCalendarDays(begin, WITHDRAWAL_DAYS), 0);
}

/** What a contract for a line costs over its whole term. */
export type ContractPrice = {
  readonly monthly: Money;
  /** Opening and number fee with the coupon taken off. */
  readonly oneOff: Money;
  /** Minimum term in months; a contract without one counts as one month. */
  readonly commitmentMonths: number;
};

/**
 * Value of what was used before a withdrawal: the share of the total price that the days in use have in the whole term
 * (§ 357a(2) BGB, CJEU C-641/19), rounded down in favour of the fan. Both days count.
 */
export function usedValue(price: ContractPrice, startedOn: string, withdrawnOn: string): Money {
  const months = Math.max(1, price.commitmentMonths);
  const term = daysBetween(startedOn, addMonths(startedOn, months));
  const used = Math.min(term, Math.max(0, daysBetween(startedOn, withdrawnOn) + 1));
  const total = price.monthly.amount * months + price.oneOff.amount;
  return euro(Math.floor((total * used) / term));
}

/** Gross cents of an order by what they were paid for, what has gone back, and what was withdrawn from. */
export type OrderMoney = {
  readonly paid: Readonly<Record<ContractPart, number>>;
  readonly refunded: Readonly<Record<ContractPart, number>>;
  readonly withdrawn: Readonly<Record<ContractPart, boolean>>;
};

/** What a withdrawal moves. */
export type Settlement = {
  readonly refund: Money;
  /** Value of what was used that the payment did not cover; goes on the last invoice. */
  readonly owed: Money;
  readonly after: OrderMoney;
};

/**
 * Settles a withdrawal from one part of an order. What that part cost goes back, less the value of what was used;
 * the other part is left alone (L22). A second withdrawal from the same part moves nothing.
 * @param value what was used of this part; zero without an early start, and for a jersey
 */
export function settleWithdrawal(money: OrderMoney, part: ContractPart, value: Money): Settlement {
  if (money.withdrawn[part]) return { refund: euro(0), owed: euro(0), after: money };
  const left = Math.max(0, money.paid[part] - money.refunded[part]);
  const refund = Math.max(0, left - value.amount);
  const after = {
    paid: money.paid,
    refunded: { ...money.refunded, [part]: money.refunded[part] + refund },
    withdrawn: { ...money.withdrawn, [part]: true },
  };
  return { refund: euro(refund), owed: euro(Math.max(0, value.amount - left)), after };
}

/** What an order took at checkout, in gross cents; the discount is negative. */
export type CheckoutCents = {
  readonly initialOpeningFee: number;
  readonly specialNumberFee: number;
  readonly advanceJerseyFee: number;
  readonly jerseyCustomisationFee: number;
  readonly identityCharge: number;
  readonly discount?: number;
};

/** Divides what an order costs at checkout between line and jersey; a coupon is shared by price, to the cent. */
export function paidByPart(cents: CheckoutCents): Record<ContractPart, number> {
  const tariff = cents.initialOpeningFee + cents.specialNumberFee;
  const jersey = cents.advanceJerseyFee + cents.jerseyCustomisationFee;
  const off = -(cents.discount ?? 0);
  const offJersey = tariff + jersey === 0 ? 0 : Math.floor((off * jersey) / (tariff + jersey));
  return { tariff: tariff - (off - offJersey) + cents.identityCharge, jersey: jersey - offJersey };
}
