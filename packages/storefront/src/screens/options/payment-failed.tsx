import type { CheckoutCheck } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { ErrorHelp, PaymentHelp } from "../../shell/help-link.tsx";

/** Reasons after which the money goes back: the line ended while it was under way. */
const REFUNDED = ["lineEnded"];
const EXPLAINED = ["insufficientFunds", "declined", "cancelled"] as const;

/** Why a payment came to nothing, and that another one may be tried; nothing is bought and nothing taken. */
export function PaymentFailed({ check: { reason, tId } }: { readonly check: Pick<CheckoutCheck, "reason" | "tId"> }) {
  const t = useText("packs");
  if (reason !== undefined && REFUNDED.includes(reason))
    return (
      <Notice tone="warn" title={t("payment.refunded")} announce>
        {t("payment.refundedText")}
        <PaymentHelp tId={tId} />
      </Notice>
    );
  const explained = EXPLAINED.find((known) => known === reason);
  return (
    <Notice tone="bad" title={t("payment.failed")} announce>
      {reason === "expired" ? t("payment.expired") : `${explained ? `${t(`payment.reason.${explained}`)} ` : ""}${t("payment.failedText")}`}
      <PaymentHelp tId={tId} />
    </Notice>
  );
}

/** The operator does not say how the payment went: it is asked on by itself, and help is there meanwhile. */
export function PaymentUnknown({ error }: { readonly error: unknown }) {
  const t = useText("packs");
  return (
    <Notice tone="info" announce>
      {t("payment.down")}
      <ErrorHelp error={error} />
    </Notice>
  );
}
