import type { Order } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Panel, textLinkClass } from "@tribun/ui-kit";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { isPaid } from "../../../features/orders/waiting.ts";
import { fileHref } from "../../../platform/place/hrefs.ts";
import { DayToKeep } from "../../../features/orders/day-to-keep.tsx";
import { SummaryButton } from "../../../features/orders/summary-button.tsx";
import styles from "./order-detail.module.css";

/** The documents of an order (L01, L03, L39), and its date as a calendar file. */
export function OrderDocuments({ order }: { readonly order: Order }) {
  const t = useText("orders");
  return (
    <Panel title={t("detail.documents")} headingLevel={2}>
      <div className={styles["links"]}>
        <SummaryButton order={order} wide />
        <DayToKeep order={order} wide />
        <a href={fileHref("product-sheets", order.tariff.productSheetFile)} className={textLinkClass({ strong: true })}>
          {t("detail.sheet")}
        </a>
        {isPaid(order) && (
          <AppLink href="/dashboard/bills" className={textLinkClass({ strong: true })}>
            {t("detail.bills")}
          </AppLink>
        )}
        <AppLink href="/information/agb" className={textLinkClass({ strong: true })}>
          {t("detail.terms")}
        </AppLink>
      </div>
    </Panel>
  );
}
