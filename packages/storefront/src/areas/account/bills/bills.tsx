import { billsAddress, listOf, seasonOf } from "./address.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";
import { linesQuery } from "../../../platform/queries/queries.ts";
import { useQuery } from "@tanstack/react-query";
import { nextMonth } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, chipClass, Container, Skeleton } from "@tribun/ui-kit";
import { Suspense, useEffect } from "react";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useChanges, pingQuery } from "../shared/use-changes.ts";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { BelowFold } from "../../../shell/below-fold.tsx";
import { EmptyPlace } from "../../../platform/brand/empty-place.tsx";
import { AccountNav } from "../../../shell/account/account-nav.tsx";
import { Stale } from "../../../shell/account/stale.tsx";
import { type BillsAddress, billsHref } from "../shared/bills-href.ts";
import { PUSH_KEY } from "../../../hydration/hand-over.ts";
import { readItem } from "../../../hydration/storage.ts";
import { BillPanel } from "./bill-panel.tsx";
import styles from "./bills.module.css";
import { PaymentNews } from "./payment-news.tsx";
import { unbilledQuery, invoicesQuery, seasonsQuery } from "./queries.ts";
import { SeasonBoard } from "./season-board.tsx";
import { SeasonTable } from "./season-table.tsx";
import { Unbilled } from "./unbilled.tsx";
import { useBills } from "./use-bills.ts";
import { useFirstBill } from "./use-first-bill.ts";
import { lazyPart } from "../../../platform/lazy/lazy-part.tsx";
/** The ping comes first, so that the next revision shows whether anything changed between the answers. */
export const fetchFirst: FetchFirst = (client, scope, { search }) => [
  client.prefetchQuery(pingQuery(scope)),
  client.prefetchQuery(linesQuery(scope)),
  client.prefetchQuery(unbilledQuery(scope)),
  client.fetchQuery(seasonsQuery(scope)).then((seasons) => {
    const param = (name: string) => search.get(name) ?? undefined;
    const address = billsAddress({ season: param("season"), show: param("show"), page: param("page"), bill: param("bill") });
    const season = seasonOf(seasons, address);
    return season && client.prefetchQuery(invoicesQuery(scope, listOf(season, address)));
  }),
];

/** Figure spaces, as wide as a year. */
const SOME_YEAR = "\u2007".repeat(4);

/** Loaded lazily, because most fans come for a bill and not for the usage chart. */
const UsageHistory = lazyPart(() => import("./usage/usage-history.tsx").then((module) => module.UsageHistory));

/** `/dashboard/bills`: the year's invoices as a season table, the details of one of them, and the unbilled charges (L12, L14). */
export function Bills() {
  const t = useText("bills");
  const { address, seasons, season, list, rows, none, pages, chosen, refetch } = useBills();
  useChanges();
  useFirstBill(seasons.data, rows);
  const seen = list.data !== undefined;
  // Most fans have a bill, so render its head with the same height while loading, so that nothing below moves.
  const waits = seasons.isLoading;
  useEffect(() => {
    // Imported only for a fan with push messages on this device.
    if (seen && readItem(PUSH_KEY))
      void import("../../../platform/push/leave.ts").then(({ clearBadge }) => clearBadge()).catch(() => undefined);
  }, [seen]);
  return (
    <Container>
      <AccountNav />
      <div className={styles["head"]}>
        <h1>{season || waits ? t("titleSeason", { year: season?.year ?? SOME_YEAR }) : t("title")}</h1>
        {(season || waits) && (
          <Filters address={address} seasons={(seasons.data ?? []).map(({ year }) => `${year}`)} season={`${season?.year}`} />
        )}
      </div>
      <div className={styles["stack"]}>
        <PaymentNews onSettled={refetch} />
        <Stale of={list.data ? list : seasons} text={(time) => t("stale", { time })} papers={{ bill: (number) => t("kept", { number }) }} />
        {seasons.isPending && <Waiting label={t("loading")} />}
        {none && <NoBill />}
        {seasons.error && !seasons.data && !none && <ApiErrorNotice title={t("lost")} error={seasons.error} onRetry={refetch} />}
        {season && (
          <>
            <SeasonBoard season={season} />
            <div className={styles["aside"]}>
              <div className={styles["stack"]}>
                {list.isPending && <Waiting label={t("loading")} height="420px" />}
                {list.error && !list.data && <ApiErrorNotice title={t("lost")} error={list.error} onRetry={refetch} />}
                {rows.length > 0 && <SeasonTable rows={rows} year={season.year} address={address} chosen={chosen} />}
                {list.data?.length === 0 && <Nothing address={address} />}
                <Pages address={address} pages={pages} />
              </div>
              {chosen !== undefined && (
                <BelowFold>
                  <BillPanel key={chosen} id={chosen} list={rows} address={address} />
                </BelowFold>
              )}
              <div className={styles["stack"]}>
                <BelowFold>
                  <Unbilled />
                  <Usage />
                </BelowFold>
              </div>
            </div>
          </>
        )}
        {!seasons.isPending && !season && (
          <>
            <Unbilled />
            <Usage />
          </>
        )}
      </div>
    </Container>
  );
}

