import { useQuery } from "@tanstack/react-query";
import { TransactionStatus } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { useEffect } from "react";
import { useApiScope } from "../../api/use-app.tsx";
import { useCelebration } from "../../celebration/use-celebration.ts";
import { useKeptParam } from "../payment-shared/use-kept-param.ts";
import { usePaymentCheck } from "../payment-shared/use-payment-check.ts";
import { firstPaidQuery } from "./queries.ts";

/** How the payment went that the fan comes back from; the operator says it, never the address. The first of all is celebrated. */
export function PaymentNews({ onSettled }: { readonly onSettled: () => void }) {
  const t = useText("bills");
  const cId = useKeptParam("cId");
  const { data } = usePaymentCheck(cId);
  const status = data?.purpose === "invoice" ? data.transactionStatus : undefined;
  useEffect(() => {
    if (status !== undefined) onSettled();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again when the status moves, not when the page is drawn again
  }, [status]);
  const paid = status === TransactionStatus.Success;
  const first = useQuery({ ...firstPaidQuery(useApiScope(), cId), enabled: paid }).data === true;
  useCelebration(first && cId !== undefined ? `bill:${cId}` : undefined, { caption: t("result.first") });
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
