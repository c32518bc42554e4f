import type { Order } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Panel, Skeleton } from "@tribun/ui-kit";
import { Suspense } from "react";
import delivery from "../order-delivery/delivery.module.css";
import { EsimLoaded } from "../order-delivery/esim-loaded.tsx";
import { ParcelCard } from "../order-delivery/parcel-card.tsx";
import styles from "./order-detail.module.css";
import { lazyPart } from "../account-common/lazy-part.tsx";

/** QR code maker and drawing load with the eSIM only. */
const EsimCard = lazyPart(() => import("../order-delivery/esim-card.tsx").then((module) => module.EsimCard));

/** The SIM of a paid order: its code and install link, when a device has loaded it, or where the card is. */
export function DeliveryPart({ order }: { readonly order: Order }) {
  return (
    <Panel>
      <div className={styles["delivery"]}>
        <Delivered order={order} />
      </div>
    </Panel>
  );
}

function Delivered({ order }: { readonly order: Order }) {
  const t = useText("payment");
  if (order.summary.line.simType === "physical") return <ParcelCard order={order} />;
  if (order.esim) {
    return (
      <div className={delivery["code"]}>
        <Suspense fallback={<Skeleton height="452px" shape="card" />}>
          <EsimCard esim={order.esim} />
        </Suspense>
      </div>
    );
  }
  if (order.esimLoadedAt !== undefined) return <EsimLoaded at={order.esimLoadedAt} lineId={order.lineId} />;
  return (
    <>
      <h2>{t("success.esim.waiting")}</h2>
      <p>{t("success.esimWaiting")}</p>
    </>
  );
}
