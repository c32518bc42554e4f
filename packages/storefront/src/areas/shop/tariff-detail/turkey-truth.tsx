import { useQuery } from "@tanstack/react-query";
import type { Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { FactsList, Panel } from "@tribun/ui-kit";
import { packsQuery } from "../../../platform/queries/queries.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { dataPacks } from "../../../features/catalogue/packs.ts";
import styles from "./tariff-page.module.css";

/** Anchor of the section on data prices in Türkiye. */
export const TURKEY_ID = "turkey";

/** Türkiye on every tariff (L34): calls are included, data is not, what data costs, and where the bill is capped. */
export function TurkeyTruth({ tariff }: { readonly tariff: Tariff }) {
  const t = useText("tariffs");
  const format = useFormat();
  const { data = [] } = useQuery(packsQuery(useApiScope(), "roaming"));
  const packs = dataPacks(data, "tr");
  return (
    <div id={TURKEY_ID} className={styles["anchor"]}>
      <Panel title={t("detail.turkey.title")} headingLevel={2}>
        <ul className={styles["plain"]}>
          <li>{tariff.minutesTr < 0 ? t("detail.turkey.flat") : t("detail.turkey.calls", { minutes: format.number(tariff.minutesTr) })}</li>
          <li>{t("detail.turkey.roaming")}</li>
          <li>{t("detail.turkey.cap")}</li>
        </ul>
        {packs.length > 0 && (
          <div>
            <h3 className={styles["subheading"]}>{t("detail.turkey.packs")}</h3>
            <FactsList
              rows={packs.map(({ name, validity, price }) => [
                t(validity.unit === "day" ? "detail.turkey.packDays" : "detail.turkey.packHours", { name, count: validity.value }),
                format.money(price),
              ])}
            />
            <p className={styles["notes"]}>{t("detail.turkey.book")}</p>
          </div>
        )}
      </Panel>
    </div>
  );
}
