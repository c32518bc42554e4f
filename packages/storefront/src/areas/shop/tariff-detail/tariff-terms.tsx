import type { Tariff } from "@tribun/api-client/contract";
import { isBusiness, tariffNeeds } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import styles from "./tariff-page.module.css";

/** Term, notice, withdrawal where the law grants it (§ 312g BGB: consumers), and the conditions of eligibility. */
export function TariffTerms({ tariff }: { readonly tariff: Tariff }) {
  const t = useText("tariffs");
  const common = useText("common");
  const { minAge, customerType } = tariff.eligibility;
  const term = tariff.commitmentMonths > 1 ? t("detail.contract.fixed", { months: tariff.commitmentMonths }) : t("detail.contract.monthly");
  return (
    <>
      <section>
        <h2 className={styles["heading"]}>{t("detail.contract.title")}</h2>
        <ul className={styles["plain"]}>
          <li>{term}</li>
          {!isBusiness(customerType) && <li>{t("detail.contract.withdrawal")}</li>}
        </ul>
      </section>
      <section>
        <h2 className={styles["heading"]}>{t("detail.eligibility.title")}</h2>
        <ul className={styles["plain"]}>
          <li>{t("detail.eligibility.adult", { age: minAge })}</li>
          {tariffNeeds(tariff.eligibility).map((need) => (
            <li key={need}>{common(`tariffNeed.${need}`)}</li>
          ))}
        </ul>
      </section>
      {tariff.hasFormOption && (
        <section>
          <h2 className={styles["heading"]}>{t("detail.jersey.title")}</h2>
          <p>{t("detail.jersey.text")}</p>
        </section>
      )}
    </>
  );
}
