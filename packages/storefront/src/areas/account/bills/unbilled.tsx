import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import { unbroken } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { type Fact, FactsList, Panel, Skeleton } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import { useFirstRows } from "../../../shell/account/first-rows.tsx";
import styles from "./bills.module.css";
import { unbilledQuery } from "./queries.ts";

/** Unbilled charges: the base fee up to today, usage and bookings. Renders nothing for a fan without a contract (1023, 1020). */
export function Unbilled() {
  const t = useText("bills");
  const format = useFormat();
  const { data, error, isPending, refetch } = useQuery(unbilledQuery(useApiScope()));
  const { shown, more } = useFirstRows(data?.items ?? []);
  if (isPending) {
    return <Skeleton height="220px" shape="card" label={t("unbilled.loading")} />;
  }
  if (error instanceof ApiError && (error.code === "1023" || error.code === "1020")) return null;
  if (error && !data) return <ApiErrorNotice title={t("unbilled.lost")} error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const rows = shown.map(({ label, zone, quantity, amount }): Fact => {
    const what = quantity > 1 ? t("detail.quantity", { count: quantity, label }) : label;
    return [unbroken(zone === undefined ? what : `${what}, ${t(`unbilled.zone.${zone}`)}`), format.money(amount)];
  });
  return (
    <div id="unbilled">
      <Panel title={t("unbilled.title")} headingLevel={2}>
        <p className={styles["soft"]}>
          {t("unbilled.since", { date: format.shortDate(data.periodFrom), time: format.dateTime(data.asOf) })}
        </p>
        {rows.length === 0 ? (
          <p>{t("unbilled.none")}</p>
        ) : (
          <>
            <FactsList rows={[...rows, [t("unbilled.total"), format.money(data.total)]]} summed />
            {more}
            <p className={styles["soft"]}>{t("unbilled.text")}</p>
          </>
        )}
      </Panel>
    </div>
  );
}
