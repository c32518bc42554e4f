import type { Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { FactsList } from "@tribun/ui-kit";
import styles from "./tariff-page.module.css";

/** What is in the tariff, in the same order for each. */
export function TariffFacts({ tariff }: { readonly tariff: Tariff }) {
  const t = useText("tariffs");
  const common = useText("common");
  const format = useFormat();
  const minutes = (count: number) => (count < 0 ? t("detail.flat") : t("detail.minutes", { minutes: format.number(count) }));
  return (
    <section>
      <h2 className={styles["heading"]}>{t("detail.facts")}</h2>
      <FactsList
        rows={[
          [t("detail.volume"), t("detail.volumeValue", { volume: format.gb(tariff.dataGb) })],
          [t("detail.speed"), t("detail.speedValue", { down: format.number(tariff.maxDownMbps), up: format.number(tariff.maxUpMbps) })],
          [t("detail.tech"), format.list(tariff.tech)],
          [t("detail.throttle"), t("detail.throttleValue", { kbps: tariff.throttleKbps })],
          [t("detail.callsDe"), minutes(tariff.minutesDe)],
          [t("detail.smsDe"), tariff.sms < 0 ? t("detail.flat") : format.number(tariff.sms)],
          [t("detail.callsTr"), minutes(tariff.minutesTr)],
          [t("detail.eu"), t("detail.euValue", { volume: format.gb(tariff.euDataGb) })],
          [t("detail.sim"), format.list(tariff.simTypes.map((type) => common(`simType.${type}`)))],
        ]}
      />
    </section>
  );
}
