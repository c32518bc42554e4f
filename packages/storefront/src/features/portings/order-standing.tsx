import type { Order } from "@tribun/api-client/contract";
import { Skeleton } from "@tribun/ui-kit";
import { Suspense } from "react";
import { lazyPart } from "../../platform/lazy/lazy-part.tsx";
import { OrderTrack } from "../orders/order-track.tsx";
import { portedStage } from "../orders/ported.ts";
import { useOrderWords } from "../orders/use-order-words.ts";
import { isPaid } from "../orders/waiting.ts";

/** Forms and texts of a porting load only for fans who port a number. */
const PortNews = lazyPart(() => import("./port-news/port-news.tsx").then((module) => module.PortNews));

/** How far an order is and what it waits for. The reason of a declined porting comes first, because the fan has to act. */
export function OrderStanding({ order }: { readonly order: Order }) {
  const words = useOrderWords();
  const stage = isPaid(order) ? portedStage(order) : undefined;
  const news =
    stage === undefined ? (
      <p role="status">{words(order)}</p>
    ) : (
      <Suspense fallback={<Skeleton height="80px" />}>
        <PortNews order={order} />
      </Suspense>
    );
  return stage === "declined" ? (
    <>
      {news}
      <OrderTrack order={order} />
    </>
  ) : (
    <>
      <OrderTrack order={order} />
      {news}
    </>
  );
}
