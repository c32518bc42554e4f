import { useQueryClient } from "@tanstack/react-query";
import type { CheckoutCheck } from "@tribun/api-client/contract";
import { TransactionStatus } from "@tribun/domain";
import { useLanguage, useText } from "@tribun/i18n";
import { Notice, textLinkClass } from "@tribun/ui-kit";
import { useEffect } from "react";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { useKeptParam } from "../../../features/payment/use-kept-param.ts";
import { PaymentUnknown } from "../../../features/payment/payment-unknown.tsx";
import { useNewsFocus, useOwnPayment } from "../../../features/payment/use-own-payment.ts";
import { PaymentFailed } from "./payment-failed.tsx";

/** The result of the payment from which the fan returns, `?cId=`. When the status changes, it refetches packs and lines. */
export function PaidNotice() {
  const t = useText("packs");
  const client = useQueryClient();
  const language = useLanguage();
  const { data, error, own } = useOwnPayment(useKeptParam("cId"), "option");
  const news = useNewsFocus(own !== undefined);
  const status = own?.transactionStatus;
  useEffect(() => {
    if (status === undefined) return;
    for (const name of ["packs", "lines"]) {
      const of = { queryKey: ["private", language, name] };
      // A pending request may have been answered before the payment, so cancel it first.
      void client.cancelQueries(of).then(() => client.invalidateQueries(of));
    }
  }, [status, client, language]);
  if (error && !data) return <PaymentUnknown error={error}>{t("payment.down")}</PaymentUnknown>;
  if (own === undefined) return null;
  return (
    <div ref={news} tabIndex={-1}>
      <News check={own} />
    </div>
  );
}

function News({ check }: { readonly check: CheckoutCheck }) {
  const t = useText("packs");
  // Set if the payment failed, which may happen after the fan has come here.
  const again = check.againUrl === undefined ? undefined : new URL(check.againUrl);
  switch (check.transactionStatus) {
    case TransactionStatus.Success:
      return (
        <Notice tone="ok" title={t("payment.paid")} announce>
          {t("payment.paidText")}
        </Notice>
      );
    case TransactionStatus.Pending:
    case TransactionStatus.Processing:
      return (
        <Notice tone="info" title={t("payment.checking")} announce>
          {t("payment.checkingText")}
        </Notice>
      );
    case TransactionStatus.Fail:
    case TransactionStatus.Incomplete:
      return (
        <PaymentFailed
          check={check}
          action={
            again && (
              <AppLink href={again.pathname + again.search} className={textLinkClass({ strong: true })}>
                {t("payment.toPack")}
              </AppLink>
            )
          }
        />
      );
  }
}
