import type { Tariff } from "@tribun/api-client/contract";
import { euro, type Language, totalCostOf } from "@tribun/domain";
import type { TariffRow } from "../../db/schema/catalogue.ts";

/** The contract's view of a tariff, in one language. */
export function tariffView(row: TariffRow, language: Language): Tariff {
  const prices = pricesOf(row);
  return {
    id: row.id,
    externalId: row.externalId,
    slug: row.slug,
    type: row.type,
    name: row.name,
    description: row.description[language],
    ...prices,
    ...(row.priceNetCents !== null && { priceNet: euro(row.priceNetCents) }),
    pricePhases: [{ fromMonth: 1, price: prices.price }],
    commitmentMonths: row.commitmentMonths,
    noticeDays: row.noticeDays,
    ...(row.alternativeId !== null && { alternative12Id: row.alternativeId }),
    isAlternative: row.isAlternative,
    dataGb: row.dataGb,
    throttleKbps: row.throttleKbps,
    euDataGb: row.euDataGb,
    minutesDe: row.minutesDe,
    minutesTr: row.minutesTr,
    sms: row.sms,
    maxDownMbps: row.maxDownMbps,
    maxUpMbps: row.maxUpMbps,
    tech: row.tech,
    simTypes: row.simTypes,
    hasFormOption: row.hasFormOption,
    eligibility: {
      minAge: row.minAge,
      requiresMainLine: row.requiresMainLine,
      requiresChild: row.requiresChild,
      customerType: row.customerType,
    },
    totalCost: totalCostOf(prices, row.commitmentMonths),
    productSheetFile: row.productSheetFile,
  };
}

/** The parts of a tariff that pricing needs. */
export function pricesOf(row: TariffRow) {
  return {
    price: euro(row.priceCents),
    connectionFee: euro(row.connectionFeeCents),
    connectionFeeEsim: euro(row.connectionFeeEsimCents),
  };
}
