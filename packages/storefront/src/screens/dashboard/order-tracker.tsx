import type { Order } from "@tribun/api-client/contract";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { ButtonLink, buttonClass, Panel, Ribbon } from "@tribun/ui-kit";
import styles from "./dashboard.module.css";
import { paymentHref, standsAt, TRACKS, type TrackStep, waitingFor } from "./tracker.ts";
import { useServerNow } from "../../api/use-app.tsx";
import { cardStage } from "../order-shared/card-stage.ts";
import { AppLink } from "../../shell/app-link.tsx";

/** An order on its way: where it stands, what it waits for, and the one thing to do about it. */
export function OrderTracker({ order }: { order: Order }) {
  const t = useText("dashboard");
  const format = useFormat();
  const now = useServerNow()();
  const track: readonly TrackStep[] = TRACKS[order.summary.line.simType];
  const at = track.indexOf(standsAt(order, now));
  const waiting = waitingFor(order);
  const pay = paymentHref(order);
  return (
    <Panel title={t("order.title", { number: order.number })} headingLevel={2}>
      <p className={styles["soft"]}>
        {order.tariff.name}
        {order.summary.line.msisdn !== undefined && `, ${format.phone(order.summary.line.msisdn)}`}
        <br />
        {t("order.placed", { date: format.date(order.createdAt) })}
      </p>
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
