import { pathOf } from "@tribun/api-client";
import { contractSummaryPdf } from "@tribun/api-client/calls/orders";
import type { Order } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { buttonClass, DownloadIcon, Panel, textLinkClass, NEW_TAB } from "@tribun/ui-kit";
import { AppLink } from "../../shell/app-link.tsx";
import { isPaid } from "../order-shared/waiting.ts";
import { fileHref } from "../tariffs/file-href.ts";
import { DayToKeep } from "../order-shared/day-to-keep.tsx";
import styles from "./order-detail.module.css";

/** The papers of an order (L01, L03, L39), and its day for the fan's own calendar. */
export function Papers({ order }: { readonly order: Order }) {
  const t = useText("orders");
  const payment = useText("payment");
  return (
    <Panel title={t("detail.documents")} headingLevel={2}>
      <div className={styles["links"]}>
        {order.contractSummaryId !== undefined && (
          <a
            className={buttonClass({ variant: "quiet", wide: true })}
            href={pathOf(contractSummaryPdf, { id: order.contractSummaryId })}
            {...NEW_TAB}
          >
            <DownloadIcon size={20} aria-hidden="true" />
            {payment("success.summaryPdf")}
          </a>
        )}
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
