import { monthOf, nextMonth } from "../billing/calendar.ts";
import { addCalendarDays, laterDay } from "../days/calendar-days.ts";
import type { CustomerType, TariffType } from "../values/enums.ts";
import { minimumTermEnd } from "./termination.ts";
import { WITHDRAWAL_DAYS } from "../values/constants.ts";
import { withdrawalEnd } from "./withdrawal.ts";

/** What a change of tariff looks at; prices are gross cents a month. */
export type ChangeableTariff = {
  readonly id: string;
  readonly type: TariffType;
  readonly customerType: CustomerType;
  readonly monthlyCents: number;
  readonly commitmentMonths: number;
};

/** The contract as it runs: its price is the one that was agreed. */
export type RunningContract = {
  readonly tariff: ChangeableTariff;
  /** Last day of the minimum term; undefined where there is none. */
  readonly commitmentEnd: string | undefined;
};

/** What a change that is declared on a day comes to; ISO days. */
export type TariffChangeTerms = {
  /** From the beginning of this day the new tariff holds: always the first of a month. */
  readonly effectiveOn: string;
  /** Last day of the minimum term from then on; undefined where there is none. */
  readonly commitmentEnd: string | undefined;
  /** First day on which it may be declared, where today is too early. */
  readonly possibleFrom?: string;
};

/** With and without a term are one family; what hangs on a main line, a child or a company stays among its own. */
const FAMILY: Readonly<Record<TariffType, string>> = {
  single: "own",
  flex: "own",
  partner24: "partner24",
  kids24: "kids24",
  business: "business",
};

/** Whether a contract may ever become another one: another tariff of the same kind, for the same kind of customer. */
export function isChangeable(present: ChangeableTariff, wanted: ChangeableTariff): boolean {
  return present.id !== wanted.id && FAMILY[present.type] === FAMILY[wanted.type] && present.customerType === wanted.customerType;
}

/**
 * When a change that is declared on a day takes effect: with the first month that begins after the withdrawal period (§ 355 BGB), so that
 * who changes their mind has had nothing of it yet.
 */
export function changeEffect(declaredOn: string): string {
  return nextMonth(withdrawalEnd(declaredOn)).from;
}

/**
 * What a change of tariff comes to. While a minimum term runs, only to one that costs at least as much. A running term stays and no new one
 * begins, unless the new tariff has one: that is counted from the declaration, so that nobody is bound for more than its months from then
 * on, 24 at most (§ 56(1) TKG).
 */
export function tariffChange({ tariff, commitmentEnd }: RunningContract, wanted: ChangeableTariff, declaredOn: string): TariffChangeTerms {
  const effectiveOn = changeEffect(declaredOn);
  const running = commitmentEnd !== undefined && commitmentEnd >= effectiveOn ? commitmentEnd : undefined;
  const own = wanted.commitmentMonths > 1 ? minimumTermEnd(declaredOn, wanted.commitmentMonths) : undefined;
  const end = running !== undefined && own !== undefined ? laterDay(running, own) : (own ?? running);
  const tooEarly = running !== undefined && wanted.monthlyCents < tariff.monthlyCents;
  return { effectiveOn, commitmentEnd: end, ...(tooEarly && { possibleFrom: firstDeclaration(running) }) };
}

/** The first day on which a change is declared late enough to take effect after a minimum term: the month's first, the period before it taken off. */
function firstDeclaration(commitmentEnd: string): string {
  let day = addCalendarDays(monthOf(commitmentEnd).from, -WITHDRAWAL_DAYS);
  // A period that would end on a day of rest ends on the next workday, so that an earlier day may do.
  while (changeEffect(addCalendarDays(day, -1)) > commitmentEnd) day = addCalendarDays(day, -1);
  return day;
}
