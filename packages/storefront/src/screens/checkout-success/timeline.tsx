import type { Order } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import styles from "./checkout-success.module.css";

/** What has happened and what comes, as minutes of a match. */
export function Timeline({ order }: { readonly order: Order }) {
  const t = useText("payment");
  const format = useFormat();
  const esim = order.summary.line.simType === "esim";
  const active = order.state === "active";
  const parcel = order.parcel;
  const steps = [
    { at: t("success.minute.paid"), text: t("success.paid") },
    esim
      ? {
          at: t("success.minute.esim"),
          text: t(order.esim ? "success.esimReady" : order.esimLoadedAt ? "success.esimLoaded" : "success.esimWaiting"),
        }
      : {
          at: t("success.minute.parcel"),
          text: parcel
            ? `${t("success.parcelSent", { carrier: parcel.carrier })}. ${t("success.parcelDates", {
                from: format.date(parcel.expectedFrom),
                to: format.date(parcel.expectedTo),
              })}`
            : t("success.parcel.soon"),
        },
    ...(active ? [{ at: t("success.minute.active"), text: t(esim ? "success.lineActive" : "success.lineAtParcel") }] : []),
    ...(order.summary.jersey ? [{ at: t("success.minute.jersey"), text: t("success.jersey") }] : []),
  ];
  return (
    <ol className={styles["time"]} aria-label={t("success.timeline")}>
      {steps.map(({ at, text }) => (
        <li key={text}>
          <b aria-hidden="true">{at}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
