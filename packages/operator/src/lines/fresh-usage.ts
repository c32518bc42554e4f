import type { TariffRow } from "../db/schema/catalogue.ts";
import type { usage } from "../db/schema/lines.ts";

/** Usage rows of a line's first month. */
export function freshUsage(lineId: string, tariff: TariffRow, bonusGb: number, now: Date): (typeof usage.$inferInsert)[] {
  const row = { lineId, used: 0, asOf: now };
  return [
    { ...row, kind: "data", zone: "de", total: tariff.dataGb + bonusGb, unit: "GB" },
    { ...row, kind: "data", zone: "eu", total: tariff.euDataGb, unit: "GB" },
    { ...row, kind: "voice", zone: "de", total: tariff.minutesDe, unit: "min" },
    { ...row, kind: "voice", zone: "tr", total: tariff.minutesTr, unit: "min" },
    { ...row, kind: "sms", zone: "de", total: tariff.sms, unit: "sms" },
  ];
}
