import type { CheckoutCheck } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import { PaymentHelp } from "../../../features/payment/payment-help.tsx";
import { explained } from "../../../features/payment/use-payment-check.ts";

/** Reasons after which the money goes back: the line ended during the payment. */
const REFUNDED = ["lineEnded"];

type PaymentFailedProps = {
  readonly check: Pick<CheckoutCheck, "reason" | "tId">;
  /** Link to the pack, if this notice is not beside it. */
  readonly action?: ReactNode;
};

/** Says why a payment failed, that nothing was bought or charged, and that the fan can try another payment. */
export function PaymentFailed({ check: { reason, tId }, action }: PaymentFailedProps) {
  const t = useText("packs");
  if (reason !== undefined && REFUNDED.includes(reason))
    return (
      <Notice tone="warn" title={t("payment.refunded")} announce>
        {t("payment.refundedText")}
        <PaymentHelp tId={tId} />
      </Notice>
    );
  const why = explained(reason);
  return (
    <Notice tone="bad" title={t("payment.failed")} announce action={action}>
      {reason === "expired" ? t("payment.expired") : `${why ? `${t(`payment.reason.${why}`)} ` : ""}${t("payment.failedText")}`}
      <PaymentHelp tId={tId} />
    </Notice>
  );
}
