import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import { checkoutStatus } from "@tribun/api-client/calls/orders";
import { TransactionStatus } from "@tribun/domain";
import { FormFailure } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, ErrorSummary, Notice } from "@tribun/ui-kit";
import { useEffect, useState } from "react";
import { isClosed } from "../../draft/closed-order.ts";
import type { OpenOrder } from "../../machine/order-draft.ts";
import { useWizard } from "../../wizard/environment.tsx";
import styles from "./approval.module.css";
import { useOpenParts } from "./use-open-parts.ts";
import type { usePayment } from "./use-payment.ts";
import { usePayOpenOrder } from "./use-pay-open-order.ts";

type OpenOrderProps = {
  readonly order: OpenOrder;
  /** The payment that stood open when the page was opened: one that is begun here just now leads away by itself. */
  readonly found: string | undefined;
  readonly payment: ReturnType<typeof usePayment>;
};

/**
 * The order is placed and waits for its payment: pay it, instead of ordering twice. It may have been paid where nobody came back from, in
 * a tab that was closed.
 */
export function OpenOrderNotice({ order: { checkoutId }, found, payment }: OpenOrderProps) {
  const t = useText("order");
  const { api, follow } = useWizard();
  const { pay, forget, busy, failure } = usePayOpenOrder(payment.input);
  const openParts = useOpenParts();
  const [attempt, setAttempt] = useState(0);
  const { data, refetch } = useQuery({
    queryKey: ["public", "checkout-open", checkoutId],
    queryFn: ({ signal }) => api(checkoutStatus, { params: { id: checkoutId }, signal }),
    enabled: checkoutId === found,
    gcTime: 0,
  });
  const status = data?.transactionStatus;
  const result = `/dashboard/payment-result?cId=${encodeURIComponent(checkoutId)}`;
  useEffect(() => {
    if (status === TransactionStatus.Success) follow(result);
  }, [status, follow, result]);
  useEffect(() => {
    // Refused, as it may stand elsewhere by now.
    if (failure !== undefined) void refetch();
  }, [failure, refetch]);
  // Whoever uses this device after somebody else finds an order that is none of theirs.
  const foreign = failure instanceof ApiError && failure.reason === "orderNotFound";
  const press = () => {
    // Money that is under way is followed, not asked for again.
    if (status === TransactionStatus.Pending || status === TransactionStatus.Processing) follow(result);
    // A change that stands open is not in what would be paid.
    else if (openParts.length > 0) setAttempt((count) => count + 1);
    else void pay();
  };
  return (
    <>
      <ErrorSummary title={t("nav.checkTitle")} errors={attempt > 0 ? openParts : []} attempt={attempt} />
      <Notice
        tone="info"
        title={t("approval.open.title")}
        action={
          <div className={styles["row"]}>
            <Button busy={busy} busyLabel={t("approval.leaving")} onClick={press}>
              {t("approval.open.pay")}
            </Button>
            {(isClosed(failure) || foreign) && (
              <Button variant="quiet" onClick={forget}>
                {t("approval.open.again")}
              </Button>
            )}
          </div>
        }
      >
        {t("approval.open.text")}
      </Notice>
      <FormFailure error={failure} />
    </>
  );
}
