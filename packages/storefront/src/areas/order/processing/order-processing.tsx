import { useRouter } from "@tanstack/react-router";
import { TransactionStatus } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Spinner } from "@tribun/ui-kit";
import { useEffect, useState } from "react";
import { placeOfPaid } from "../../../platform/place/after-payment.ts";
import { useCheckoutId } from "../../../features/payment/use-checkout-id.ts";
import { PaymentStage } from "../../../features/payment/payment-stage.tsx";
import { isNoPayment, usePaymentCheck } from "../../../features/payment/use-payment-check.ts";

/** After this time, in milliseconds, the page leads to the result page, which explains the state and polls more slowly. */
const PATIENCE_MS = 45_000;
const SLOW_MS = 12_000;

/**
 * `/order/processing?cId=`: polls the operator for the result of the payment and navigates on. Only the operator's answer counts, never the
 * address.
 */
export function OrderProcessing() {
  const { cId, known } = useCheckoutId();
  const t = useText("payment");
  const router = useRouter();
  const { data, error } = usePaymentCheck(cId);
  const waited = useWaited();

  const unknown = (known && cId === undefined) || isNoPayment(error);
  const status = data?.transactionStatus;
  const orderId = data?.orderId;
  const tired = waited >= PATIENCE_MS;
  useEffect(() => {
    const go = (href: string) => void router.navigate({ href, replace: true });
    const result = cId === undefined ? "/dashboard/payment-result" : `/dashboard/payment-result?cId=${encodeURIComponent(cId)}`;
    const paid = data && cId !== undefined ? placeOfPaid(data, cId) : undefined;
    if (paid !== undefined) go(paid);
    else if (status === TransactionStatus.Success && orderId !== undefined) go(`/checkout/success?order=${encodeURIComponent(orderId)}`);
    else if (unknown || tired || status === TransactionStatus.Fail || status === TransactionStatus.Pending) go(result);
  }, [data, status, orderId, unknown, tired, cId, router]);

  return (
    <PaymentStage title={t("processing.heading")} news="processing" mark={<Spinner size="l" label={t("processing.spinner")} />}>
      <p>{t("processing.text")}</p>
      {waited >= SLOW_MS && <p>{t("processing.slow")}</p>}
      {error && !unknown && <p>{t("result.down.text")}</p>}
    </PaymentStage>
  );
}

/** Milliseconds since the page was mounted, updated every second. */
function useWaited(): number {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setWaited(performance.now() - start), 1000);
    return () => clearInterval(timer);
  }, []);
  return waited;
}
