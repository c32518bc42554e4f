import type { FetchFirst } from "../../../platform/page/page.ts";
import { orderQuery } from "../../../platform/queries/queries.ts";
import { useParams } from "@tanstack/react-router";
import { ApiError } from "@tribun/api-client";
import { useText } from "@tribun/i18n";
import { buttonClass, Container, EmptyState, Skeleton } from "@tribun/ui-kit";
import { ApiErrorView } from "../../../shell/late-errors.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { useChanges, pingQuery } from "../shared/use-changes.ts";
import { UNKNOWN_ORDER, useOrder } from "../../../features/orders/use-order.ts";
import styles from "./order-detail.module.css";
import { OrderPage } from "./order-page.tsx";
/** The ping comes first, so that the next revision shows whether anything changed between the answers. */
export const fetchFirst: FetchFirst = (client, scope, { params }) => [
  client.prefetchQuery(pingQuery(scope)),
  client.prefetchQuery(orderQuery(scope, params["id"] ?? "")),
];

/** `/dashboard/orders/{id}`: follows one order until the line works. */
export function OrderDetail() {
  const { id } = useParams({ from: "/dashboard/orders/$id" });
  return <OrderById id={id} />;
}

/** One own order, polled until it is finished. */
export function OrderById({ id }: { readonly id: string }) {
  const t = useText("orders");
  const { data, error, refetch } = useOrder(id, true);
  // The polling of an order ends with the order. After that the fan can still withdraw or pay elsewhere, so follow the revision too.
  useChanges();
  if (error instanceof ApiError && UNKNOWN_ORDER.includes(error.reason ?? "")) return <UnknownOrder />;
  if (data) return <OrderPage order={data} stale={error !== null} />;
  if (error) return <ApiErrorView error={error} onRetry={() => void refetch()} />;
  return (
    <Container>
      <div role="status" aria-label={t("detail.loading")} className={styles["loading"]}>
        <Skeleton height="90px" />
        <Skeleton height="420px" shape="card" />
      </div>
    </Container>
  );
}

function UnknownOrder() {
  const t = useText("orders");
  return (
    <Container width="narrow">
      <PageHead title={t("detail.unknown.title")} />
      <EmptyState
        headingLevel={1}
        title={t("detail.unknown.title")}
        action={
          <div className={styles["ways"]}>
            <AppLink href="/dashboard" className={buttonClass()}>
              {t("detail.back")}
            </AppLink>
            <AppLink href="/support" className={buttonClass({ variant: "quiet" })}>
              {t("detail.unknown.help")}
            </AppLink>
          </div>
        }
      >
        {t("detail.unknown.text")}
      </EmptyState>
    </Container>
  );
}
