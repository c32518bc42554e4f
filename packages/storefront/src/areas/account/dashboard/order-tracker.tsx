import type { Order } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { ButtonLink, buttonClass, Panel } from "@tribun/ui-kit";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { OrderStanding } from "../../../features/portings/order-standing.tsx";
import { orderHref } from "../../../platform/place/hrefs.ts";
import { paymentHref, waitingFor } from "../../../features/orders/waiting.ts";
import styles from "./dashboard.module.css";

/** An open order: its state, what it waits for, and the one action of the fan. */
export function OrderTracker({ order }: { order: Order }) {
  const t = useText("orders");
  const format = useFormat();
  const waiting = waitingFor(order);
  const pay = paymentHref(order);
  return (
    <Panel title={t("title", { number: order.number })} headingLevel={2}>
      <p className={styles["soft"]}>
        {order.tariff.name}
        {order.summary.line.msisdn !== undefined && `, ${format.phone(order.summary.line.msisdn)}`}
        <br />
        {t("placed", { date: format.date(order.createdAt) })}
      </p>
      <OrderStanding order={order} />
      <div className={styles["links"]}>
        {pay !== undefined && (
          <ButtonLink href={pay} wide>
            {t(waiting === "payment" ? "pay" : waiting === "anotherPayment" ? "payAgain" : "follow")}
          </ButtonLink>
        )}
        <AppLink href={orderHref(order.id)} className={buttonClass({ variant: "quiet", wide: true })}>
          {t("open")}
        </AppLink>
      </div>
    </Panel>
  );
}
