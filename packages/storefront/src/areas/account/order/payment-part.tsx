import type { Order } from "@tribun/api-client/contract";
import { ORDER_IDLE_HOURS } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { PayAgain } from "../../../features/payment/pay-again.tsx";
import { explained, usePaymentCheck } from "../../../features/payment/use-payment-check.ts";
import { waitingFor } from "../../../features/orders/waiting.ts";
import styles from "./order-detail.module.css";

/** Form to pay the order with the same or another method. After a failed payment it says why, and that nothing is lost (flows §4.1). */
export function PaymentPart({ order }: { readonly order: Order }) {
  const t = useText("orders");
  const payment = useText("payment");
  const failed = waitingFor(order) === "anotherPayment";
  const { data } = usePaymentCheck(failed ? order.checkoutId : undefined);
  const reason = explained(data?.reason);
  return (
    <section className={styles["pay"]} aria-labelledby="pay-title">
      {failed && reason !== undefined && (
        <Notice tone="warn" title={payment(`result.fail.reason.${reason}`)}>
          {payment("result.fail.text")}
        </Notice>
      )}
      <h3 id="pay-title">{t(failed ? "detail.payAgainTitle" : "detail.payTitle")}</h3>
      <PayAgain orderId={order.id} />
      <p className={styles["soft"]}>{t("detail.expires", { hours: ORDER_IDLE_HOURS })}</p>
    </section>
  );
}
