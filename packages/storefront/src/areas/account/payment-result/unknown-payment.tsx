import { useText } from "@tribun/i18n";
import { buttonClass } from "@tribun/ui-kit";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { PaymentStage } from "../../../features/payment/payment-stage.tsx";
import styles from "../../../features/payment/payment-stage.module.css";

/** No payment has this id: says where the fan finds the order. */
export function UnknownPayment() {
  const t = useText("payment");
  return (
    <PaymentStage title={t("result.unknown.title")} news="unknown">
      <p>{t("result.unknown.text")}</p>
      <div className={styles["actions"]}>
        <AppLink href="/dashboard" className={buttonClass()}>
          {t("result.unknown.account")}
        </AppLink>
        <AppLink href="/order/approval" className={buttonClass({ variant: "quiet" })}>
          {t("result.unknown.order")}
        </AppLink>
      </div>
    </PaymentStage>
  );
}
