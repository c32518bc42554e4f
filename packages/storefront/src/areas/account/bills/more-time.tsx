import { useQueryClient } from "@tanstack/react-query";
import type { Invoice } from "@tribun/api-client/contract";
import { DEFERRAL_DAYS, deferredUntil, germanDay, supportHref } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Button, Notice, textLinkClass } from "@tribun/ui-kit";
import { useState } from "react";
import { useApi, useServerNow } from "../../../platform/app/use-app.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import { useAct } from "../../../platform/queries/use-act.ts";
import styles from "./bills.module.css";

/** Defers a late bill at once; the button names the new last day. If no deferral is left, leads to support. */
export function MoreTime({ invoice: { id, number, deferrable, deferredUntil: until } }: { readonly invoice: Invoice }) {
  const t = useText("bills");
  const format = useFormat();
  const api = useApi();
  const client = useQueryClient();
  const today = germanDay(useServerNow()());
  const act = useAct<`${number}`>();
  const [wanted, setWanted] = useState<(typeof DEFERRAL_DAYS)[number]>();
  const take = (days: (typeof DEFERRAL_DAYS)[number]) => {
    setWanted(days);
    void act.run(`${days}`, async () => {
      const { invoiceMoreTime } = await import("@tribun/api-client/calls/invoice-acts");
      await api(invoiceMoreTime, { params: { id }, body: { days } });
      await client.invalidateQueries({ queryKey: ["private"] });
    });
  };
  if (until !== undefined && today <= until)
    return (
      <Notice tone="ok" announce>
        {t("story.timeGiven", { date: format.shortDate(until) })}
      </Notice>
    );
  if (deferrable !== true)
    return (
      <AppLink href={supportHref(number, "billing")} className={textLinkClass({ strong: true })}>
        {t("story.moreTime")}
      </AppLink>
    );
  return (
    <section aria-labelledby={`time-${id}`} className={styles["part"]}>
      <h3 id={`time-${id}`}>{t("story.moreTime")}</h3>
      <p className={styles["soft"]}>{t("story.timeText")}</p>
      {act.failure !== undefined && <ApiErrorNotice error={act.failure} onRetry={() => wanted && take(wanted)} />}
      <div className={styles["actions"]}>
        {DEFERRAL_DAYS.map((days) => (
          <Button key={days} variant="quiet" busy={act.busy === `${days}`} busyLabel={t("story.timeBusy")} onClick={() => take(days)}>
            {t("story.timeUntil", { days, date: format.shortDate(deferredUntil(today, days)) })}
          </Button>
        ))}
      </div>
    </section>
  );
}
