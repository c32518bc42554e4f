import { WITHDRAWAL_DAYS } from "../values/constants.ts";
import { euro, type Money } from "../values/money.ts";
import { addMonths } from "../values/dates.ts";
import { addCalendarDays, daysBetween } from "../days/calendar-days.ts";
import { addWorkingDays } from "../days/working-days.ts";
import type { ContractPart } from "./declaration-states.ts";

/**
 * Last day on which a withdrawal is in time: 14 days after the contract, or after the goods arrived (§§ 355(2), 356(2) BGB). A period that
 * would end on a day of rest ends on the next workday (§ 193 BGB).
 */
export function withdrawalEnd(begin: string): string {
  return addWorkingDays(addCalendarDays(begin, WITHDRAWAL_DAYS), 0);
}

/** The price of a line's contract over its whole term. */
export type ContractPrice = {
  readonly monthly: Money;
  /** Opening fee and number fee, minus the coupon. */
  readonly oneOff: Money;
  /** Minimum term in months; a contract without one counts as one month. */
  readonly commitmentMonths: number;
};

/**
 * Value of the use before a withdrawal: the total price times the share of the days in use in the whole term (§ 357a(2) BGB, CJEU
 * C-641/19), rounded down in the fan's favour. The first and the last day both count.
 */
export function usedValue(price: ContractPrice, startedOn: string, withdrawnOn: string): Money {
  const months = Math.max(1, price.commitmentMonths);
  const term = daysBetween(startedOn, addMonths(startedOn, months));
  const used = Math.min(term, Math.max(0, daysBetween(startedOn, withdrawnOn) + 1));
  const total = price.monthly.amount * months + price.oneOff.amount;
  return euro(Math.floor((total * used) / term));
}

/** The gross cents of an order by contract part: paid, refunded, and whether the fan withdrew from the part. */
export type OrderMoney = {
  readonly paid: Readonly<Record<ContractPart, number>>;
  readonly refunded: Readonly<Record<ContractPart, number>>;
  readonly withdrawn: Readonly<Record<ContractPart, boolean>>;
};

/** The money that a withdrawal moves. */
export type Settlement = {
  readonly refund: Money;
  /** Value of the use that the payment did not cover; it goes on the last invoice. */
  readonly owed: Money;
  readonly after: OrderMoney;
};

/**
 * Settles a withdrawal from one part of an order. The fan gets back the price of that part minus the value of its use; the other part does
 * not change (L22). A second withdrawal from the same part moves nothing.
 * @param value value of the use of this part; zero without an early start, and for a jersey
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

/** What the fan paid for an order at checkout, in gross cents; the discount is negative. */
export type CheckoutCents = {
  readonly initialOpeningFee: number;
  readonly specialNumberFee: number;
  readonly advanceJerseyFee: number;
  readonly jerseyCustomisationFee: number;
  readonly identityCharge: number;
  readonly discount?: number;
};

/** Splits the checkout total between line and jersey. A coupon is split in proportion to the prices, to the cent. */
export function paidByPart(cents: CheckoutCents): Record<ContractPart, number> {
  const tariff = cents.initialOpeningFee + cents.specialNumberFee;
  const jersey = cents.advanceJerseyFee + cents.jerseyCustomisationFee;
  const off = -(cents.discount ?? 0);
  const offJersey = tariff + jersey === 0 ? 0 : Math.floor((off * jersey) / (tariff + jersey));
  return { tariff: tariff - (off - offJersey) + cents.identityCharge, jersey: jersey - offJersey };
}
