import { useQuery } from "@tanstack/react-query";
import type { Tariff } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { useWizard } from "../../shared/environment.tsx";
import { roamingPacksQuery } from "./queries.ts";
import styles from "./tariff.module.css";

/** What the tariff includes, always in the same order, with a line for what it does not include. */
export function TariffFacts({ tariff }: { readonly tariff: Tariff }) {
  const t = useText("order");
  const format = useFormat();
  const { api } = useWizard();
  const { data = [], isLoading } = useQuery(roamingPacksQuery(api, useLanguage()));
  const inTurkey = data.flatMap(({ allowance: { zone, dataMb }, price }) => (zone === "tr" && dataMb !== undefined ? [price.amount] : []));
  // A placeholder as wide as the price, so that loading it moves nothing.
  const from = isLoading ? [999] : inTurkey;
  return (
    <ul className={styles["facts"]}>
      <li>{tariff.minutesDe < 0 ? t("tariff.facts.flatDe") : t("tariff.facts.minutesDe", { minutes: format.number(tariff.minutesDe) })}</li>
      {tariff.minutesTr > 0 && <li>{t("tariff.facts.minutesTr", { minutes: format.number(tariff.minutesTr) })}</li>}
      <li>{t("tariff.facts.eu", { gb: format.gb(tariff.euDataGb) })}</li>
      <li>{t("tariff.facts.outside")}</li>
      {from.length > 0 && (
        <li data-waits={isLoading || undefined}>{t("tariff.facts.turkey", { price: format.money(euro(Math.min(...from))) })}</li>
      )}
      <li>{t("tariff.facts.speed", { down: format.number(tariff.maxDownMbps), slow: format.number(tariff.throttleKbps) })}</li>
      {tariff.commitmentMonths > 1 && <li>{t("tariff.facts.notice")}</li>}
    </ul>
  );
}
