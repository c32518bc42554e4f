import type { CheckoutCheck } from "@tribun/api-client/contract";
import { TransactionStatus } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, Spinner } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { PaymentHelp } from "../../../features/payment/payment-help.tsx";
import { explained } from "../../../features/payment/use-payment-check.ts";
import { PaymentStage } from "../../../features/payment/payment-stage.tsx";
import styles from "../../../features/payment/payment-stage.module.css";
import { orderHref } from "../../../platform/place/hrefs.ts";
import { Closed, PayAgain } from "../../../features/payment/pay-again.tsx";

type ResultViewProps = { readonly check: CheckoutCheck; readonly successHref: string };

/** Reasons after which the order is over: with a refund, or without a payment. */
const REFUNDED = ["partnerSystem", "numberTaken", "sameTariff"];
const ENDED = ["expired"];
/** The order was withdrawn, cancelled or replaced; its own page explains that and the refund. */
const LEFT = ["withdrawn", "replaced", "cancelled"];

/** The result of the payment in words, with the fan's next actions. */
export function ResultView({ check, successHref }: ResultViewProps) {
  const t = useText("payment");
  const format = useFormat();
  const { hotline } = useBrand();
  const help = (
    <>
      <p className={styles["soft"]}>{t("result.help", { phone: hotline.freeNumber })}</p>
      <PaymentHelp tId={check.tId} />
    </>
  );
  const reason = check.reason ?? "";
  const again = (
    <>
      <PayAgain orderId={check.orderId} />
      {help}
    </>
  );

  switch (check.transactionStatus) {
    case TransactionStatus.Success:
      return (
        <PaymentStage title={t("result.success.title")} news="success">
          <p>{t("result.success.text", { price: format.money(check.price) })}</p>
          <div>
            <AppLink href={successHref} className={buttonClass()}>
              {t("result.success.action")}
            </AppLink>
          </div>
        </PaymentStage>
      );
    case TransactionStatus.Pending:
    case TransactionStatus.Processing: {
      const name = check.transactionStatus === TransactionStatus.Pending ? "pending" : "processing";
      return (
        <PaymentStage title={t(`result.${name}.title`)} news={name} mark={<Spinner size="l" />}>
          <p>{t(`result.${name}.text`)}</p>
          <p className={styles["soft"]}>{t(`result.${name}.note`)}</p>
          {help}
        </PaymentStage>
      );
    }
    case TransactionStatus.Fail: {
      const over = REFUNDED.includes(reason) ? "refund" : ENDED.includes(reason) ? "expired" : undefined;
      if (over) {
        return (
          <PaymentStage title={t(`result.${over}.title`)} news={over}>
            <p>{t(`result.${over}.text`)}</p>
            <Closed orderId={check.orderId} />
            {help}
          </PaymentStage>
        );
      }
      if (LEFT.includes(reason)) {
        return (
          <PaymentStage title={t("result.over.title")} news="over">
            <p>{t("result.over.text")}</p>
            <div>
              <AppLink href={orderHref(check.orderId)} className={buttonClass()}>
                {t("result.over.action")}
              </AppLink>
            </div>
            {help}
          </PaymentStage>
        );
      }
      const why = explained(reason);
      return (
        <PaymentStage title={t("result.fail.title")} news="fail" form={again}>
          <p>
            {why && `${t(`result.fail.reason.${why}`)} `}
            {t("result.fail.text")}
          </p>
        </PaymentStage>
      );
    }
    case TransactionStatus.Incomplete:
      return (
        <PaymentStage title={t("result.incomplete.title")} news="incomplete" form={again}>
          <p>{t("result.incomplete.text")}</p>
        </PaymentStage>
      );
  }
}
