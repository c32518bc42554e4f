import type { Tariff } from "@tribun/api-client/contract";
import { tariffNeeds } from "@tribun/domain";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { useMemo } from "react";
import { usePacksFrom } from "./packs.ts";

/** A tariff in words; every page shows the same words in the same order (usability rule 2). */
export type TariffWords = {
  readonly unit: string;
  readonly term: string;
  readonly volume: string;
  readonly price: string;
  readonly priceNote: string;
  readonly facts: readonly { readonly text: string; readonly roomy?: boolean }[];
  /** Data in Türkiye, which no tariff includes: the price of the cheapest pack, once it has loaded (L34). */
  readonly turkey: string;
  readonly opening: string;
  readonly total: string;
  readonly tag: string | undefined;
  /** What the tariff requires of the fan; empty for a tariff that every adult can have. */
  readonly needs: string;
};

/** Months that the total cost covers: the minimum term, or 24 without one (contract of `totalCost`). */
export function totalMonths(tariff: Pick<Tariff, "commitmentMonths">): number {
  return tariff.commitmentMonths > 1 ? tariff.commitmentMonths : 24;
}

/** Returns a function that puts a tariff into words in the page's language. */
export function useTariffWords(): (tariff: Tariff) => TariffWords {
  const t = useText("tariffs");
  const common = useText("common");
  const format = useFormat();
  const packsFrom = usePacksFrom();
  return useMemo(() => (tariff) => wordsOf(tariff, packsFrom, t, common, format), [packsFrom, t, common, format]);
}

function wordsOf(tariff: Tariff, packsFrom: string | undefined, t: Text<"tariffs">, common: Text<"common">, format: Formats): TariffWords {
  const flatTr = tariff.minutesTr < 0;
  const turkey = packsFrom === undefined ? t("compare.notIncluded") : t("compare.packs", { price: packsFrom });
  return {
    unit: tariff.tech.includes("5G") ? common("unit.gb5g") : common("unit.gb"),
    term: tariff.commitmentMonths > 1 ? t("term.months", { count: tariff.commitmentMonths }) : t("term.monthly"),
    volume: format.gb(tariff.dataGb),
    price: format.money(tariff.price),
    priceNote: [
      common("price.perMonth"),
      ...(tariff.priceNet ? [common("price.net", { amount: format.money(tariff.priceNet) })] : []),
    ].join(", "),
    facts: [
      { text: t("fact.flatDe"), roomy: true },
      { text: flatTr ? t("fact.flatTr") : t("fact.minutesTr", { minutes: format.number(tariff.minutesTr) }) },
      { text: t("fact.euRoaming", { volume: format.gb(tariff.euDataGb) }), roomy: true },
      { text: `${t("compare.turkey")}: ${turkey}` },
    ],
    turkey,
    opening: openingOf(tariff, t, format),
    total: t("cost.total", { total: format.money(tariff.totalCost), months: totalMonths(tariff) }),
    tag: tagOf(tariff, t),
    needs: tariffNeeds(tariff.eligibility)
      .map((need) => common(`tariffNeed.${need}`))
      .join(" "),
  };
}

function openingOf({ connectionFee, connectionFeeEsim }: Tariff, t: Text<"tariffs">, format: Formats): string {
  if (connectionFee.amount !== connectionFeeEsim.amount) {
    return t("cost.opening", { esim: format.money(connectionFeeEsim), physical: format.money(connectionFee) });
  }
  return connectionFee.amount === 0 ? t("cost.openingFree") : t("cost.openingSame", { fee: format.money(connectionFee) });
}

function tagOf({ eligibility, hasFormOption }: Tariff, t: Text<"tariffs">): string | undefined {
  if (eligibility.requiresChild) return t("tag.kids");
  if (hasFormOption) return t("tag.jersey");
  return eligibility.requiresMainLine ? t("tag.partner") : undefined;
}
