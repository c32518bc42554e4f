import type { Order } from "@tribun/api-client/contract";
import type { ReactNode } from "react";
import styles from "./delivery.module.css";
import { EsimCard } from "./esim-card.tsx";
import { EsimLoaded } from "./esim-loaded.tsx";
import { ParcelCard } from "./parcel-card.tsx";

type DeliveredProps = {
  readonly order: Order;
  /** Shown until the eSIM is ready. */
  readonly waiting: ReactNode;
};

/** The SIM of a paid order: the eSIM's code and install link, or when a device loaded it, or where the card is. */
export function Delivered({ order, waiting }: DeliveredProps) {
  if (order.summary.line.simType === "physical") return <ParcelCard order={order} />;
  if (order.esim) {
    return (
      <div className={styles["code"]}>
        <EsimCard esim={order.esim} />
      </div>
    );
  }
  return order.esimLoadedAt === undefined ? waiting : <EsimLoaded at={order.esimLoadedAt} lineId={order.lineId} />;
}