/** Before the first bill: the day on which it comes, if there is a contract. */
function NoBill() {
  const t = useText("bills");
  const format = useFormat();
  const { data } = useQuery(unbilledQuery(useApiScope()));
  return (
    <EmptyPlace title={t("none")}>{data ? t("noneOn", { date: format.date(nextMonth(data.periodFrom).from) }) : t("noneText")}</EmptyPlace>
  );
}

function Usage() {
  return (
    <Suspense fallback={<Skeleton height="480px" shape="card" />}>
      <UsageHistory />
    </Suspense>
  );
}

function Waiting({ label, height = "640px" }: { readonly label: string; readonly height?: string }) {
  return <Skeleton height={height} shape="card" label={label} />;
}

type FiltersProps = { readonly address: BillsAddress; readonly seasons: readonly string[]; readonly season: string };

/** Filters by paid or open and by year. Both are in the address, so that Back and a shared link keep them. */
function Filters({ address, seasons, season }: FiltersProps) {
  const t = useText("bills");
  const link = (key: string, href: string, chosen: boolean, text: string) => (
    <AppLink key={key} href={href} stay within className={chipClass({ chosen })} aria-current={chosen ? "true" : undefined}>
      {text}
    </AppLink>
  );
  return (
    <div className={styles["filters"]}>
      {seasons.length > 1 && (
        <nav className={styles["chips"]} aria-label={t("seasons")}>
          {seasons.map((year) => link(year, billsHref({ show: address.show, season: year }), year === season, year))}
        </nav>
      )}
      <nav className={styles["chips"]} aria-label={t("filter.label")}>
        {([undefined, "open", "paid"] as const).map((show) =>
          link(show ?? "all", billsHref({ season: address.season, show }), address.show === show, t(`filter.${show ?? "all"}`)),
        )}
      </nav>
    </div>
  );
}

/** Shown if the filter matches no invoice, or if the address names a page after the last one. */
function Nothing({ address: { season, show } }: { readonly address: BillsAddress }) {
  const t = useText("bills");
  const words = show === "paid" ? "filter.nonePaid" : show === "open" ? "filter.noneOpen" : "filter.nonePage";
  return (
    <EmptyPlace
      title={t(words)}
      action={
        <AppLink href={billsHref({ season })} className={buttonClass({ variant: "quiet" })}>
          {t(show === undefined ? "filter.firstPage" : "filter.showAll")}
        </AppLink>
      }
    >
      {t(`${words}Text`)}
    </EmptyPlace>
  );
}

function Pages({ address: { bill: _, ...address }, pages }: { readonly address: BillsAddress; readonly pages: number }) {
  const t = useText("bills");
  const { page = 1 } = address;
  if (pages === 1 && page === 1) return null;
  return (
    <nav className={styles["pages"]} aria-label={t("pages")}>
      {page > 1 && (
        <AppLink href={billsHref({ ...address, page: page - 1 })} className={buttonClass({ variant: "quiet" })}>
          {t("prev")}
        </AppLink>
      )}
      <span>{t("page", { page, pages })}</span>
      {page < pages && (
        <AppLink href={billsHref({ ...address, page: page + 1 })} className={buttonClass({ variant: "quiet" })}>
          {t("next")}
        </AppLink>
      )}
    </nav>
  );
}
