import type { Allowance, Line } from "@tribun/api-client/contract";
import { euro, germanDay, type Language, lastDayOfNotice, nextRenewal } from "@tribun/domain";
import type { TariffRow } from "../db/schema/catalogue.ts";
import type { LineRow, SimRow } from "../db/schema/lines.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import type { AllowanceRow } from "../db/schema/packs.ts";
import { openChanges } from "../contracts/notices/contract-changes.ts";
import { portingInfoView } from "../portings/view.ts";
import { simView } from "../lines/sims/sim-view.ts";
import { agreedOn } from "../lines/tariff-changes/agreed.ts";
import { changeView } from "../lines/tariff-changes/declare.ts";
import { tariffView } from "../catalogue/tariffs/tariff-view.ts";
import { isThrottled, remainingGb, unlimitedUntil } from "../lines/usage/volumes.ts";
import type { LineFacts } from "./line-facts.ts";

export type JoinedLine = {
  readonly line: LineRow;
  readonly tariff: TariffRow;
  readonly sim: SimRow | null;
  /** The order, which contains the agreed price. */
  readonly order: Pick<OrderRow, "payment"> | null;
};

/** The contract's view of a line, for its owner, with the volume left now. */
export function lineView({ line, tariff, sim, order }: JoinedLine, facts: LineFacts, now: Date, language: Language): Line {
  const { volumes, end, porting, advice, planned, tariffChanges, roaming, replacement } = facts;
  const unlimited = unlimitedUntil(volumes, now);
  const changes = openChanges(facts.told, line, end, now, language);
  const today = germanDay(now.getTime());
  return {
    id: line.id,
    msisdn: line.msisdn,
    tariff: tariffView(tariff, language),
    monthly: euro(agreedOn({ tariff, order, changes: tariffChanges }, today).monthlyCents),
    ...(line.bonusGb > 0 && { bonusGb: line.bonusGb }),
    status: line.state,
    ...(line.orderId !== null && { orderId: line.orderId }),
    ...(line.activatedAt && { activatedAt: line.activatedAt.toISOString(), renewalDate: nextRenewal(now.getTime()) }),
    ...(line.commitmentEnd !== null && termView(line.commitmentEnd, tariff.noticeDays, today)),
    ...(end && { endsOn: end.endsOn }),
    remainingGb: volumes.tariff.length === 0 ? tariff.dataGb + line.bonusGb : remainingGb(volumes, now),
    usage: volumes.tariff.map(({ kind, zone, used, total, unit, asOf }) => ({ kind, zone, used, total, unit, asOf: asOf.toISOString() })),
    allowances: volumes.allowances.map((row) => allowanceView(row, language)),
    ...(unlimited && { unlimitedDataUntil: unlimited.toISOString() }),
    throttled: isThrottled(volumes, now),
    sim: simView(sim ?? undefined, replacement),
    ...(advice && { advice }),
    ...(changes.length > 0 && { changes }),
    ...(tariffChanges.length > 0 && { hasChangeSummary: true }),
    ...(planned && { tariffChange: changeView(planned.change, planned.tariff, language) }),
    ...(roaming && { roaming }),
    ...(porting && { porting: portingInfoView(porting) }),
  };
}

/**
 * The end of the minimum term, and the last day to give notice for it until that day has passed. After it, the fan may end the contract on
 * any day (§ 56(3) TKG).
 */
function termView(commitmentEnd: string, noticeDays: number, today: string): Pick<Line, "commitmentEnd" | "cancelBy"> {
  const cancelBy = lastDayOfNotice(commitmentEnd, noticeDays);
  return { commitmentEnd, ...(cancelBy >= today && { cancelBy }) };
}

const UNITS = { data: "GB", voice: "min", sms: "sms" } as const;

function allowanceView(row: AllowanceRow, language: Language): Allowance {
  const { id, source, name, kind, zone, used, total, startsAt, endsAt, asOf } = row;
  return {
    ...{ id, source, kind, zone, used, total },
    name: name[language],
    unit: UNITS[kind],
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    asOf: asOf.toISOString(),
  };
}
