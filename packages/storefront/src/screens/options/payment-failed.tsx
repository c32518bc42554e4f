import type { CheckoutCheck } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";

/** Reasons after which the money goes back: the line ended while it was under way. */
const REFUNDED = ["lineEnded"];
const EXPLAINED = ["insufficientFunds", "declined", "cancelled"] as const;

/** Why a payment came to nothing, and that another one may be tried; nothing is bought and nothing taken. */
export function PaymentFailed({ check: { reason } }: { readonly check: Pick<CheckoutCheck, "reason"> }) {
  const t = useText("packs");
  if (reason !== undefined && REFUNDED.includes(reason))
    return (
      <Notice tone="warn" title={t("payment.refunded")} announce>
        {t("payment.refundedText")}
      </Notice>
    );
  const explained = EXPLAINED.find((known) => known === reason);
  return (
    <Notice tone="bad" title={t("payment.failed")} announce>
      {reason === "expired" ? t("payment.expired") : `${explained ? `${t(`payment.reason.${explained}`)} ` : ""}${t("payment.failedText")}`}
    </Notice>
  );
}
