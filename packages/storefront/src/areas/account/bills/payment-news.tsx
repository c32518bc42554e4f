import type { CheckoutCheck } from "@tribun/api-client/contract";
import { TransactionStatus } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { useEffect } from "react";
import { PaymentHelp } from "../../../features/payment/payment-help.tsx";
import { explained } from "../../../features/payment/use-payment-check.ts";
import { PaymentUnknown } from "../../../features/payment/payment-unknown.tsx";
import { useKeptParam } from "../../../features/payment/use-kept-param.ts";
import { useNewsFocus, useOwnPayment } from "../../../features/payment/use-own-payment.ts";

/** The result of the payment from which the fan returns, or why it failed. Only the operator's answer counts, never the address. */
export function PaymentNews({ onSettled }: { readonly onSettled: () => void }) {
  const t = useText("bills");
  const { data, error, own } = useOwnPayment(useKeptParam("cId"), "invoice");
  const news = useNewsFocus(own !== undefined);
  const status = own?.transactionStatus;
  useEffect(() => {
    if (status !== undefined) onSettled();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the status changes, not on every render
  }, [status]);
  if (error && !data) return <PaymentUnknown error={error}>{t("result.down")}</PaymentUnknown>;
  if (own === undefined) return null;
  return (
    <div ref={news} tabIndex={-1}>
      <News check={own} />
    </div>
  );
}

function News({ check }: { readonly check: CheckoutCheck }) {
  const t = useText("bills");
  switch (check.transactionStatus) {
    case TransactionStatus.Success:
      return (
        <Notice tone="ok" announce>
          {t("result.paid")}
        </Notice>
      );
    case TransactionStatus.Pending:
    case TransactionStatus.Processing:
      return (
        <Notice tone="info" announce>
          {t("result.open")}
        </Notice>
      );
    case TransactionStatus.Fail:
    case TransactionStatus.Incomplete: {
      const why = explained(check.reason);
      return (
        <Notice tone="bad" announce>
          {why && `${t(`result.reason.${why}`)} `}
          {t("result.failed")}
          <PaymentHelp tId={check.tId} />
        </Notice>
      );
    }
  }
}
