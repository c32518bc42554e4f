import type { Order } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { ButtonLink, buttonClass, Panel, Skeleton } from "@tribun/ui-kit";
import { Suspense } from "react";
import { AppLink } from "../../shell/app-link.tsx";
import { OrderTrack } from "../order-shared/order-track.tsx";
import { portedStage } from "../order-shared/ported.ts";
import { useOrderWords } from "../order-shared/use-order-words.ts";
import { orderHref } from "../account-common/order-href.ts";
import { isPaid, paymentHref, waitingFor } from "../order-shared/waiting.ts";
import styles from "./dashboard.module.css";
import { lazyPart } from "../account-common/lazy-part.tsx";

/** Forms and texts of a number on its way come for those who bring one. */
const PortNews = lazyPart(() => import("../order-porting/port-news.tsx").then((module) => module.PortNews));

/** An order on its way: where it stands, what it waits for, and the one thing to do about it. */
export function OrderTracker({ order }: { order: Order }) {
  const t = useText("orders");
  const format = useFormat();
  const words = useOrderWords();
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
      <OrderTrack order={order} />
      {isPaid(order) && portedStage(order) !== undefined ? (
        <Suspense fallback={<Skeleton height="80px" />}>
          <PortNews order={order} />
        </Suspense>
      ) : (
        <p>{words(order)}</p>
      )}
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
