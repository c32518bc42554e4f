import { earliestPortingDay, germanDay, isIsoDate, type MnpType, simReadyDay, type SimType } from "@tribun/domain";

/** The first possible porting day for an order placed now with this SIM. A forecast until the donor has named the day. */
export function firstPortingDay(mnpType: MnpType, { now, simType, contractEnd }: Forecast): string {
  const today = germanDay(now);
  const end = contractEnd !== undefined && isIsoDate(contractEnd) ? contractEnd : undefined;
  return earliestPortingDay({ mnpType, today, notBefore: simReadyDay(simType ?? "esim", today), contractEnd: end });
}

type Forecast = { readonly now: number; readonly simType: SimType | undefined; readonly contractEnd?: string | undefined };
