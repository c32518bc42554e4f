import type { FetchFirst } from "../../../platform/page/page.ts";
import { sheetsQuery } from "../../../features/catalogue/sheets.ts";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "@tanstack/react-router";
import { ApiError } from "@tribun/api-client";
import { useText } from "@tribun/i18n";
import { Container, EmptyState } from "@tribun/ui-kit";
import { tariffQuery, tariffsQuery, packsQuery } from "../../../platform/queries/queries.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { groupTariffs, typesOf } from "../../../features/catalogue/catalogue.ts";
import { TariffCards } from "../../../features/catalogue/tariff-cards.tsx";
import { TariffSkeleton } from "../../../features/catalogue/tariff-skeleton.tsx";
import { TariffPage } from "./tariff-page.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";

export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(tariffsQuery(scope)),
  client.prefetchQuery(packsQuery(scope, "roaming")),
  client.prefetchQuery(sheetsQuery(scope)),
];

/**
 * `/tarife/{type}/{slug}`: one tariff (A3). A known slug under another type leads to its own address; an unknown one (1012) shows the
 * tariffs that exist.
 */
export function TariffDetail() {
  const { type, slug } = useParams({ from: "/tarife/$type/$slug" });
  const scope = useApiScope();
  const list = useQuery(tariffsQuery(scope));
  const listed = list.data?.find((tariff) => tariff.slug === slug);
  // Fetches a tariff that the list does not contain, because the cached list may be older than the tariff.
  const single = useQuery({ ...tariffQuery(scope, slug), enabled: list.data !== undefined && !listed });
  const tariff = listed ?? single.data;
  const error = list.error ?? single.error;

  if (tariff && tariff.type !== type) {
    return <Navigate to="/tarife/$type/$slug" params={{ type: tariff.type, slug: tariff.slug }} search={(kept) => kept} replace />;
  }
  if (tariff) return <TariffPage tariff={tariff} tariffs={list.data ?? [tariff]} />;
  if (error instanceof ApiError && (error.code === "1012" || error.code === "1039")) return <UnknownTariff />;
  if (error) return <LazyApiErrorView error={error} onRetry={() => void (list.error ? list.refetch() : single.refetch())} />;
  return (
    <Container>
      <TariffSkeleton />
    </Container>
  );
}

function UnknownTariff() {
  const t = useText("tariffs");
  const { data = [] } = useQuery(tariffsQuery(useApiScope()));
  const tariffs = groupTariffs(data, typesOf(data), false).flatMap((group) => group.tariffs);
  return (
    <Container>
      <PageHead title={t("detail.unknown.title")} />
      <EmptyState headingLevel={1} title={t("detail.unknown.title")}>
        {t("detail.unknown.text")}
      </EmptyState>
      <TariffCards tariffs={tariffs} headingLevel={2} />
    </Container>
  );
}
