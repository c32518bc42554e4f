import type { Order } from "@tribun/api-client/contract";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { ButtonLink, buttonClass, Panel, Ribbon, Skeleton } from "@tribun/ui-kit";
import { lazy, Suspense } from "react";
import styles from "./dashboard.module.css";
import { paymentHref, standsAt, TRACKS, type TrackStep, waitingFor } from "./tracker.ts";
import { useServerNow } from "../../api/use-app.tsx";
import { cardStage } from "../order-shared/card-stage.ts";
import { portedStage } from "../order-shared/ported.ts";
import { AppLink } from "../../shell/app-link.tsx";

/** Tracker, forms and texts of a number on its way come for those who bring one. */
const PortTracker = lazy(() => import("./porting/port-tracker.tsx").then((module) => ({ default: module.PortTracker })));

/** An order on its way: where it stands, what it waits for, and the one thing to do about it. */
export function OrderTracker({ order }: { order: Order }) {
  const t = useText("dashboard");
  const format = useFormat();
  const waiting = waitingFor(order);
  // Once it is paid, an order that brings a number along waits for that.
  const moving = (waiting === "provisioning" || waiting === "nothing") && portedStage(order) !== undefined;
  const pay = paymentHref(order);
  return (
    <Panel title={t("order.title", { number: order.number })} headingLevel={2}>
      <p className={styles["soft"]}>
        {order.tariff.name}
        {order.summary.line.msisdn !== undefined && `, ${format.phone(order.summary.line.msisdn)}`}
        <br />
        {t("order.placed", { date: format.date(order.createdAt) })}
      </p>
      {moving ? (
        <Suspense fallback={<Skeleton height="180px" />}>
          <PortTracker order={order} />
        </Suspense>
      ) : (
        <Track order={order} />
      )}
      <div className={styles["links"]}>
        {pay !== undefined ? (
          <ButtonLink href={pay} wide>
            {t(waiting === "payment" ? "order.pay" : waiting === "anotherPayment" ? "order.payAgain" : "order.follow")}
          </ButtonLink>
        ) : (
          <AppLink href={`/checkout/success?order=${order.id}`} className={buttonClass({ variant: "quiet", wide: true })}>
            {t("order.open")}
          </AppLink>
        )}
      </div>
    </Panel>
  );
}

/** The steps of an order, and what it waits for in a sentence. */
function Track({ order }: { readonly order: Order }) {
  const t = useText("dashboard");
  const format = useFormat();
  const now = useServerNow()();
  const track: readonly TrackStep[] = TRACKS[order.summary.line.simType];
  const at = track.indexOf(standsAt(order, now));
  return (
    <>
      <ol className={styles["track"]} aria-label={t("order.steps")}>
        {track.map((step, index) => (
          <li
            key={step}
            className={styles[index < at ? "done" : index === at ? "now" : "todo"]}
            {...(index === at && { "aria-current": "step" as const })}
          >
            {index === at && (
              <span className={styles["kit"]}>
                <Ribbon size="s" on="surface" />
              </span>
            )}
            {t(`order.step.${step}`)}
          </li>
        ))}
      </ol>
      <p>{sentence(order, now, t, format)}</p>
    </>
  );
}

function sentence(order: Order, now: number, t: Text<"dashboard">, format: Formats): string {
  switch (waitingFor(order)) {
    case "payment":
      return order.holdExpiresAt === undefined ? t("order.payOpenNoHold") : t("order.payOpen", { time: format.time(order.holdExpiresAt) });
    case "anotherPayment":
      return t("order.payFailed");
    case "confirmation":
      return t("order.processing");
    case "provisioning":
    case "nothing":
      if (order.summary.line.simType === "esim") return t("order.provisioning");
      return order.parcel
        ? t(`order.${cardStage(order, now)}`, { from: format.date(order.parcel.expectedFrom), to: format.date(order.parcel.expectedTo) })
        : t("order.packing");
  }
}
