import { DAY_MS } from "../values/constants.ts";
import { euro, type Money } from "../values/money.ts";

/** Instants that the law ties to a fault report, in milliseconds (§ 58 TKG, L08). */
export type FaultDates = {
  /** If the fault is not repaired by then, the operator has to inform the fan of the cause and the expected repair time. */
  readonly informBy: number;
  /** From then on the operator owes daily compensation of the first level. */
  readonly compensationFrom: number;
  /** From then on the operator owes the second, higher level. */
  readonly higherCompensationFrom: number;
};

/** Counts full days from the report; the law names the day after receipt, the third and the fifth day. */
export function faultDates(receivedAt: number): FaultDates {
  return {
    informBy: receivedAt + DAY_MS,
    compensationFrom: receivedAt + 2 * DAY_MS,
    higherCompensationFrom: receivedAt + 4 * DAY_MS,
  };
}

/**
 * The compensation for a complete outage: 5 € or 10 % of the monthly fee a day from the third day, 10 € or 20 % from the fifth, whichever
 * is higher (§ 58(3) TKG).
 */
export function faultCompensation(receivedAt: number, repairedAt: number, monthly: Money): Money {
  const days = Math.ceil((repairedAt - receivedAt) / DAY_MS);
  const first = Math.max(500, Math.round(monthly.amount / 10));
  const higher = Math.max(1000, Math.round(monthly.amount / 5));
  const atFirst = Math.max(0, Math.min(days, 4) - 2);
  const atHigher = Math.max(0, days - 4);
  return euro(atFirst * first + atHigher * higher);
}
