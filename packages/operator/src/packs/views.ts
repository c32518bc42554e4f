import type { ActiveOption, Option } from "@tribun/api-client/contract";
import { euro, type Language, leftOf, UNLIMITED } from "@tribun/domain";
import type { AllowanceRow, OptionRow, PackRow } from "../db/schema/packs.ts";

/** The contract's view of a pack, in one language. */
export function optionView(row: OptionRow, language: Language): Option {
  return {
    id: row.id,
    externalId: row.externalId,
    category: row.category,
    tags: row.tags,
    name: row.name,
    description: row.description[language],
    price: euro(row.priceCents),
    validity: row.validity,
    renewal: row.renewal,
    allowance: {
      ...(row.dataMb !== null && { dataMb: row.dataMb }),
      ...(row.minutes !== null && { minutes: row.minutes }),
      ...(row.sms !== null && { sms: row.sms }),
      zone: row.zone,
    },
  };
}

const MB_PER_GB = 1000;

/** What a pack's view needs: the allowances of its current period, and the purchase number while it can be withdrawn. */
type Belonging = {
  readonly option: OptionRow;
  readonly allowances: readonly AllowanceRow[];
  readonly withdrawal: ActiveOption["withdrawal"];
};

/** The contract's view of a pack on a line, with its remaining volume. */
export function activeOptionView(pack: PackRow, { option, allowances, withdrawal }: Belonging, language: Language): ActiveOption {
  const left = (kind: AllowanceRow["kind"], factor = 1) => {
    const row = allowances.find((allowance) => allowance.kind === kind);
    if (!row) return undefined;
    return row.total === UNLIMITED ? UNLIMITED : Math.round(leftOf({ used: row.used, total: row.total }) * factor * 100) / 100;
  };
  const [dataMb, minutes, sms] = [left("data", MB_PER_GB), left("voice"), left("sms")];
  return {
    id: pack.id,
    option: optionView(option, language),
    lineId: pack.lineId,
    state: pack.state === "scheduled" || pack.state === "renewing" ? pack.state : "active",
    startedAt: pack.startsAt.toISOString(),
    endsAt: pack.endsAt.toISOString(),
    remaining: { ...(dataMb !== undefined && { dataMb }), ...(minutes !== undefined && { minutes }), ...(sms !== undefined && { sms }) },
    autoRenew: pack.autoRenew,
    ...(withdrawal && { withdrawal }),
  };
}
