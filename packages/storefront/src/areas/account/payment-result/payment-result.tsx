import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useText } from "@tribun/i18n";
import { Button, Spinner } from "@tribun/ui-kit";
import { useEffect } from "react";
import type { FetchFirst } from "../../../platform/page/page.ts";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { placeOfPaid } from "../../../platform/place/after-payment.ts";
import { ErrorHelp } from "../../../shell/late-errors.tsx";
import { useChanges } from "../shared/use-changes.ts";
import { useCheckoutId } from "../../../features/payment/use-checkout-id.ts";
import { CHECKS, askAhead } from "../../../features/payment/check-ahead.ts";
import { PaymentStage } from "../../../features/payment/payment-stage.tsx";
import { isNoPayment, usePaymentCheck } from "../../../features/payment/use-payment-check.ts";
import { ResultView } from "./result-view.tsx";
import styles from "../../../features/payment/payment-stage.module.css";
import { UnknownPayment } from "./unknown-payment.tsx";
/** Fetches the result of the payment. */
export const fetchFirst: FetchFirst = (queryClient, { api }, { search }) => {
  const cId = search.get("cId");
  return cId === null || cId === "" ? [] : [askAhead({ api, queryClient }, cId)];
};

/** `/dashboard/payment-result?cId=`: one view for each of the five statuses, the same after every reload. */
export function PaymentResult() {
  const { status } = useSession();
  return (
    <>
      {status === "authenticated" && <Follow />}
      <div className={styles["window"]}>
        <Result />
      </div>
    </>
  );
}

/**
 * Refetches a failed payment when the revision changes, because the fan may have paid the order in another tab and must not pay it twice.
 */
function Follow() {
  const client = useQueryClient();
  useChanges(() => void client.invalidateQueries({ queryKey: CHECKS }));
  return null;
}

function Result() {
  const { cId, known } = useCheckoutId();
  const t = useText("payment");
  const router = useRouter();
  const { data, error, refetch, isFetching } = usePaymentCheck(cId);
  const succeeded = data?.transactionStatus === 0;
  const orderId = succeeded ? data.orderId : undefined;

  const paid = data && cId !== undefined ? placeOfPaid(data, cId) : undefined;
  useEffect(() => {
    if (paid !== undefined) void router.navigate({ href: paid, replace: true });
  }, [paid, router]);
  useEffect(() => {
    if (orderId === undefined || paid !== undefined) return;
    const timer = setTimeout(() => void router.navigate({ href: successHref(orderId), replace: true }), 1500);
    return () => clearTimeout(timer);
  }, [orderId, paid, router]);

  if ((known && cId === undefined) || isNoPayment(error)) return <UnknownPayment />;
  if (data) return <ResultView check={data} successHref={successHref(data.orderId)} />;
  if (error) {
    return (
      <PaymentStage title={t("result.down.title")} news="down">
        <p>{t("result.down.text")}</p>
        <div>
          <Button busy={isFetching} busyLabel={t("processing.spinner")} onClick={() => void refetch()}>
            {t("result.down.retry")}
          </Button>
        </div>
        <ErrorHelp error={error} />
      </PaymentStage>
    );
  }
  return (
    <PaymentStage title={t("processing.heading")} news="checking" mark={<Spinner size="l" label={t("processing.spinner")} />}>
      <p>{t("processing.text")}</p>
    </PaymentStage>
  );
}

function successHref(orderId: string): string {
  return `/checkout/success?order=${encodeURIComponent(orderId)}`;
}
