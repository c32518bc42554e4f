import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { Invoice } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, Panel, Pill, Skeleton, textLinkClass } from "@tribun/ui-kit";
import { useApiScope, useServerNow } from "../../../platform/app/use-app.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { LazyApiErrorNotice } from "../../../shell/lazy-errors.tsx";
import { billsHref } from "../shared/bills-href.ts";
import { openInvoicesQuery } from "../shared/queries.ts";
import { byUrgency, daysLate, isLate, restOf } from "../shared/states.ts";
import styles from "./next-fixture.module.css";

/** The bills to pay, most urgent first. */
function useOpenBills() {
  // The page has fetched them before this mounts; after a failure the fan retries with a press.
  const query = useQuery({ ...openInvoicesQuery(useApiScope()), retryOnMount: false });
  return { query, payable: byUrgency(query.data ?? []), first: byUrgency(query.data ?? [])[0] };
}

/**
 * The open bill as the next fixture, an overdue one as added time; otherwise a note that nothing is open. Plain words say what each means.
 */
export function NextFixture() {
  const t = useText("dashboard");
  const { query, payable, first } = useOpenBills();
  if (query.isPending) return <Skeleton height="240px" shape="card" />;
  // Without a record in the partner system the error of the lines already says what to do.
  if (query.error instanceof ApiError && query.error.code === "1020") return null;
  if (query.error && !query.data)
    return <LazyApiErrorNotice title={t("fixture.failed")} error={query.error} onRetry={() => void query.refetch()} />;
  if (first) return <Fixture invoice={first} others={payable.length - 1} />;
  const waiting = (query.data ?? []).length > 0;
  return (
    <Panel title={t("fixture.none")} headingLevel={2}>
      <p className={styles["soft"]}>{t(waiting ? "fixture.waiting" : "fixture.noneText")}</p>
      <AppLink href="/dashboard/bills" className={textLinkClass({ strong: true })}>
        {t("fixture.all")}
      </AppLink>
    </Panel>
  );
}

function Fixture({ invoice, others }: { readonly invoice: Invoice; readonly others: number }) {
  const t = useText("dashboard");
  const format = useFormat();
  const days = daysLate(invoice, germanDay(useServerNow()()));
  const late = isLate(invoice);
  const amount = format.money(restOf(invoice));
  const severe = invoice.status === "blockThreatened" || invoice.status === "blocked";
  return (
    <Panel
      title={t(late ? "fixture.late" : "fixture.next")}
      headingLevel={2}
      aside={
        late &&
        days > 0 && (
          <span className={styles["added"]} data-surface="board" aria-hidden="true">
            +{days}
          </span>
        )
      }
    >
      <div className={styles["versus"]}>
        <span>
          {late && <Pill tone="bad">{days === 0 ? t("fixture.lateToday") : t("fixture.lateDays", { count: days })}</Pill>}
          <span className={styles["month"]}>{format.month(invoice.period.to)}</span>
          <span className={styles["soft"]}>
            {invoice.returnedAt === undefined ? t("fixture.due", { date: format.weekdayDate(invoice.dueDate) }) : t("fixture.returned")}
          </span>
        </span>
        <b className={styles["amount"]}>{amount}</b>
      </div>
      <AppLink href={billsHref({ bill: invoice.id }, "pay")} className={buttonClass({ wide: true })}>
        {t("fixture.pay", { amount })}
      </AppLink>
      {severe && <p>{t(`fixture.${invoice.status === "blocked" ? "blocked" : "blockThreatened"}`)}</p>}
      {late && !severe && <p className={styles["soft"]}>{t("fixture.noFee")}</p>}
      <p className={styles["links"]}>
        {late && (
          <AppLink href={billsHref({ bill: invoice.id }, "bill")} className={textLinkClass({ strong: true })}>
            {t("fixture.moreTime")}
          </AppLink>
        )}
        <AppLink href="/dashboard/bills" className={textLinkClass({ strong: true })}>
          {others > 0 ? t("fixture.others", { count: others }) : t("fixture.all")}
        </AppLink>
      </p>
    </Panel>
  );
}
