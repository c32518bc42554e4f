import { LATE_PORTING_CENTS_PER_DAY } from "../values/constants.ts";
import { addCalendarDays, daysBetween } from "../days/calendar-days.ts";
import type { MnpType, SimType } from "../values/enums.ts";
import { addMonths } from "../values/dates.ts";
import { addWorkingDays } from "../days/working-days.ts";
import { cardArrivalDay } from "../sim/card-arrival.ts";

/** Working days a donor needs before it releases a number for ASAP. */
export const ASAP_LEAD_WORKING_DAYS = 3;
/** Working days of lead that donors require for the end of a contract (flows §4.2). */
export const VTEN_LEAD_WORKING_DAYS = 8;

/** What decides the porting date; days are YYYY-MM-DD. */
export type PortingWish = {
  readonly mnpType: MnpType;
  /** The day of the request in Germany. */
  readonly today: string;
  /** The first day on which the fan can use the new SIM. */
  readonly notBefore: string;
  /** End of the contract at the donor, if known. */
  readonly contractEnd?: string | undefined;
};

/**
 * The first day on which a SIM ordered today can be in use: an eSIM on the next working day, a card on the working day after the latest
 * arrival of its parcel. This is a forecast; once a parcel exists, its own dates count.
 * @param today day in Germany, YYYY-MM-DD
 */
export function simReadyDay(simType: SimType, today: string): string {
  const arrival = simType === "physical" ? cardArrivalDay(today) : today;
  return addWorkingDays(addCalendarDays(arrival, 1), 0);
}

/**
 * The earliest day a donor may agree to, always a working day. ASAP does not wait for the old contract, which continues unchanged. VTEN is
 * the first working day after the contract's end, or later if the lead time is too short.
 */
export function earliestPortingDay({ mnpType, today, notBefore, contractEnd }: PortingWish): string {
  const lead = addWorkingDays(today, mnpType === "VTEN" ? VTEN_LEAD_WORKING_DAYS : ASAP_LEAD_WORKING_DAYS);
  const days = [lead, notBefore, ...(mnpType === "VTEN" && contractEnd !== undefined ? [addCalendarDays(contractEnd, 1)] : [])];
  return addWorkingDays(
    days.reduce((latest, day) => (day > latest ? day : latest)),
    0,
  );
}

/** The last day on which the fan can cancel a porting: one working day before the agreed one (flows §4.2). */
export function lastCancelDay(date: string): string {
  return addWorkingDays(date, -1);
}

/** The last day on which a switch is on time: the working day after the agreed one (§ 59 TKG). */
export function lastSwitchDay(date: string): string {
  return addWorkingDays(date, 1);
}

/** The compensation for a late switch in cents: 10 euro for each day after the working day that follows the agreed one (L09). */
export function lateCompensationCents(agreed: string, completed: string): number {
  return Math.max(0, daysBetween(lastSwitchDay(agreed), completed)) * LATE_PORTING_CENTS_PER_DAY;
}

/**
 * The last day on which a number that was ported in without a contract stays reserved for its fan: one month, as long as a number can be
 * ported after the end of a contract (§ 59 TKG, L09).
 * @param arrivedOn day of the arrival in Germany, YYYY-MM-DD
 */
export function lastKeptDay(arrivedOn: string): string {
  return addMonths(arrivedOn, 1);
}
