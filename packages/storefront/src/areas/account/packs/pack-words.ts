import type { Option } from "@tribun/api-client/contract";
import { euro, isBusiness, type Money, vatOf } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { useMemo } from "react";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { shelfOf } from "./shelves.ts";

const MB_PER_GB = 1000;

/** The large figure of a pack: a number and its unit. */
export type PackMark = { readonly value: string; readonly unit: string };

/** Texts for a pack: content, validity and zone. An allowance of -1 is unlimited. */
export function usePackWords() {
  const t = useText("packs");
  const format = useFormat();
  const common = useText("common");
  const { user } = useSession();
  const business = user !== undefined && isBusiness(user.customerType);
  return useMemo(() => {
    const validity = ({ unit, value }: Option["validity"]) => t(`validity.${unit}`, { count: value });
    const gb = (mb: number) => format.gb(mb / MB_PER_GB);
    const holds = ({ allowance: { dataMb, minutes, sms } }: Pick<Option, "allowance">): string[] => [
      ...(dataMb === undefined ? [] : [dataMb < 0 ? t("holds.dataFlat") : t("holds.data", { amount: gb(dataMb) })]),
      ...(minutes === undefined ? [] : [minutes < 0 ? t("holds.minutesFlat") : t("holds.minutes", { count: minutes })]),
      ...(sms === undefined ? [] : [sms < 0 ? t("holds.smsFlat") : t("holds.sms", { amount: format.number(sms) })]),
    ];
    /** An amount of GB, minutes or SMS. */
    const amount = (kind: "dataMb" | "minutes" | "sms", count: number) => {
      if (kind === "dataMb") return format.gb(count);
      return kind === "minutes" ? t("holds.minutes", { count }) : t("holds.sms", { amount: format.number(count) });
    };
    // Minutes and SMS go from Germany to a zone; data and packs for a trip are used in the zone.
    const zone = (option: Pick<Option, "allowance" | "category" | "tags">) => {
      const shelf = shelfOf(option);
      return t(`zone.${shelf === "voice" || shelf === "message" ? "to" : "in"}.${option.allowance.zone}`);
    };
    /** The figure of a pack; an unlimited pack shows its validity. */
    const mark = ({ allowance: { dataMb, minutes, sms }, validity: { unit, value } }: Option): PackMark => {
      if (dataMb !== undefined && dataMb >= 0) return { value: format.number(dataMb / MB_PER_GB), unit: t("unit.GB") };
      if (dataMb === undefined && minutes !== undefined && minutes >= 0)
        return { value: format.number(minutes), unit: t("unit.min", { count: minutes }) };
      if (dataMb === undefined && minutes === undefined && sms !== undefined && sms >= 0)
        return { value: format.number(sms), unit: t("unit.sms") };
      return { value: format.number(value), unit: t(`unit.${unit}`, { count: value }) };
    };
    const net = (gross: Money) => format.money(euro(gross.amount - vatOf(gross).amount));
    /** Note beside a price: VAT is included, or for a company the net price (L25). */
    const vat = (gross: Money) => (business ? t("vat.net", { net: net(gross) }) : t("vat.in"));
    /** A price inside a sentence. */
    const price = (gross: Money) => `${format.money(gross)}${business ? ` (${common("price.net", { amount: net(gross) })})` : ""}`;
    return { validity, gb, amount, holds, zone, mark, vat, price, business };
  }, [t, common, format, business]);
}
