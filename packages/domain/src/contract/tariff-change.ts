import { monthOf, nextMonth } from "../billing/calendar.ts";
import { addCalendarDays, laterDay } from "../days/calendar-days.ts";
import type { CustomerType, TariffType } from "../values/enums.ts";
import { minimumTermEnd } from "./termination.ts";
import { WITHDRAWAL_DAYS } from "../values/constants.ts";
import { withdrawalEnd } from "./withdrawal.ts";

/** The tariff data that a change depends on; prices are gross cents a month. */
export type ChangeableTariff = {
  readonly id: string;
  readonly type: TariffType;
  readonly customerType: CustomerType;
  readonly monthlyCents: number;
  readonly commitmentMonths: number;
};

/** The running contract; the tariff's price is the agreed one. */
export type RunningContract = {
  readonly tariff: ChangeableTariff;
  /** Last day of the minimum term; undefined if there is none. */
  readonly commitmentEnd: string | undefined;
};

/** The terms of a change that is declared on a given day; ISO days. */
export type TariffChangeTerms = {
  /** The new tariff applies from the beginning of this day, always the first of a month. */
  readonly effectiveOn: string;
  /** Last day of the minimum term after the change; undefined if there is none. */
  readonly commitmentEnd: string | undefined;
  /** First day on which the fan may declare the change; absent if today is possible. */
  readonly possibleFrom?: string;
};

/** Tariffs with and without a term form one family. Partner, kids and business tariffs can only change within their own type. */
const FAMILY: Readonly<Record<TariffType, string>> = {
  single: "own",
  flex: "own",
  partner24: "partner24",
  kids24: "kids24",
  business: "business",
};

/** True when a contract can change to a tariff: a different one of the same family, for the same customer type. */
export function isChangeable(present: ChangeableTariff, wanted: ChangeableTariff): boolean {
  return present.id !== wanted.id && FAMILY[present.type] === FAMILY[wanted.type] && present.customerType === wanted.customerType;
}

/**
 * The day a change takes effect: the start of the first month after the withdrawal period (§ 355 BGB), so that a fan who withdraws has not
 * used the new tariff yet.
 */
export function changeEffect(declaredOn: string): string {
  return nextMonth(withdrawalEnd(declaredOn)).from;
}

/**
 * The terms of a tariff change. During a minimum term the new tariff must cost at least as much. A running term stays. A new one starts
 * only if the new tariff has one; it counts from the declaration, so that it binds the fan for at most its own months, 24 at most (§ 56(1)
 * TKG).
 */
export function tariffChange({ tariff, commitmentEnd }: RunningContract, wanted: ChangeableTariff, declaredOn: string): TariffChangeTerms {
  const effectiveOn = changeEffect(declaredOn);
  const running = commitmentEnd !== undefined && commitmentEnd >= effectiveOn ? commitmentEnd : undefined;
  const own = wanted.commitmentMonths > 1 ? minimumTermEnd(declaredOn, wanted.commitmentMonths) : undefined;
  const end = running !== undefined && own !== undefined ? laterDay(running, own) : (own ?? running);
  const tooEarly = running !== undefined && wanted.monthlyCents < tariff.monthlyCents;
  return { effectiveOn, commitmentEnd: end, ...(tooEarly && { possibleFrom: firstDeclaration(running) }) };
}

/**
 * The first day on which a declaration is late enough for the change to take effect after the minimum term: the first of the term's last
 * month, minus the withdrawal period.
 */
function firstDeclaration(commitmentEnd: string): string {
  let day = addCalendarDays(monthOf(commitmentEnd).from, -WITHDRAWAL_DAYS);
  // A withdrawal period that would end on a day of rest ends on the next workday, so an earlier declaration may also be late enough.
  while (changeEffect(addCalendarDays(day, -1)) > commitmentEnd) day = addCalendarDays(day, -1);
  return day;
}
