import { TransactionStatus } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { useEffect } from "react";
import { useKeptParam } from "../payment-shared/use-kept-param.ts";
import { usePaymentCheck } from "../payment-shared/use-payment-check.ts";

/** How the payment went that the fan comes back from; the operator says it, never the address. */
export function PaymentNews({ onSettled }: { readonly onSettled: () => void }) {
  const t = useText("bills");
  const { data } = usePaymentCheck(useKeptParam("cId"));
  const status = data?.purpose === "invoice" ? data.transactionStatus : undefined;
  useEffect(() => {
    if (status !== undefined) onSettled();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again when the status moves, not when the page is drawn again
  }, [status]);
  const paid = status === TransactionStatus.Success;
  if (status === undefined) return null;
  if (paid) {
    return (
      <Notice tone="ok" announce>
        {t("result.paid")}
      </Notice>
    );
  }
  const failed = status === TransactionStatus.Fail || status === TransactionStatus.Incomplete;
  return (
    <Notice tone={failed ? "bad" : "info"} announce>
      {t(failed ? "result.failed" : "result.open")}
    </Notice>
  );
}
