import type { Order } from "@tribun/api-client/contract";
import { Skeleton } from "@tribun/ui-kit";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../account-common/lazy-part.tsx";
import styles from "./delivery.module.css";
import { EsimLoaded } from "./esim-loaded.tsx";
import { ParcelCard } from "./parcel-card.tsx";

/** QR code maker and drawing load with the eSIM only. */
const EsimCard = lazyPart(() => import("./esim-card.tsx").then((module) => module.EsimCard));

type DeliveredProps = {
  readonly order: Order;
  /** What stands there as long as the eSIM is made. */
  readonly waiting: ReactNode;
};

/** The SIM of a paid order: its code and install link, whose place is kept until they are there, when a device has loaded it, or where the card is. */
export function Delivered({ order, waiting }: DeliveredProps) {
  if (order.summary.line.simType === "physical") return <ParcelCard order={order} />;
  if (order.esim) {
    return (
      <div className={styles["code"]}>
        <Suspense fallback={<Skeleton height="452px" shape="card" />}>
          <EsimCard esim={order.esim} />
        </Suspense>
      </div>
    );
  }
  return order.esimLoadedAt === undefined ? waiting : <EsimLoaded at={order.esimLoadedAt} lineId={order.lineId} />;
}
