import type { Order } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { textLinkClass } from "@tribun/ui-kit";
import { AppLink } from "../../platform/place/app-link.tsx";
import styles from "./delivery.module.css";

/** Says that a device has loaded the eSIM: its code is used up, and another device needs another one. */
export function EsimLoaded({ at, lineId }: { readonly at: string; readonly lineId: Order["lineId"] }) {
  const t = useText("payment");
  const format = useFormat();
  return (
    <>
      <h2>{t("success.esim.loaded")}</h2>
      <p className={styles["small"]}>{t("success.esim.loadedText", { date: format.date(at) })}</p>
      <p className={styles["small"]}>
        {t("success.esim.another")}{" "}
        <AppLink
          href={`/dashboard/account/overview${lineId === undefined ? "" : `?line=${encodeURIComponent(lineId)}`}`}
          className={textLinkClass()}
        >
          {t("success.esim.help")}
        </AppLink>
      </p>
    </>
  );
}
