import type { Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import styles from "./tariff.module.css";

/** What the tariff includes, always in the same order, with what it does not include as a line of its own. */
export function TariffFacts({ tariff }: { readonly tariff: Tariff }) {
  const t = useText("order");
  const format = useFormat();
  return (
    <ul className={styles["facts"]}>
      <li>{tariff.minutesDe < 0 ? t("tariff.facts.flatDe") : t("tariff.facts.minutesDe", { minutes: format.number(tariff.minutesDe) })}</li>
      {tariff.minutesTr > 0 && <li>{t("tariff.facts.minutesTr", { minutes: format.number(tariff.minutesTr) })}</li>}
      <li>{t("tariff.facts.eu", { gb: format.gb(tariff.euDataGb) })}</li>
      <li>{t("tariff.facts.outside")}</li>
      <li>{t("tariff.facts.speed", { down: format.number(tariff.maxDownMbps), slow: format.number(tariff.throttleKbps) })}</li>
      {tariff.commitmentMonths > 1 && <li>{t("tariff.facts.notice")}</li>}
    </ul>
  );
}
