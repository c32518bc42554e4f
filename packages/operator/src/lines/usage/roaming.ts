import { usagePeriod } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import type { TariffRow } from "../../db/schema/catalogue.ts";
import type { LineRow } from "../../db/schema/lines.ts";
import type { Deps } from "../../kernel/deps.ts";
import { addCharge } from "../../ledger/charges.ts";
import { isRoamingBlocked } from "../settings/roaming-block.ts";
import { readSettings, spendRoaming } from "../settings/store.ts";
import { configureLine } from "../sims/network.ts";
import { tellOnce } from "./notices.ts";

export type RoamingCost = {
  readonly line: LineRow;
  readonly tariff: TariffRow;
  readonly recordId: string;
  /** Gross cents, as rated by the network. */
  readonly cents: number;
  /** Time of use, which determines the month of the cap. */
  readonly at: Date;
};

/**
 * Charges data roaming outside the EU under the cost cap (L34): a notice at 80 %; at 100 % the network stops and nothing more is charged,
 * unless the fan chose to continue. Usage during the fan's roaming block is not charged, because the network should have prevented it.
 * @returns the charged gross cents
 */
export async function recordRoamingCost(deps: Deps, db: Db, { line, tariff, recordId, cents, at }: RoamingCost): Promise<number> {
  if (await isRoamingBlocked(db, line.id, at)) {
    deps.log.warn({ lineId: line.id, recordId, cents }, "data roaming came through a block");
    return 0;
  }
  const settings = await readSettings(db, line.id, tariff, at);
  const { refusedCents, alerts, shield } = await spendRoaming(db, settings, cents, at);
  const amountCents = cents - refusedCents;
  if (amountCents > 0) {
    await addCharge(db, {
      lineId: line.id,
      userId: line.userId,
      teamId: line.teamId,
      kind: "roamingData",
      label: { de: "Datenroaming außerhalb der EU", tr: "AB dışında internet kullanımı" },
      amountCents,
      zone: "world",
      at,
      sourceId: `roaming:${recordId}`,
    });
  }
  const period = usagePeriod(at.getTime());
  // In a past month there is no connection left to stop.
  if (period !== usagePeriod(deps.clock.nowMs())) return amountCents;
  for (const alert of alerts) {
    const kind = alert === "80" ? "roaming80" : "roaming100";
    // A cap that was raised meanwhile counts as a new one.
    await tellOnce(deps, db, line, period, kind, { mark: `${kind}:${shield.capCents}`, cents: shield.spentCents });
  }
  if (alerts.includes("100")) await configureLine(deps, db, line.id);
  return amountCents;
}
