import type { Order } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Panel } from "@tribun/ui-kit";
import { Delivered } from "../../../features/orders/delivered.tsx";
import styles from "./order-detail.module.css";

/** The SIM of a paid order. */
export function DeliveryPart({ order }: { readonly order: Order }) {
  const t = useText("payment");
  const waiting = (
    <>
      <h2>{t("success.esim.waiting")}</h2>
      <p>{t("success.esimWaiting")}</p>
    </>
  );
  return (
    <Panel>
      <div className={styles["delivery"]}>
        <Delivered order={order} waiting={waiting} />
      </div>
    </Panel>
  );
}
