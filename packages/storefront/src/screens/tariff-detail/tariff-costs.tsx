import type { Tariff } from "@tribun/api-client/contract";
import { euro, IDENTITY_CHARGE_CENTS } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { FactsList } from "@tribun/ui-kit";
import { totalMonths } from "../tariffs/tariff-words.ts";
import styles from "./tariff-page.module.css";

/** Every price of the tariff in one list, and their sum over the term: no footnote changes a headline. */
export function TariffCosts({ tariff }: { readonly tariff: Tariff }) {
  const t = useText("tariffs");
  const format = useFormat();
  const phases = tariff.pricePhases.map(
    ({ fromMonth, price }) =>
      [tariff.pricePhases.length > 1 ? t("detail.phase", { month: fromMonth }) : t("detail.phaseOnly"), format.money(price)] as const,
  );
  return (
    <section>
      <h2 className={styles["heading"]}>{t("detail.price")}</h2>
      <FactsList
        summed
        rows={[
          ...phases,
          ...(tariff.priceNet ? [[t("detail.net"), format.money(tariff.priceNet)] as const] : []),
          [t("detail.openingEsim"), format.money(tariff.connectionFeeEsim)],
          [t("detail.openingPost"), format.money(tariff.connectionFee)],
          [t("detail.identity"), format.money(euro(IDENTITY_CHARGE_CENTS))],
          [t("detail.total", { months: totalMonths(tariff) }), format.money(tariff.totalCost)],
        ]}
      />
      <p className={styles["note"]}>{t("detail.totalNote")}</p>
    </section>
  );
}
