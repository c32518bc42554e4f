import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import { TransactionStatus } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { buttonClass, Container, Notice, Skeleton } from "@tribun/ui-kit";
import { useEffect } from "react";
import { useApiScope } from "../../api/use-app.tsx";
import { useQueryParam } from "../../place/place.tsx";
import { ApiErrorNotice } from "../../shell/api-error-view.tsx";
import { AppLink } from "../../shell/app-link.tsx";
import { EmptyPlace } from "../../shell/empty-place.tsx";
import { useKeptParam } from "../payment-shared/use-kept-param.ts";
import { usePaymentCheck } from "../payment-shared/use-payment-check.ts";
import styles from "./bills.module.css";
import { InvoiceCard } from "./invoice-card.tsx";
import { invoicesQuery, PAGE_SIZE } from "./queries.ts";

/** `/dashboard/bills`: the fan's invoices, newest first, to read, pay, load and object to (L12, L14). */
export function Bills() {
  const t = useText("dashboard");
  const page = Math.max(1, Math.trunc(Number(useQueryParam("page") ?? "1")) || 1);
  const { data, error, isPending, refetch } = useQuery(invoicesQuery(useApiScope(), page));
  // A fan without a line has no record at the partner, and no bills either.
  const none = data?.length === 0 || (error instanceof ApiError && error.code === "1020");
  return (
    <div className={styles["page"]}>
      <Container>
        <h1 className={styles["title"]}>{t("bills.title")}</h1>
        <div className={styles["list"]}>
          <Payment onSettled={() => void refetch()} />
          {isPending && (
            <div role="status" aria-label={t("bills.loading")}>
              <Skeleton height="220px" shape="card" />
            </div>
          )}
          {none && page === 1 && <EmptyPlace title={t("bills.none")}>{t("bills.noneText")}</EmptyPlace>}
          {error && !none && <ApiErrorNotice error={error} onRetry={() => void refetch()} />}
          {data?.map((invoice) => (
            <InvoiceCard key={invoice.id} invoice={invoice} />
          ))}
          <Pages page={page} more={data?.length === PAGE_SIZE} />
        </div>
      </Container>
    </div>
  );
}

function Pages({ page, more }: { readonly page: number; readonly more: boolean }) {
  const t = useText("dashboard");
  if (page === 1 && !more) return null;
  return (
    <nav className={styles["pages"]} aria-label={t("bills.pages")}>
      {page > 1 && (
        <AppLink href={page === 2 ? "/dashboard/bills" : `/dashboard/bills?page=${page - 1}`} className={buttonClass({ variant: "quiet" })}>
          {t("bills.prev")}
        </AppLink>
      )}
      {more && (
        <AppLink href={`/dashboard/bills?page=${page + 1}`} className={buttonClass({ variant: "quiet" })}>
          {t("bills.next")}
        </AppLink>
      )}
    </nav>
  );
}

/** How the payment went that the fan comes back from. */
function Payment({ onSettled }: { readonly onSettled: () => void }) {
  const t = useText("dashboard");
  const { data } = usePaymentCheck(useKeptParam("cId"));
  const status = data?.purpose === "invoice" ? data.transactionStatus : undefined;
  useEffect(() => {
    if (status !== undefined) onSettled();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again when the status moves, not when the page is drawn again
  }, [status]);
  if (status === undefined) return null;
  if (status === TransactionStatus.Success) {
    return (
      <Notice tone="ok" announce>
        {t("bills.result.paid")}
      </Notice>
    );
  }
  const failed = status === TransactionStatus.Fail || status === TransactionStatus.Incomplete;
  return (
    <Notice tone={failed ? "bad" : "info"} announce>
      {t(failed ? "bills.result.failed" : "bills.result.open")}
    </Notice>
  );
}
