import type { Order } from "@tribun/api-client/contract";
import { TITLE_SEPARATOR } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { ButtonLink, buttonClass, Container, Notice, Panel, Skeleton, TextLink } from "@tribun/ui-kit";
import { Suspense } from "react";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { OrderStanding } from "../../../features/portings/order-standing.tsx";
import { useOrderWords } from "../../../features/orders/use-order-words.ts";
import { isPaid, paymentHref, waitingFor } from "../../../features/orders/waiting.ts";
import { DeliveryPart } from "./delivery-part.tsx";
import styles from "./order-detail.module.css";
import { JerseyPart } from "./jersey-part.tsx";
import { OrderedPart } from "./ordered-part.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { WaysOut } from "./ways-out.tsx";
import { lazyPart } from "../../../platform/lazy/lazy-part.tsx";
import { AccountNav } from "../../../shell/account/account-nav.tsx";

/** Loaded lazily, because only an unpaid order needs it. */
const PaymentPart = lazyPart(() => import("./payment-part.tsx").then((module) => module.PaymentPart));

type OrderPageProps = { readonly order: Order; /** The latest refetch failed. */ readonly stale: boolean };

/** An order as a match: its state and the reason, the next action, what belongs to it, and the ways to leave. */
export function OrderPage({ order, stale }: OrderPageProps) {
  const t = useText("orders");
  const shell = useText("shell");
  const format = useFormat();
  const { msisdn } = order.summary.line;
  return (
    <Container>
      <AccountNav />
      <PageHead title={`${t("title", { number: order.number })}${TITLE_SEPARATOR}${shell("title.dashboard")}`} />
      <p className={styles["back"]}>
        <TextLink
          strong
          render={({ className }) => (
            <AppLink href="/dashboard" exact className={className}>
              {t("detail.back")}
            </AppLink>
          )}
        />
      </p>
      <div className={styles["head"]}>
        <h1>{t("title", { number: order.number })}</h1>
        <p>
          {order.tariff.name}
          {msisdn !== undefined && `, ${format.phone(msisdn)}`}
        </p>
      </div>
      {stale && <Notice tone="warn">{t("detail.stale")}</Notice>}
      <Standing order={order} />
      <div className={styles["columns"]}>
        <div className={styles["column"]}>
          {isPaid(order) && <DeliveryPart order={order} />}
          {order.jerseyParcel && <JerseyPart parcel={order.jerseyParcel} number={order.number} />}
          <OrderedPart order={order} />
        </div>
        <div className={styles["column"]}>
          <OrderDocuments order={order} />
          <WaysOut order={order} />
        </div>
      </div>
    </Container>
  );
}

function Standing({ order }: { readonly order: Order }) {
  const t = useText("orders");
  const words = useOrderWords();
  const waiting = waitingFor(order);
  const follow = waiting === "confirmation" ? paymentHref(order) : undefined;
  if (waiting === "over") {
    const state = (["expired", "rejected", "withdrawn", "cancelled"] as const).find((known) => known === order.state) ?? "cancelled";
    return (
      <Panel title={t(`over.${state}.title`)} headingLevel={2}>
        <p>{words(order)}</p>
        <p className={styles["links"]}>
          <AppLink href="/tarife" className={buttonClass()}>
            {t("over.again")}
          </AppLink>
        </p>
      </Panel>
    );
  }
  return (
    <Panel title={t("detail.state")} headingLevel={2}>
      <OrderStanding order={order} />
      {follow !== undefined && <ButtonLink href={follow}>{t("follow")}</ButtonLink>}
      {(waiting === "payment" || waiting === "anotherPayment") && (
        <Suspense fallback={<Skeleton height="320px" shape="card" />}>
          <PaymentPart order={order} />
        </Suspense>
      )}
    </Panel>
  );
}
